extension Migrations {
    /// The tables of `cache.sqlite`: what was read from photos, what a model said about dishes, and which pages held
    /// which dishes.
    ///
    /// Times are seconds since 1970, UTC; `bytes` is the length of the body and what belongs to it; `sum` is the
    /// SHA-256 of key and body, which exposes a body under a wrong key.
    static let cache = Migrations(steps: [
        """
        CREATE TABLE reading (
            key TEXT PRIMARY KEY,
            body BLOB NOT NULL,
            bytes INTEGER NOT NULL,
            kept_at REAL NOT NULL,
            used_at REAL NOT NULL
        );
        CREATE INDEX reading_by_use ON reading (used_at, bytes);
        CREATE TABLE opinion (
            key TEXT PRIMARY KEY,
            model TEXT NOT NULL,
            body BLOB NOT NULL,
            bytes INTEGER NOT NULL,
            kept_at REAL NOT NULL,
            used_at REAL NOT NULL
        );
        CREATE INDEX opinion_by_use ON opinion (used_at, bytes);
        PRAGMA user_version = 1;
        """,
        // Readings are now found by their pixels, and answers by a key that can be recomputed: older ones can't be
        // found any more.
        """
        DROP TABLE reading;
        DROP TABLE opinion;
        CREATE TABLE reading (
            key TEXT PRIMARY KEY,
            sum TEXT NOT NULL,
            body BLOB NOT NULL,
            bytes INTEGER NOT NULL,
            kept_at REAL NOT NULL,
            used_at REAL NOT NULL
        );
        CREATE INDEX reading_by_use ON reading (used_at, bytes);
        CREATE TABLE photo (
            key TEXT PRIMARY KEY,
            reading TEXT NOT NULL REFERENCES reading (key) ON DELETE CASCADE
        ) WITHOUT ROWID;
        CREATE INDEX photo_by_reading ON photo (reading);
        CREATE TABLE answer (
            key TEXT PRIMARY KEY,
            skeleton INTEGER NOT NULL,
            model TEXT NOT NULL,
            prompt TEXT NOT NULL,
            knowledge TEXT NOT NULL,
            question BLOB NOT NULL,
            body BLOB NOT NULL,
            sum TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            kept_at REAL NOT NULL,
            used_at REAL NOT NULL
        );
        CREATE INDEX answer_by_skeleton ON answer (skeleton);
        CREATE INDEX answer_by_use ON answer (used_at, bytes);
        CREATE TABLE page (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            dishes BLOB NOT NULL,
            bytes INTEGER NOT NULL,
            kept_at REAL NOT NULL,
            used_at REAL NOT NULL
        );
        CREATE TABLE page_hash (
            page INTEGER NOT NULL REFERENCES page (id) ON DELETE CASCADE,
            algorithm TEXT NOT NULL,
            version INTEGER NOT NULL,
            value TEXT NOT NULL,
            quality INTEGER,
            PRIMARY KEY (page, algorithm)
        ) WITHOUT ROWID;
        CREATE INDEX page_by_hash ON page_hash (algorithm, version, value);
        CREATE INDEX page_by_use ON page (used_at, bytes);
        CREATE TABLE request_form (
            service TEXT PRIMARY KEY,
            form TEXT NOT NULL,
            kept_at REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE hit (level TEXT PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
        PRAGMA user_version = 2;
        """,
    ])
}
