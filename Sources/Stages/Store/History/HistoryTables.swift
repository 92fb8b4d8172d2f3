extension Migrations {
    /// The tables of `vegyscan.sqlite`: a row for each menu that was scanned, and for each of its dishes.
    ///
    /// `menu.bundle` is the path of the bundle's file. Times are seconds since 1970, UTC.
    static let history = Migrations(steps: [
        """
        CREATE TABLE menu (
            row INTEGER PRIMARY KEY,
            id TEXT NOT NULL,
            bundle BLOB NOT NULL,
            menu TEXT NOT NULL,
            scanned_at REAL NOT NULL,
            captured_at TEXT,
            status TEXT NOT NULL,
            source TEXT NOT NULL,
            restaurant_name TEXT,
            lat REAL,
            lng REAL,
            city TEXT,
            country TEXT,
            languages TEXT NOT NULL,
            pages INTEGER NOT NULL,
            dishes INTEGER NOT NULL,
            vegan INTEGER NOT NULL,
            vegetarian INTEGER NOT NULL,
            pescatarian INTEGER NOT NULL,
            meat INTEGER NOT NULL,
            uncertain INTEGER NOT NULL,
            UNIQUE (id, bundle)
        );
        CREATE INDEX menu_by_time ON menu (scanned_at);
        CREATE TABLE dish (
            menu INTEGER NOT NULL REFERENCES menu (row) ON DELETE CASCADE,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            section TEXT,
            label TEXT NOT NULL,
            PRIMARY KEY (menu, id)
        ) WITHOUT ROWID;
        PRAGMA user_version = 1;
        """
    ])
}
