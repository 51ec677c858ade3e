//! What the New game dialog offers: presets, every option with its values, and which of them make
//! sense together.

use rules::{Catalogue, GameFile, NoSense, OptionName, Place, Preset, Reason, Rules, RulesErrors, Value};

/// The game that a player is putting together: a preset and the options that differ from it.
#[derive(Clone, Debug)]
pub struct NewGame<'c> {
    catalogue: &'c Catalogue,
    game: &'c GameFile,
    preset: &'c Preset,
    /// In the options' order; only those that differ from the preset's own.
    set: Vec<(OptionName, Value)>,
}

/// One option as the dialog shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The option.
    pub name: OptionName,
    /// Its present value.
    pub value: Value,
    /// The values to choose from, in their order.
    pub choices: Vec<Choice>,
    /// The numbers that are taken as well, ends included.
    pub range: Option<(u16, u16)>,
}

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The value.
    pub value: Value,
    /// Why it makes no sense with what is chosen now.
    pub refused: Option<NoSense>,
}

impl Offer {
    /// Whether the value is none of the choices but another number.
    #[must_use]
    pub fn is_other_number(&self) -> bool {
        self.choices.iter().all(|choice| choice.value != self.value)
    }

    /// Why the option as a whole has no use now, if no value of it has.
    #[must_use]
    pub fn without_use(&self) -> Option<&NoSense> {
        let (first, rest) = self.choices.split_first()?;
        let all = rest.iter().all(|choice| choice.refused.is_some());
        first.refused.as_ref().filter(|_| all)
    }
}

impl<'c> NewGame<'c> {
    /// The same game with the same options as these rules; none when the catalogue does not have
    /// their preset.
    #[must_use]
    pub fn of(catalogue: &'c Catalogue, rules: &Rules) -> Option<NewGame<'c>> {
        let mut form = NewGame::preset_named(catalogue, rules.preset())?;
        form.set = rules.chosen().to_vec();
        form.settle();
        Some(form)
    }

    /// A preset with its own options; none when there is no such preset.
    #[must_use]
    pub fn preset_named(catalogue: &'c Catalogue, id: &str) -> Option<NewGame<'c>> {
        let (game, preset) = catalogue.find(id).ok()?;
        Some(NewGame { catalogue, game, preset, set: Vec::new() })
    }

    /// The collection that is chosen from.
    #[must_use]
    pub fn catalogue(&self) -> &'c Catalogue {
        self.catalogue
    }

    /// The game with all its presets.
    #[must_use]
    pub fn game(&self) -> &'c GameFile {
        self.game
    }

    /// The preset that is chosen.
    #[must_use]
    pub fn preset(&self) -> &'c Preset {
        self.preset
    }

    /// Chooses a preset with its own options. An id that there is not changes nothing.
    pub fn choose(&mut self, id: &str) {
        if let Some(other) = NewGame::preset_named(self.catalogue, id) {
            *self = other;
        }
    }

    /// Sets an option. When the game then is nearer to another preset it counts as that one with
    /// other options, so that its name says what is played; the values are checked by
    /// [`NewGame::rules`].
    pub fn set(&mut self, name: OptionName, value: Value) {
        self.set.retain(|(other, _)| *other != name);
        if self.preset.default_value(name) != value {
            let place = self.set.partition_point(|(other, _)| *other < name);
            self.set.insert(place, (name, value));
        }
        self.settle();
    }

    /// The present value of an option.
    #[must_use]
    pub fn value(&self, name: OptionName) -> Value {
        let chosen = self.set.iter().find(|(other, _)| *other == name);
        chosen.map_or_else(|| self.preset.default_value(name), |(_, value)| *value)
    }

    /// The rules that were put together. An option that has no use with the others is left out; it
    /// counts again as soon as it has one.
    ///
    /// # Errors
    /// Every value that the game does not take, and every combination that makes no sense.
    pub fn rules(&self) -> Result<Rules, RulesErrors> {
        self.game.rules(self.preset, &self.used())
    }

    /// Every option of the game.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        let present = self.no_sense(&self.used());
        let refused = |name, value| {
            let mut set: Vec<(OptionName, Value)> = self.used();
            set.retain(|(other, _)| *other != name);
            set.push((name, value));
            // What is wrong already is said once, and must not stand in the way of mending it.
            self.no_sense(&set).into_iter().find(|reason| !present.contains(reason))
        };
        self.game
            .options()
            .iter()
            .map(|spec| Offer {
                name: spec.name,
                value: self.value(spec.name),
                choices: spec
                    .offer
                    .iter()
                    .map(|value| Choice { value: *value, refused: refused(spec.name, *value) })
                    .collect(),
                range: spec.range,
            })
            .collect()
    }

    /// What is set, without options that have no use with the others.
    fn used(&self) -> Vec<(OptionName, Value)> {
        let useless: Vec<OptionName> = self.no_sense(&self.set).iter().filter_map(without_use).collect();
        self.set.iter().filter(|(name, _)| !useless.contains(name)).copied().collect()
    }

    fn no_sense(&self, set: &[(OptionName, Value)]) -> Vec<NoSense> {
        let errors = self.game.rules(self.preset, set).err().map_or_else(Vec::new, |errors| errors.0);
        errors
            .into_iter()
            .filter_map(|error| match (error.place, error.reason) {
                (Place::Combination, Reason::NoSense(reason)) => Some(reason),
                (Place::Combination | Place::Option(_) | Place::Game | Place::File { .. }, _) => None,
            })
            .collect()
    }

    /// Takes the preset from which the fewest options differ, this one among equals: then the name
    /// says what is played.
    fn settle(&mut self) {
        let used = self.used();
        let value = |name| {
            let chosen = used.iter().find(|(other, _)| *other == name);
            chosen.map_or_else(|| self.preset.default_value(name), |(_, value)| *value)
        };
        let differences = |preset: &Preset| {
            let options = self.game.options().iter();
            options.filter(|spec| preset.default_value(spec.name) != value(spec.name)).count()
        };
        let nearest = self.game.presets().iter().min_by_key(|preset| differences(preset));
        let Some(preset) = nearest.filter(|preset| differences(preset) < differences(self.preset)) else { return };
        let wished: Vec<(OptionName, Value)> =
            self.game.options().iter().map(|spec| (spec.name, self.value(spec.name))).collect();
        self.preset = preset;
        self.set = wished.into_iter().filter(|(name, value)| preset.default_value(*name) != *value).collect();
    }
}

