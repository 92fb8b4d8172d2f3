internal import Models

/// "Or", "choice of", "with or without": what may be chosen isn't what the dish is.
package enum AlternativePairs {
    package static let all = english + others

    private static let english =
        NamePair.table(
            .vegetarian, "en",
            """
            Curry with tofu or vegetables | Curry with tofu or chicken
            Choice of tofu or mushrooms | Choice of chicken or tofu
            Noodles with tofu | Noodles with choice of protein
            Tacos with beans or cheese | Tacos with beans or beef
            Rice with vegetables | Rice with vegetables or prawns
            Lettuce wraps with tofu | Lettuce wraps with tofu/chicken
            Quesadilla with beans | Quesadilla with chicken or beans
            Poke with tofu | Poke with salmon, tuna or tofu
            Fried rice with egg | Fried rice with egg or shrimp
            Salad with tofu | Salad with your choice of meat
            Summer rolls with tofu | Summer rolls with tofu, prawn or beef
            Burrito with beans | Burrito: beans, chicken or beef
            Pad thai with tofu, no fish sauce | Pad thai with tofu or prawns
            Skewers of vegetables | Skewers of vegetables and/or lamb
            Soup with beans, add cheese | Soup with beans, add chicken
            Baked potato with beans | Baked potato with beans, optional bacon
            """)
        + NamePair.table(
            .vegan, "en",
            """
            Coffee with oat milk | Coffee with milk or oat milk
            Toast with jam or marmalade | Toast with jam or honey
            Sorbet | Sorbet or ice cream
            Fries with ketchup | Fries with ketchup or mayo
            Porridge with soy milk | Porridge with soy or cow's milk
            Tofu with rice or potatoes | Tofu with rice or egg noodles
            """)

    private static let others =
        NamePair.table(
            .vegetarian, "de",
            """
            Reis mit Tofu oder Gemüse | Reis mit Tofu oder Hähnchen
            Wahlweise Tofu oder Pilze | Wahlweise Tofu oder Rind
            Salat mit Käse oder Ei | Salat mit Käse oder Schinken
            Wrap mit Falafel | Wrap mit Falafel bzw. Hähnchen
            Nudeln mit Gemüse | Nudeln mit Gemüse/Rind
            Bowl mit Tofu | Bowl mit Tofu o. Lachs
            """)
        + NamePair.table(
            .vegan, "de",
            """
            Kaffee mit Hafermilch | Kaffee mit Milch oder Hafermilch
            Pommes mit Ketchup | Pommes mit Ketchup oder Mayonnaise
            Brot mit Marmelade | Brot mit Marmelade oder Honig
            """)
        + NamePair.table(
            .vegetarian, "fr",
            """
            Riz au tofu ou légumes | Riz au tofu ou poulet
            Galette au fromage | Galette fromage ou jambon
            Salade au choix : tomate ou concombre | Salade au choix : tomate ou thon
            """)
        + NamePair.table(
            .vegetarian, "it",
            """
            Riso con tofu o verdure | Riso con tofu o pollo
            Piadina con formaggio | Piadina con formaggio o prosciutto
            """)
        + NamePair.table(
            .vegetarian, "es",
            """
            Arroz con tofu o verduras | Arroz con tofu o pollo
            Tacos de frijoles | Tacos de frijoles o carne
            Ensalada con queso | Ensalada con queso o atún
            """)
        + NamePair.table(
            .vegetarian, "nl",
            """
            Rijst met tofu of bonen | Rijst met tofu of kip
            Salade met kaas | Salade met kaas of zalm
            """)
}
