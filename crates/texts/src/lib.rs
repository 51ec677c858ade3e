//! Every word shown.
