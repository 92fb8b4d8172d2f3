extension Migrations {
    /// The tables of `cache.sqlite`: what photos said, and what a model said of dishes.
    ///
    /// Times are seconds since 1970, UTC; `bytes` is the length of the body.
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
        """
    ])
}
