internal import Models

/// "Without" and its kin: what they take away, how far they reach, and what doubles or turns them.
package enum NegationPairs {
    package static let all = english + german + french + italian + spanish

    private static let english =
        NamePair.table(
            .vegetarian, "en",
            """
            Rice without chicken | Rice with chicken
            Fried rice, no bacon | Fried rice, bacon
            Chili with no meat | Chili with meat
            Salad, hold the bacon | Salad with bacon
            Potato soup without sausage | Potato soup with or without sausage
            Noodles without pork | Noodles not without pork
            Salad without tuna | Salad without dressing but with tuna
            Pasta without bacon or ham | Pasta without cream, ham
            Baked potato without bacon | Baked potato without sour cream and bacon
            Pizza without anchovies | Pizza without olives, with anchovies
            Pea soup minus the ham | Pea soup plus ham
            Bean stew free of pork | Bean stew with free pork crackling
            Spinach without bacon | Nothing but bacon
            Rice without shrimp | Rice with shrimp, no peas
            Vegetable broth without meat | Meat broth without vegetables
            Tomato soup without meatballs | Tomato soup without cream, meatballs on the side
            Lettuce wraps, no pork | Lettuce wraps, no pork, extra chicken
            Couscous without lamb | Lamb without couscous
            Tofu not chicken | Chicken not tofu
            Potato salad without bacon | Potato salad with not only bacon
            Rice with vegetables | Not only vegetables with chicken
            Rice with vegetables | Rice with vegetables, not just bacon
            Rice with vegetables | No 5 chicken curry
            Rice with vegetables | No. 12 pork with rice
            Potatoes without ham | Potatoes without ham on request
            Potatoes without ham | Potatoes, optionally without ham
            Potatoes without ham | Potatoes never without ham
            Potatoes without ham | Potatoes (also available without ham)
            Tofu instead of beef with rice | Tofu instead of beef available, rice
            Aubergine with miso-free sauce | Yasai no buta maki
            Vegetable skewers (no meat) | Vegetable skewers (no extra charge for meat)
            """)
        + NamePair.table(
            .vegan, "en",
            """
            Potato salad without egg | Potato salad with egg
            Toast without butter | Toast with butter
            Fruit salad without cream | Fruit salad without sugar, cream
            Tomato pasta without cheese | Tomato pasta with or without cheese
            Salad without feta | Salad not without feta
            Porridge made without milk | Porridge made with milk
            Oatmeal with no honey | Oatmeal with honey
            Rice, no egg | Rice, no, egg
            Fries without mayonnaise | Fries without ketchup and mayonnaise
            Chips, hold the mayo | Chips, mayo on hold
            """)

    private static let german =
        NamePair.table(
            .vegetarian, "de",
            """
            Linsen ohne Speck | Linsen mit Speck
            Bratkartoffeln (ohne Speck) | Bratkartoffeln (mit Speck)
            Nudelsalat ohne Fleischwurst | Nudelsalat mit Fleischwurst
            Kohlroulade ohne Fleisch | Kohlroulade mit Fleisch
            Grüne Bohnen ohne Speck | Grüne Bohnen nicht ohne Speck
            Erbseneintopf ohne Wurst | Erbseneintopf mit oder ohne Wurst
            Rösti ohne Schinken | Rösti ohne Zwiebeln mit Schinken
            Kartoffelpuffer ohne Lachs | Kartoffelpuffer ohne Apfelmus, mit Lachs
            Salat ohne Thunfisch | Salat ohne Zwiebeln und Thunfisch
            Gemüseteller ohne Fleisch | Fleischteller ohne Gemüse
            Reis ohne Hähnchen | Reis ohne Hähnchen, dazu Pute
            Spargel ohne Schinken | Spargel ohne Soße, Schinken
            Gemüse ohne Speck | Gemüse, auf Wunsch ohne Speck
            Gemüse ohne Speck | Gemüse (auch ohne Speck)
            Gemüse ohne Speck | Gemüse nie ohne Speck
            Gemüse mit Reis | Gemüse mit nicht nur Hähnchen
            Tofu statt Fleisch | Auf Wunsch Tofu statt Fleisch
            Keine Wurst, nur Kartoffeln | Keine Kartoffeln, nur Wurst
            Flammkuchen ohne Speck | Flammkuchen ohne Lauch, aber mit Speck
            Krautsalat frei von Speck | Krautsalat mit freilaufendem Huhn
            """)
        + NamePair.table(
            .vegan, "de",
            """
            Kartoffelsalat ohne Ei | Kartoffelsalat mit Ei
            Kartoffelsalat ohne Ei | Kartoffelsalat, Ei
            Pommes ohne Mayo | Pommes, auf Wunsch ohne Mayo
            Spinat mit Kartoffeln | Spinat mit Kartoffeln und 2Ei
            Spinat mit Kartoffeln | Spinat mit Kartoffeln und 2Eiern
            Nudeln ohne Käse | Nudeln mit Käse
            Gemüsesuppe ohne Sahne | Gemüsesuppe mit Sahne
            Erdbeeren ohne Sahne | Erdbeeren mit oder ohne Sahne
            Brot ohne Butter | Brot nicht ohne Butter
            Salat ohne Feta | Salat ohne Oliven mit Feta
            Pommes ohne Mayo | Pommes ohne Ketchup und Mayo
            Tofu ohne Honig | Tofu mit Honig
            """)

    private static let french =
        NamePair.table(
            .vegetarian, "fr",
            """
            Salade sans lardons | Salade aux lardons
            Couscous sans viande | Couscous avec viande
            Pâtes sans jambon | Pâtes avec ou sans jambon
            Galette sans jambon | Galette sans champignons, jambon
            Soupe sans poulet | Soupe sans sel, poulet
            Riz sans crevettes | Riz sans gluten aux crevettes
            Lentilles sans saucisse | Lentilles sans gluten, saucisse
            Légumes sans viande | Viande sans légumes
            """)
        + NamePair.table(
            .vegan, "fr",
            """
            Salade sans fromage | Salade sans gluten au fromage
            Pommes de terre sans beurre | Pommes de terre au beurre
            Fraises sans crème | Fraises sans sucre à la crème
            Riz sans œuf | Riz avec œuf
            Légumes sans crème | Légumes avec ou sans crème
            """)

    private static let italian =
        NamePair.table(
            .vegetarian, "it",
            """
            Pasta e fagioli senza pancetta | Pasta e fagioli con pancetta
            Pizza senza prosciutto | Pizza senza glutine con prosciutto
            Riso senza pollo | Riso con o senza pollo
            Insalata senza acciughe | Insalata senza cipolla, acciughe
            Verdure senza carne | Carne senza verdure
            Zuppa senza carne | Zuppa senza lattosio con carne
            Patate senza speck | Patate con speck
            """)
        + NamePair.table(
            .vegan, "it",
            """
            Insalata senza mozzarella | Insalata con mozzarella
            Patate senza burro | Patate senza glutine al burro
            Spaghetti al pomodoro senza formaggio | Spaghetti al pomodoro con formaggio
            Riso senza uova | Riso con uova
            """)

    private static let spanish =
        NamePair.table(
            .vegetarian, "es",
            """
            Lentejas sin chorizo | Lentejas con chorizo
            Garbanzos sin carne | Garbanzos con o sin carne
            Arroz sin pollo | Arroz sin gluten con pollo
            Ensalada sin jamón | Ensalada sin cebolla, jamón
            Verduras sin carne | Carne sin verduras
            Judías sin jamón | Judías no sin jamón
            Sopa sin pescado | Sopa de pescado sin gluten
            """)
        + NamePair.table(
            .vegan, "es",
            """
            Ensalada sin queso | Ensalada con queso
            Patatas sin huevo | Patatas con huevo
            Fresas sin nata | Fresas sin azúcar con nata
            Arroz sin leche | Arroz con leche
            """)
}
