//! Card faces, backs and signs as SVG, drawn by our own code.
