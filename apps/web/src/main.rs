//! What the browser runs once the module is loaded.

fn main() {
    web::start();
}
