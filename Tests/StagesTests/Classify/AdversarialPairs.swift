import Models
import Testing

@testable import Stages

/// Pairs of names where a word or two turn a dish that fits a diet into one that doesn't.
///
/// The second of each pair must never be called fit for the diet; the first may be left uncertain.
struct AdversarialPairs {
    struct Pair: Sendable, CustomTestStringConvertible {
        var language: String
        var safe: String
        var unsafe: String
        var diet: Diet

        var testDescription: String { "\(safe) / \(unsafe)" }
    }

    private static func pairs(_ diet: Diet, _ language: String, _ pairs: [(String, String)]) -> [Pair] {
        pairs.map { Pair(language: language, safe: $0.0, unsafe: $0.1, diet: diet) }
    }

    static let vegetarianEnglish = pairs(
        .vegetarian, "en",
        [
            ("Beet burger", "Beef burger"), ("Lentil burger", "Burger"), ("Tofu curry", "Tuna curry"),
            ("Vegetable lasagne", "Lasagne"), ("Chili sin carne", "Chili con carne"), ("Corn soup", "Corned beef soup"),
            ("Butternut squash", "Butter chicken"), ("Eggplant parmesan", "Eggs and bacon"),
            ("Mock duck pancakes with hoisin", "Duck pancakes with hoisin"),
            ("Hearts of palm salad", "Chicken hearts salad"),
            ("Artichoke hearts", "Lamb hearts"), ("Vegan sausage roll", "Sausage roll"), ("Bean chili", "Beef chili"),
            ("Tofu instead of chicken", "Chicken instead of tofu"), ("Rice without chicken", "Rice with chicken"),
            ("Mushroom stroganoff", "Stroganoff"), ("Cauliflower steak", "Steak with cauliflower"),
            ("Vegetarian oyster sauce noodles", "Beef in vegetarian oyster sauce"), ("Veggie hot dog", "Hot dog"),
            ("Falafel wrap", "Chicken and falafel wrap"), ("Peanut butter toast", "Peanut chicken toast"),
            ("Jackfruit tacos", "Carnitas tacos"), ("Miso aubergine", "Miso salmon"),
            ("Plum tomato salad", "Plum duck salad"),
            ("Tempeh satay", "Chicken satay"), ("Egg salad", "Caesar salad with anchovies"),
            ("Cheese pizza", "Cheese and pepperoni pizza"), ("Vegan & seitan stew", "Vegan & beef stew"),
            ("Grilled halloumi skewers", "Grilled lamb skewers"), ("Potato rosti", "Potato rosti with gammon"),
        ])

    static let veganEnglish = pairs(
        .vegan, "en",
        [
            ("Vegan cheese burger", "Vegan & cheese burger"), ("Coconut milk rice", "Milk rice"),
            ("Peanut butter toast", "Butter toast"), ("Plant-based cream pasta", "Cream pasta"),
            ("Egg-free pancakes", "Egg pancakes"), ("Rice noodles with tofu", "Egg noodles with tofu"),
            ("Dairy-free chocolate cake", "Dairy chocolate cake"), ("Eggplant curry", "Egg curry"),
            ("Cocoa butter", "Butter"), ("Soy yogurt with berries", "Yogurt with berries"),
            ("Vegan mayo and chips", "Mayo and chips"), ("Maple toast", "Honey toast"),
            ("Salad without egg", "Salad with egg"), ("Butter beans in tomato sauce", "Buttered beans in tomato sauce"),
            ("Almond milk porridge", "Milk porridge"), ("Vegan", "Vegan option available"),
            ("Vegan lasagne", "Not vegan lasagne"), ("Sorbet", "Sherbet"),
            ("Pasta with tomato, vegan", "Pasta with cheese, vegan"),
            ("Tomato bruschetta (vegan)", "Mozzarella bruschetta (vegan)"),
        ])

