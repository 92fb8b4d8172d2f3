extension Migrations {
    /// The tables of `vegyscan.sqlite`: a row for each menu that was scanned, and for each of its dishes.
    ///
    /// `menu.bundle` is the path of the bundle's file. Times are seconds since 1970, UTC. Favourites name the dish, not
    /// its number: a menu that is scanned again may number its dishes otherwise. `search` has the menu's row as its own.
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
        """,
        """
        CREATE TABLE restaurant (
            row INTEGER PRIMARY KEY,
            name TEXT,
            lat REAL NOT NULL,
            lng REAL NOT NULL
        );
        CREATE INDEX restaurant_by_place ON restaurant (lat);
        ALTER TABLE menu ADD COLUMN own_name TEXT;
        ALTER TABLE menu ADD COLUMN restaurant INTEGER REFERENCES restaurant (row);
        CREATE INDEX menu_by_restaurant ON menu (restaurant);
        ALTER TABLE dish ADD COLUMN translation TEXT;
        CREATE TABLE favourite (
            row INTEGER PRIMARY KEY,
            menu INTEGER NOT NULL REFERENCES menu (row) ON DELETE CASCADE,
            dish TEXT NOT NULL,
            added_at REAL NOT NULL,
            UNIQUE (menu, dish)
        );
        CREATE VIRTUAL TABLE search USING fts5 (name, dishes, tokenize = 'unicode61 remove_diacritics 2');
        INSERT INTO search (rowid, name, dishes)
            SELECT row, coalesce(restaurant_name, ''),
                coalesce((SELECT group_concat(name, char(10)) FROM dish WHERE dish.menu = menu.row), '')
            FROM menu;
        PRAGMA user_version = 2;
        """,
    ])
}
