//! The lasting part of what is kept: IndexedDB, with a store for sessions and one for results.

use idb::{Database, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;

const NAME: &str = "patience";
const SESSIONS: &str = "sessions";
const RESULTS: &str = "results";

/// An open database.
pub(super) struct Store {
    database: Database,
}

impl Store {
    /// Opens the database, making it on the first visit.
    ///
    /// # Errors
    /// The browser keeps nothing, as in some private windows.
    pub(super) async fn open() -> Result<Store, Error> {
        let mut request = Factory::new()?.open(NAME, Some(1))?;
        request.on_upgrade_needed(|event| {
            if let Ok(database) = idb::DatabaseEvent::database(&event) {
                for store in [SESSIONS, RESULTS] {
                    // One that is there already is no fault.
                    let _ = database.create_object_store(store, ObjectStoreParams::new());
                }
            }
        });
        Ok(Store { database: request.await? })
    }

    /// Keeps a session under its preset, in place of the one before.
    pub(super) async fn put_session(&self, preset: &str, text: &str) -> Result<(), Error> {
        let transaction = self.database.transaction(&[SESSIONS], TransactionMode::ReadWrite)?;
        transaction.object_store(SESSIONS)?.put(&text.into(), Some(&preset.into()))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }

    /// Keeps a result under its game's identity, unless there is one already: whichever tab comes
    /// first writes it, and nobody writes it again.
    pub(super) async fn add_result(&self, identity: &str, text: &str) -> Result<(), Error> {
        let transaction = self.database.transaction(&[RESULTS], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(RESULTS)?;
        let key = JsValue::from(identity);
        if store.get(key.clone())?.await?.is_none() {
            store.put(&text.into(), Some(&key))?.await?;
        }
        transaction.commit()?.await?;
        Ok(())
    }

    /// The sessions of all presets.
    pub(super) async fn sessions(&self) -> Result<Vec<String>, Error> {
        self.all(SESSIONS).await
    }

    /// All results.
    pub(super) async fn results(&self) -> Result<Vec<String>, Error> {
        self.all(RESULTS).await
    }

    async fn all(&self, name: &str) -> Result<Vec<String>, Error> {
        let transaction = self.database.transaction(&[name], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(name)?.get_all(None, None)?.await?;
        Ok(values.iter().filter_map(JsValue::as_string).collect())
    }
}