/// The option that has no use, where that is the reason.
fn without_use(reason: &NoSense) -> Option<OptionName> {
    match reason {
        NoSense::PenaltyWithoutUse => Some(OptionName::RedealPenalty),
        NoSense::TooFewCards { .. } | NoSense::ShuffleWithoutRedeal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(id: &str) -> NewGame<'static> {
        NewGame::preset_named(Catalogue::builtin(), id).expect("a built-in preset")
    }

    fn offer(form: &NewGame<'_>, name: OptionName) -> Offer {
        form.offers().into_iter().find(|offer| offer.name == name).expect("the game has the option")
    }

    #[test]
    fn kl_30_kl_34_every_option_is_offered_with_its_default_first() {
        let form = form("klondike");
        let offers = form.offers();
        assert_eq!(offers.len(), form.game().options().len());
        for offer in &offers {
            assert_eq!(offer.value, form.preset().default_value(offer.name));
            assert_eq!(offer.choices[0].value, offer.value, "{}", offer.name);
            assert!(offer.choices.len() > 1 && offer.choices.iter().all(|choice| choice.refused.is_none()));
        }
        assert_eq!(offer(&form, OptionName::Draw).range, Some((1, 24)));
    }

    #[test]
    fn options_that_are_nearer_to_another_preset_are_that_preset() {
        let mut form = form("klondike");
        form.set(OptionName::Draw, Value::Number(1));
        assert_eq!(form.preset().id(), "klondike-draw-1");
        form.set(OptionName::Passes, Value::Number(1));
        assert_eq!(form.preset().id(), "klondike-draw-1");
        assert_eq!(form.value(OptionName::Passes), Value::Number(1));
        form.set(OptionName::Score, Value::Word("vegas"));
        assert_eq!(form.preset().id(), "vegas");
        assert!(form.rules().expect("a preset").chosen().is_empty());
        form.set(OptionName::Score, Value::Word("none"));
        assert_eq!(form.preset().id(), "vegas", "among equals it stays");
        assert_eq!(form.rules().expect("it makes sense").chosen().len(), 1);
        form.choose("bicycle");
        assert_eq!(form.value(OptionName::Lift), Value::Word("whole"));
        form.choose("no such game");
        assert_eq!(form.preset().id(), "bicycle");
    }

    #[test]
    fn a_form_begins_like_the_game_that_is_played() {
        let set = [(OptionName::Passes, Value::Number(7)), (OptionName::Draw, Value::Number(5))];
        let rules = Catalogue::builtin().rules("klondike", &set).expect("it makes sense");
        let form = NewGame::of(Catalogue::builtin(), &rules).expect("it is built in");
        assert_eq!(form.rules().expect("it makes sense"), rules);
        assert!(offer(&form, OptionName::Passes).is_other_number());
        assert!(!offer(&form, OptionName::Score).is_other_number());
    }

    #[test]
    fn a_penalty_without_use_is_left_out_and_counts_again_later() {
        let mut form = form("klondike");
        form.set(OptionName::RedealPenalty, Value::Flag(false));
        form.set(OptionName::Draw, Value::Number(1));
        assert_eq!(offer(&form, OptionName::RedealPenalty).without_use(), Some(&NoSense::PenaltyWithoutUse));
        assert_eq!(form.preset().id(), "klondike-draw-1");
        assert!(form.rules().expect("it is left out").chosen().is_empty());
        form.set(OptionName::Draw, Value::Number(3));
        assert_eq!(form.value(OptionName::RedealPenalty), Value::Flag(false));
        assert_eq!(offer(&form, OptionName::RedealPenalty).without_use(), None);
        assert_eq!(form.preset().id(), "klondike");
    }

    #[test]
    fn values_that_make_no_sense_together_are_refused_with_the_reason() {
        let mut form = form("double-patience");
        let passes = offer(&form, OptionName::Passes);
        let once = passes.choices.iter().find(|choice| choice.value == Value::Number(1)).expect("it is offered");
        assert_eq!(once.refused, Some(NoSense::ShuffleWithoutRedeal));
        assert_eq!(passes.without_use(), None);

        // Typed all the same, it is said once and everything that mends it stays free.
        form.set(OptionName::Passes, Value::Number(1));
        assert!(form.rules().is_err());
        let offers = form.offers();
        let counting = offers.iter().filter(|offer| offer.name != OptionName::RedealPenalty);
        assert!(counting.flat_map(|offer| &offer.choices).all(|choice| choice.refused.is_none()));
        form.set(OptionName::Redeal, Value::Word("keep"));
        assert!(form.rules().is_ok());
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        let mut form = form("klondike");
        form.set(OptionName::Draw, Value::Number(25));
        let errors = form.rules().expect_err("24 is the highest");
        assert_eq!(errors.0[0].place, Place::Option(OptionName::Draw));
        form.set(OptionName::Draw, Value::Number(24));
        assert!(form.rules().is_ok());
    }
}
