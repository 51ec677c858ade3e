//! Opening a whole game with its moves, as a link or a record carries it.

use crate::session::{Left, Session};
use crate::sitting::{Opened, Outcome, Sitting};
use notation::{Record, ReplayError};

impl Session {
    /// A session that begins with a game whose moves are known. They are nobody's yet: the game
    /// begins for the player with the first move of their own, and one that is won already is never
    /// counted. Opened twice it is the same game, so it counts once.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn of_record(record: &Record, balance: i64) -> Result<Session, Box<ReplayError>> {
        let won = record.replay().map_err(Box::new)?.is_won();
        let identity = identity(&record.link());
        let mut sitting = Sitting::new(&Opened::of(record.code()), identity.clone(), balance);
        sitting.follow(record.moves());
        let mut session = Session::new(sitting);
        if won {
            session.recorded.insert(identity);
        }
        Ok(session)
    }

    /// Leaves this game for one whose moves are known, see [`Session::of_record`].
    ///
    /// # Errors
    /// The first move that is not legal; nothing has changed then.
    pub fn open_record(&mut self, record: &Record, balance: i64, now: u64) -> Result<Outcome, Box<ReplayError>> {
        let opened = Session::of_record(record, balance)?;
        self.recorded.extend(opened.recorded);
        self.leave(opened.current, Left::NewGame, now);
        Ok(Outcome::Advanced)
    }
}

/// A name that follows from the text: FNV-1a, 64 bits.
fn identity(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("link-{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Move;
    use rules::Catalogue;

    fn record(text: &str) -> Record {
        Record::parse_link(text, Catalogue::builtin()).expect("a link")
    }

    fn session() -> Session {
        let opened = Opened::read("klondike.617").expect("a code");
        Session::new(Sitting::new(&opened, "own".to_owned(), 0))
    }

    #[test]
    fn a_link_opens_a_game_with_its_moves_and_undo_leads_back() {
        let mut session = session();
        session.turn(1);
        assert_eq!(session.open_record(&record("klondike.5/d/d/d"), 0, 2).ok(), Some(Outcome::Advanced));
        assert_eq!((session.sitting().code(), session.sitting().moves()), ("klondike.5", 3));
        assert!(!session.sitting().has_begun() && !session.sitting().clock().is_running());
        for _ in 0..3 {
            assert!(matches!(session.undo(3), Outcome::Undone(_)));
        }
        assert_eq!(session.undo(4), Outcome::Returned);
        assert_eq!((session.sitting().identity(), session.sitting().moves()), ("own", 1));
        assert!(session.take_results().is_empty());
    }

    #[test]
    fn a_session_that_begins_with_a_link_has_nothing_before_it() {
        let mut session = Session::of_record(&record("klondike.5/d"), 0).expect("it replays");
        assert!(matches!(session.undo(1), Outcome::Undone(_)));
        assert!(!session.can_undo() && session.can_redo());
    }

    #[test]
    fn the_first_move_of_ones_own_begins_an_opened_game() {
        let mut session = session();
        session.turn(1);
        session.open_record(&record("klondike.5/d"), 0, 2).expect("it replays");
        session.turn(3);
        assert!(session.sitting().has_begun());
        let left: Vec<String> = session.take_results().into_iter().map(|result| result.identity).collect();
        assert_eq!(left, ["own"]);
        let identity = session.sitting().identity().to_owned();
        session.open_record(&record("klondike.5/d"), 0, 4).expect("it replays");
        assert_eq!(session.sitting().identity(), identity);
    }

    #[test]
    fn a_move_that_is_not_legal_opens_nothing() {
        let mut session = session();
        session.turn(1);
        let error = session.open_record(&record("klondike.5/d/s"), 0, 2).expect_err("it is not shuffled");
        assert_eq!((error.step, error.mv), (2, Move::Reshuffle));
        assert_eq!(session.sitting().code(), "klondike.617");
    }
}
