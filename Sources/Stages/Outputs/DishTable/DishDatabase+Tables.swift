internal import Library
internal import Models

extension DishDatabase {
    /// The statements that add a row, one for each table.
    struct Insertions {
        let menus, pages, warnings, dishes, prices, options, marks, claims, allergens, evidence, questions,
            hiddenIngredients: ExportedDatabase.Insertion

        init(_ database: ExportedDatabase) throws(StageFailure) {
            menus = try database.insertion("INSERT INTO menus VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
            pages = try database.insertion("INSERT INTO pages VALUES (NULL,?,?,?,?,?,?,?,?,?)")
            warnings = try database.insertion("INSERT INTO warnings VALUES (NULL,?,?,?,?)")
            dishes = try database.insertion(
                "INSERT INTO dishes VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
            prices = try database.insertion("INSERT INTO prices VALUES (?,?,?,?,?,?)")
            options = try database.insertion("INSERT INTO options VALUES (NULL,?,?,?,?,?,?,?)")
            marks = try database.insertion("INSERT INTO marks VALUES (NULL,?,?,?,?)")
            claims = try database.insertion("INSERT INTO claims VALUES (NULL,?,?,?,?)")
            allergens = try database.insertion("INSERT INTO allergens VALUES (NULL,?,?,?,?,?)")
            evidence = try database.insertion("INSERT INTO evidence VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
            questions = try database.insertion("INSERT INTO questions VALUES (NULL,?,?,?,?)")
            hiddenIngredients = try database.insertion("INSERT INTO hidden_ingredients VALUES (NULL,?,?,?,?,?)")
        }
    }

    /// A comment in a table's statement stays in the file, so whoever opens it can read what the columns mean. Columns
    /// may be added in later versions, each of which counts `user_version` up; none changes its meaning.
    static let tables: StaticString = """
        PRAGMA user_version = 2;
        CREATE TABLE menus (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE, -- the menu's folder in the results
            content TEXT NOT NULL, -- of what its photos hold: the same photos have the same
            status TEXT NOT NULL, -- complete, partial, rejected, no_text, failed
            source TEXT NOT NULL,
            captured_at TEXT,
            restaurant TEXT,
            language TEXT, -- the main one, BCP 47
            languages TEXT NOT NULL, -- all, with spaces between
            cuisine TEXT,
            city TEXT,
            country TEXT, -- ISO 3166-1 alpha-2
            page_count INTEGER NOT NULL,
            dish_count INTEGER NOT NULL,
            pending_count INTEGER NOT NULL, -- dishes that wait for a language model
            version TEXT NOT NULL, -- of the program
            fingerprint TEXT NOT NULL -- of all settings and versions that can change a result
        );
        CREATE TABLE pages (
            id INTEGER PRIMARY KEY,
            menu INTEGER NOT NULL REFERENCES menus(id),
            page INTEGER NOT NULL, -- from 1
            photo TEXT NOT NULL, -- relative to the folder that was scanned
            sha256 TEXT NOT NULL,
            width INTEGER NOT NULL, -- pixels of the upright photo, in which all boxes are given
            height INTEGER NOT NULL,
            format TEXT NOT NULL,
            line_count INTEGER NOT NULL,
            failure TEXT -- why it could not be read
        );
        CREATE TABLE warnings (
            id INTEGER PRIMARY KEY,
            menu INTEGER NOT NULL REFERENCES menus(id),
            page INTEGER, -- NULL where it is about the whole menu
            code TEXT NOT NULL, -- vegyscan help codes says what each means
            message TEXT NOT NULL
        );
        CREATE TABLE dishes (
            id INTEGER PRIMARY KEY, -- in reading order, menu by menu
            menu INTEGER NOT NULL REFERENCES menus(id),
            dish TEXT NOT NULL, -- its id in the bundle
            page INTEGER NOT NULL,
            section TEXT,
            number TEXT, -- that it is ordered by
            name TEXT NOT NULL,
            description TEXT,
            translation_language TEXT,
            translated_name TEXT,
            translated_description TEXT,
            type TEXT, -- starter, soup, main and so on, where a language model told
            label TEXT, -- vegan, vegetarian, pescatarian, meat, uncertain
            confidence INTEGER, -- 1 to 3
            reason TEXT,
            headline TEXT,
            box_x INTEGER NOT NULL,
            box_y INTEGER NOT NULL,
            box_width INTEGER NOT NULL,
            box_height INTEGER NOT NULL,
            structure REAL, -- how sure it is that just these words belong to it, 0 to 1
            reading REAL, -- how sure its words were read, 0 to 1
            line_confidence REAL, -- of its least certain line, 0 to 1
            key TEXT -- of what it is called and where it stands: it stays the same where the dish is read again
        );
        CREATE TABLE prices (
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            text TEXT NOT NULL, -- as printed
            amount REAL, -- NULL where the text is no plain amount
            currency TEXT, -- ISO 4217, NULL where the menu doesn't say
            label TEXT -- what it is for, where a dish has several
        );
        CREATE TABLE options (
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            kind TEXT NOT NULL, -- size: it has a price of its own; vegan, vegetarian: marked as possible; choice: it may be
                -- added or chosen
            name TEXT NOT NULL, -- the size, the mark or the choice, as printed
            price INTEGER REFERENCES prices(id),
            vegan TEXT, -- of a choice: what the dish without any of them is for the diet
            vegetarian TEXT,
            pescatarian TEXT
        );
        CREATE TABLE marks (
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            mark TEXT NOT NULL, -- as printed
            meaning TEXT NOT NULL,
            source TEXT NOT NULL -- legend, convention, unresolved
        );
        CREATE TABLE claims (
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            diet TEXT NOT NULL, -- vegan, vegetarian, pescatarian
            claim TEXT NOT NULL, -- yes, maybe, no, unknown
            basis TEXT -- of a yes or no: mark, words (both printed), definition, recipe, cuisine, guess, model
        );
        CREATE TABLE allergens ( -- an allergen without a row is unknown, never absent
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            allergen TEXT NOT NULL,
            status TEXT NOT NULL, -- contains, may_contain
            basis TEXT,
            usually INTEGER NOT NULL -- 1 where only the usual recipe or the cuisine says that it is contained
        );
        CREATE TABLE evidence (
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            kind TEXT NOT NULL, -- symbol, words, knowledge, llm
            text TEXT NOT NULL, -- what was seen
            finding TEXT NOT NULL, -- what it shows
            vegan TEXT, -- what it says of the diet, NULL for nothing
            vegetarian TEXT,
            pescatarian TEXT,
            page INTEGER,
            box_x INTEGER,
            box_y INTEGER,
            box_width INTEGER,
            box_height INTEGER,
            evidence TEXT, -- its id in the bundle
            code TEXT, -- what it shows: ingredient, traces, diet and so on; vegyscan schema bundle has all
            ingredient TEXT,
            likelihood TEXT, -- of the ingredient: always, usual, sometimes, rare
            basis TEXT,
            diet TEXT, -- that a mark, a heading or words name
            said_by TEXT, -- of the diet: legend, convention, heading, words
            option INTEGER NOT NULL -- 1 where the ingredient comes only with what may be added or chosen
        );
        CREATE TABLE questions ( -- what to ask the staff
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            question TEXT NOT NULL,
            topic TEXT, -- equal topics ask for the same; NULL in results of version 1.0
            language TEXT -- BCP 47, und where nobody told
        );
        CREATE TABLE hidden_ingredients ( -- what the cuisine's cooks may put in unsaid
            id INTEGER PRIMARY KEY,
            dish INTEGER NOT NULL REFERENCES dishes(id),
            ingredient TEXT NOT NULL,
            local TEXT NOT NULL, -- in the cuisine's own language
            likelihood TEXT NOT NULL, -- common, sometimes, rare
            change TEXT NOT NULL -- how hard it is to leave out: easy, moderate, impossible
        );
        CREATE VIEW verdicts AS -- a row a dish, with its claims side by side
            SELECT dishes.id, menus.name AS menu, dishes.page, dishes.section, dishes.name, dishes.description,
                (SELECT amount FROM prices WHERE prices.dish = dishes.id ORDER BY id LIMIT 1) AS price,
                (SELECT currency FROM prices WHERE prices.dish = dishes.id ORDER BY id LIMIT 1) AS currency,
                dishes.label, dishes.confidence,
                (SELECT claim FROM claims WHERE claims.dish = dishes.id AND diet = 'vegan') AS vegan,
                (SELECT claim FROM claims WHERE claims.dish = dishes.id AND diet = 'vegetarian') AS vegetarian,
                (SELECT claim FROM claims WHERE claims.dish = dishes.id AND diet = 'pescatarian') AS pescatarian,
                (SELECT group_concat(allergen, ' ') FROM allergens
                    WHERE allergens.dish = dishes.id AND status = 'contains') AS contains,
                (SELECT group_concat(allergen, ' ') FROM allergens
                    WHERE allergens.dish = dishes.id AND status = 'may_contain') AS may_contain,
                dishes.reason
            FROM dishes JOIN menus ON menus.id = dishes.menu;
        """

    /// Made last, which is faster, and lets statistics be of the rows.
    static let end: StaticString = """
        CREATE INDEX pages_menu ON pages(menu);
        CREATE INDEX warnings_menu ON warnings(menu);
        CREATE INDEX dishes_menu ON dishes(menu);
        CREATE INDEX dishes_label ON dishes(label);
        CREATE INDEX prices_dish ON prices(dish);
        CREATE INDEX options_dish ON options(dish);
        CREATE INDEX marks_dish ON marks(dish);
        CREATE INDEX claims_dish ON claims(dish, diet);
        CREATE INDEX claims_diet ON claims(diet, claim);
        CREATE INDEX allergens_dish ON allergens(dish);
        CREATE INDEX allergens_allergen ON allergens(allergen, status);
        CREATE INDEX evidence_dish ON evidence(dish);
        CREATE INDEX questions_dish ON questions(dish);
        CREATE INDEX hidden_ingredients_dish ON hidden_ingredients(dish);
        ANALYZE;
        """
}
