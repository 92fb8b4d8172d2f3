import Judging
import Models

/// A page of 30 dishes with descriptions, and what a careful model answers, for measuring what asking costs.
struct ThirtyDishes {
    struct Row {
        var name: String
        var description: String
        var title: String
        var text: String
        var contains: [String]
        var mayContain: [String]
        var suits: String
        var perhaps: String
        var type: String
        var question: String?
    }

    /// As they stand on the page: under headings, the vegan ones marked.
    static let dishes = rows.map { row in
        DishText(
            name: row.name, description: row.description, language: "de", cuisine: "german",
            section: headings[row.type],
            symbols: row.suits == "vegan" ? [DietarySymbol(mark: "VG", meaning: .vegan, source: .legend)] : [])
    }

    private static let headings = [
        "soup": "Suppen", "salad": "Salate", "starter": "Vorspeisen", "main": "Hauptgerichte", "side": "Beilagen",
        "dessert": "Süßes zum Schluss", "drink": "Getränke",
    ]

    static let rows: [Row] = table.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 10 else { return nil }
        func list(_ cell: String) -> [String] { cell.split(separator: ",").map(String.init) }
        return Row(
            name: cells[0], description: cells[1], title: cells[2], text: cells[3], contains: list(cells[4]),
            mayContain: list(cells[5]), suits: cells[6], perhaps: cells[7], type: cells[8],
            question: cells[9].isEmpty ? nil : cells[9])
    }

    private static let table = """
        Rinderkraftbrühe|mit Kräuterflädle und Schnittlauch|Beef broth|with herb pancake strips and chives|gluten,eggs,milk|celery|none|none|soup|
        Tomatencremesuppe|mit Basilikum und Sahnehaube|Cream of tomato soup|with basil and whipped cream|milk|celery,gluten|vegetarian|none|soup|Is the soup made with meat stock?
        Feldsalat|mit gerösteten Walnüssen und Himbeerdressing|Lamb's lettuce|with roasted walnuts and raspberry dressing|nuts|mustard,sulphites|vegan|none|salad|
        Bunter Salatteller|Blattsalate, Gurke, Tomate, Mais und Hausdressing|Mixed salad plate|leaf salads, cucumber, tomato, sweetcorn and house dressing||milk,mustard,eggs|vegetarian|vegan|salad|Does the house dressing contain cream or yoghurt?
        Bruschetta|geröstetes Brot mit Tomaten, Knoblauch und Olivenöl|Bruschetta|toasted bread with tomatoes, garlic and olive oil|gluten||vegan|none|starter|
        Carpaccio vom Rind|mit Rucola und gehobeltem Parmesan|Beef carpaccio|with rocket and shaved Parmesan|milk||none|none|starter|
        Geräucherter Lachs|mit Meerrettichsahne und Kartoffelrösti|Smoked salmon|with horseradish cream and potato rösti|fish,milk|eggs,gluten|pescatarian|none|starter|
        Käsespätzle|mit Bergkäse, Röstzwiebeln und grünem Salat|Cheese spaetzle|with mountain cheese, fried onions and green salad|gluten,eggs,milk|mustard|vegetarian|none|main|Is the mountain cheese made with animal rennet?
        Linsen mit Spätzle|und Saitenwürstle|Lentils with spaetzle|and frankfurters|gluten,eggs|celery,mustard|none|none|main|
        Gemüsecurry|mit Kokosmilch, Kichererbsen und Basmatireis|Vegetable curry|with coconut milk, chickpeas and basmati rice||fish,crustaceans|vegan|none|main|Is there fish sauce in the curry paste?
        Wiener Schnitzel|vom Kalb mit Preiselbeeren und Petersilienkartoffeln|Viennese schnitzel|of veal with lingonberries and parsley potatoes|gluten,eggs|milk|none|none|main|
        Schweinebraten|mit Dunkelbiersoße, Knödel und Krautsalat|Roast pork|with dark beer sauce, dumpling and coleslaw|gluten|celery,eggs,milk|none|none|main|
        Zanderfilet|auf Rahmsauerkraut mit Salzkartoffeln|Pikeperch fillet|on creamed sauerkraut with boiled potatoes|fish,milk||pescatarian|none|main|Is there bacon in the sauerkraut?
        Spaghetti Aglio e Olio|mit Knoblauch, Chili und Petersilie|Spaghetti aglio e olio|with garlic, chilli and parsley|gluten|eggs,milk|vegetarian|vegan|main|Is the pasta made with egg?
        Lasagne Bolognese|mit Rinderhackfleisch und Béchamel überbacken|Lasagne bolognese|baked with minced beef and béchamel|gluten,milk|eggs,celery|none|none|main|
        Pilzrisotto|mit Steinpilzen, Weißwein und Parmesan|Mushroom risotto|with porcini, white wine and Parmesan|milk|sulphites,celery|vegetarian|none|main|Is the stock made from meat?
        Gefüllte Paprika|mit Hackfleisch und Tomatenreis|Stuffed peppers|with minced meat and tomato rice||eggs,gluten|none|none|main|
        Hähnchenbrust|mit Rosmarinkartoffeln und Ratatouille|Chicken breast|with rosemary potatoes and ratatouille|||none|none|main|
        Flammkuchen Elsässer Art|mit Crème fraîche, Speck und Zwiebeln|Alsatian tarte flambée|with crème fraîche, bacon and onions|gluten,milk||none|none|main|
        Flammkuchen Ziege|mit Ziegenkäse, Honig und Thymian|Goat's cheese tarte flambée|with goat's cheese, honey and thyme|gluten,milk||vegetarian|none|main|
        Veggie-Burger|mit Bohnenpatty, Avocado und Süßkartoffelpommes|Bean burger|with bean patty, avocado and sweet potato fries|gluten|eggs,milk,sesame|vegetarian|vegan|main|Is there egg in the patty or the bun?
        Ofenkartoffel|mit Kräuterquark und Salatgarnitur|Baked potato|with herb quark and salad garnish|milk||vegetarian|none|main|
        Bratkartoffeln|mit Zwiebeln und Kümmel|Fried potatoes|with onions and caraway|||vegetarian|vegan|side|Are the potatoes fried in lard or butter?
        Pommes frites|mit Ketchup oder Mayonnaise|French fries|with ketchup or mayonnaise||eggs,mustard|vegetarian|vegan|side|
        Apfelstrudel|mit Vanillesoße und Puderzucker|Apple strudel|with custard and icing sugar|gluten,milk,eggs|nuts|vegetarian|none|dessert|
        Mousse au Chocolat|von dunkler Schokolade mit Beeren|Chocolate mousse|of dark chocolate with berries|eggs,milk|soybeans|vegetarian|none|dessert|Is there gelatine in the mousse?
        Panna Cotta|mit Erdbeermark und Minze|Panna cotta|with strawberry purée and mint|milk||none|vegetarian|dessert|Is the panna cotta set with gelatine?
        Gemischtes Eis|drei Kugeln nach Wahl mit Sahne|Mixed ice cream|three scoops of your choice with whipped cream|milk|eggs,nuts|vegetarian|none|dessert|
        Zitronensorbet|mit Prosecco aufgegossen|Lemon sorbet|topped with prosecco|sulphites|eggs|vegan|none|dessert|
        Hausgemachte Limonade|Ingwer, Limette und Rohrzucker|Home-made lemonade|ginger, lime and cane sugar|||vegan|none|drink|
        """
}
