import Judging
import Models
import Testing

/// What is said to be free of one thing isn't free of another, and nothing is ever called free.
@Suite("Pairs of names that differ in an allergen")
struct AllergenPairsTests {
    private let judge = Judge()

    /// Names that hold the allergen, though they deny another one, or deny it only in part.
    @Test(arguments: [
        ("Nut-free milk chocolate", "en", Allergen.milk), ("Lactose-free cheese", "en", .milk),
        ("Lactose-free yoghurt", "en", .milk), ("Fat-free yoghurt", "en", .milk),
        ("Sugar-free ice cream", "en", .milk), ("Gluten-free egg noodles", "en", .eggs),
        ("Free-range egg mayonnaise", "en", .eggs), ("Free-range eggs on toast", "en", .eggs),
        ("Dairy-free peanut brownie", "en", .peanuts), ("Sugar-free almond cake", "en", .nuts),
        ("Nut-free pesto with parmesan", "en", .milk), ("Egg-free prawn mayonnaise", "en", .crustaceans),
        ("Salmon without sesame", "en", .fish), ("Bread without butter", "en", .gluten),
        ("Peanut-free noodles with sesame", "en", .sesame), ("Egg-free mayonnaise with mustard", "en", .mustard),
        ("Salad with or without walnuts", "en", .nuts), ("Walnut cake, nut-free on request", "en", .nuts),
        ("Cheesecake (dairy-free option)", "en", .milk), ("Cake witbout walnuts", "en", .nuts),
        ("Noodles not without peanuts", "en", .peanuts), ("Rice with not only shrimp", "en", .crustaceans),
        ("Tofu instead of egg", "en", .soybeans), ("Egg instead of tofu", "en", .eggs),
        ("Vegan noodles with peanuts", "en", .peanuts), ("Dairy-free soy latte", "en", .soybeans),
        ("Vegan burger bun with sesame", "en", .sesame),
        ("Laktosefreier Käse", "de", .milk), ("Laktosefreier Joghurt", "de", .milk),
        ("Käse ohne Nüsse", "de", .milk), ("Kuchen mit oder ohne Nüsse", "de", .nuts),
        ("Kuchen ohme Nüsse", "de", .nuts), ("Glutenfreie Eiernudeln", "de", .eggs),
        ("Salat, auf Wunsch ohne Walnüsse", "de", .nuts), ("Tofu statt Käse", "de", .soybeans),
        ("Käse statt Tofu", "de", .milk), ("Spinat mit 2Eiern", "de", .eggs),
        ("Fromage sans lactose", "fr", .milk), ("Glace sans sucre", "fr", .milk),
        ("Salade avec ou sans noix", "fr", .nuts), ("Crevettes sans gluten", "fr", .crustaceans),
        ("Formaggio senza lattosio", "it", .milk), ("Gelato senza zucchero", "it", .milk),
        ("Salmone senza glutine", "it", .fish), ("Queso sin lactosa", "es", .milk),
        ("Helado sin azúcar", "es", .milk), ("Gambas sin gluten", "es", .crustaceans),
    ])
    func whatIsNamedIsNotMissed(name: String, language: String, allergen: Allergen) {
        #expect(judge(DishText(name: name, language: language)).allergens[allergen] != nil)
    }

    /// Names that deny the allergen: it may still be there in traces, but it isn't said to be.
    @Test(arguments: [
        ("Gluten-free pasta with tomatoes", "en", Allergen.gluten),
        ("Dairy-free ice cream", "en", .milk), ("Nut-free brownie", "en", .nuts), ("Fries, no mayo", "en", .eggs),
        ("Salad without walnuts", "en", .nuts), ("Bagel without sesame", "en", .sesame),
        ("Milk-free porridge", "en", .milk), ("Soup without celery", "en", .celery),
        ("Eifreie Nudeln", "de", .eggs),
        ("Kuchen ohne Nüsse", "de", .nuts), ("Reisnudeln ohne Erdnüsse", "de", .peanuts),
        ("Pâtes sans gluten", "fr", .gluten), ("Salade sans noix", "fr", .nuts),
        ("Pasta senza glutine", "it", .gluten), ("Insalata senza noci", "it", .nuts),
        ("Ensalada sin nueces", "es", .nuts),
    ])
    func whatIsDeniedIsNotSaidToBeThere(name: String, language: String, allergen: Allergen) {
        #expect(judge(DishText(name: name, language: language)).allergens[allergen] != .contains)
    }

    @Test func nothingIsEverFree() {
        #expect(Set(AllergenStatus.allCases.map(\.rawValue)) == ["contains", "may_contain"])
        for mark in Allergen.allCases {
            let free = DietarySymbol(mark: "F", meaning: .freeFrom(mark), source: .legend)
            let cake = judge(DishText(name: "Cheesecake with walnuts", language: "en", symbols: [free]))
            #expect(cake.allergens[.milk] == .contains)
            #expect(cake.allergens[.nuts] == .contains)
        }
    }
}