    static let german =
        pairs(
            .vegetarian, "de",
            [
                ("Weißwurst vegan", "Weißwurst"), ("Tofubratwurst", "Bratwurst"), ("Sojagulasch", "Gulasch"),
                ("Gemüseschnitzel", "Schnitzel mit Gemüse"), ("Sellerieschnitzel", "Schnitzel mit Sellerie"),
                ("Grünkernbratling", "Leberkäse"), ("Fruchtfleisch", "Fleisch"),
                ("Käsespätzle", "Käsespätzle mit Speck"),
                ("Linsenbolognese", "Bolognese"), ("Chili sin carne", "Chili con carne"),
                ("Kräuterbaguette", "Kräuterhähnchen"),
                ("Palmherzen", "Hähnchenherzen"), ("Tofu statt Fleisch", "Fleisch statt Tofu"),
                ("Vegetarische Wurst", "Wurst, vegetarische Beilage"), ("Spinatlasagne", "Lasagne"),
                ("Pfannkuchen ohne Speck", "Pfannkuchen mit Speck"), ("Gemüsemaultaschen", "Maultaschen mit Fleisch"),
                ("Kartoffelsuppe ohne Wurst", "Kartoffelsuppe mit Wurst"), ("Kürbisgulasch", "Rindergulasch"),
                ("Reis mit Gemüse", "Reis mit Gemüse und Pute"), ("Veganer Döner", "Döner"),
                ("Blumenkohlsteak", "Putensteak mit Blumenkohl"), ("Falafelteller", "Dönerteller"),
                ("Fleischlose Frikadelle", "Frikadelle"), ("Räuchertofu", "Räucherlachs"),
            ])
        + pairs(
            .vegan, "de",
            [
                ("Nudeln ohne Ei", "Nudeln mit Ei"), ("Kokosmilchreis", "Milchreis"),
                ("Erdnussbutterbrot", "Butterbrot"),
                ("Hafersahnesoße", "Sahnesoße"), ("Reisnudeln", "Eiernudeln"), ("Eisbergsalat", "Eis"),
                ("Sojajoghurt", "Joghurt"), ("Veganer Feta mit Tomaten", "Feta mit Tomaten"),
                ("Vegane Mayonnaise", "Mayonnaise"), ("Butternusskürbis", "Butterkürbis mit Butter"),
                ("Cashewcreme", "Sahnecreme"), ("Gemüsepfanne, vegan", "Gemüsepfanne, auf Wunsch vegan"),
                ("Kakaobutter", "Kräuterbutter"), ("Eifreie Nudeln", "Eierspätzle"),
                ("Apfelmus mit Zimt", "Apfelmus mit Sahne"),
            ])

    static let romance =
        pairs(
            .vegetarian, "fr",
            [
                ("Steak de chou-fleur", "Steak haché"), ("Pâtes aux légumes", "Pâté de campagne"),
                ("Lasagnes aux légumes", "Lasagnes"), ("Salade sans jambon", "Salade au jambon"),
                ("Burger végétarien", "Burger"), ("Lentilles", "Lentilles aux lardons"),
                ("Noix", "Noix de Saint-Jacques"),
                ("Couscous végétarien", "Couscous merguez"),
            ])
        + pairs(.vegan, "fr", [("Lait de coco", "Lait"), ("Beurre de cacahuète", "Beurre"), ("Crêpe végane", "Crêpe")])
        + pairs(
            .vegetarian, "it",
            [
                ("Spaghetti al pomodoro", "Spaghetti alle vongole"), ("Chili senza carne", "Chili con carne"),
                ("Insalata senza tonno", "Insalata con tonno"), ("Ragù di lenticchie", "Ragù"),
                ("Pizza margherita", "Pizza con prosciutto"), ("Polpette di melanzane", "Polpette"),
            ])
        + pairs(.vegan, "it", [("Latte di mandorla", "Latte"), ("Gelato vegano", "Gelato")])
        + pairs(
            .vegetarian, "es",
            [
                ("Chili sin carne", "Chili con carne"), ("Hamburguesa de lentejas", "Hamburguesa"),
                ("Tortilla de patatas", "Tortilla de camarones"), ("Ensalada sin atún", "Ensalada con atún"),
                ("Croquetas de espinacas", "Croquetas de jamón"), ("Paella de verduras", "Paella"),
            ])
        + pairs(.vegan, "es", [("Leche de almendras", "Leche"), ("Queso vegano", "Queso")])

    @Test(arguments: vegetarianEnglish + veganEnglish + german + romance)
    func neverCallsTheUnsafeOneSafe(pair: Pair) {
        let judge = Judge()
        for language in [pair.language, nil] {
            let verdict = judge(DishText(name: pair.unsafe, language: language))
            #expect(verdict.claims[pair.diet] != .yes, "\(verdict.evidence)")
            #expect(!labels(of: pair.diet).contains(verdict.label))
        }
    }

    /// The safe half must not be lost wholesale, or "always uncertain" would pass.
    @Test func decidesMostOfTheSafeOnes() {
        let judge = Judge()
        let all = Self.vegetarianEnglish + Self.veganEnglish + Self.german + Self.romance
        #expect(all.count >= 100)
        let lost = all.filter { judge(DishText(name: $0.safe, language: $0.language)).claims[$0.diet] != .yes }
        #expect(lost.count * 3 < all.count, "\(lost.map(\.safe))")
    }

    private func labels(of diet: Diet) -> [DietLabel] {
        switch diet {
        case .vegan: [.vegan]
        case .vegetarian: [.vegan, .vegetarian]
        case .pescatarian: [.vegan, .vegetarian, .pescatarian]
        }
    }
}
