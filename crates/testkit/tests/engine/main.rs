//! The engine against the referee, which shares no code with it: counts, legality, outcomes,
//! points, stuck positions and finishing, over presets and all options.

mod agreement;
mod bridge;
mod conservation;
mod looser_rules;
mod move_tables;
