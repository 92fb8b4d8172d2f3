extension Migrations {
    /// The tables of `vegyscan.sqlite`: a row for each menu that was scanned, and for each of its dishes.
    ///
    /// `menu.bundle` is the path of the bundle's file. Times are seconds since 1970, UTC. Favourites name the dish, not
    /// its number, since a menu that is scanned again may number its dishes differently. `search` shares its row
    /// numbers with `menu`. `menu.photos` are the SHA-256 of its photos, separated by spaces; `last_number` records
    /// which number of a kind was given last, since none is given twice.
    static let history = Migrations(
        steps: [
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
            """
            ALTER TABLE menu ADD COLUMN photos TEXT NOT NULL DEFAULT '';
            CREATE INDEX menu_by_bundle ON menu (bundle);
            CREATE TABLE last_number (
                kind TEXT PRIMARY KEY,
                number INTEGER NOT NULL
            ) WITHOUT ROWID;
            INSERT INTO last_number VALUES ('menu', (SELECT coalesce(max(row), 0) FROM menu));
            INSERT INTO last_number VALUES ('restaurant', (SELECT coalesce(max(row), 0) FROM restaurant));
            PRAGMA user_version = 3;
            """,
        ],
        probes: [
            """
            SELECT row, id, bundle, menu, scanned_at, captured_at, status, source, restaurant_name, lat, lng, city, country,
                languages, pages, dishes, vegan, vegetarian, pescatarian, meat, uncertain, own_name, restaurant, photos
            FROM menu LIMIT 0
            """,
            "SELECT menu, id, name, section, label, translation FROM dish LIMIT 0",
            "SELECT row, name, lat, lng FROM restaurant LIMIT 0",
            "SELECT row, menu, dish, added_at FROM favourite LIMIT 0",
            "SELECT name, dishes FROM search LIMIT 0",
            "SELECT kind, number FROM last_number LIMIT 0",
        ])
}
