//! What happens in a game.
