//! One sitting, without a screen.
