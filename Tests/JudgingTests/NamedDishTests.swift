import Judging
import Models
import Testing

/// Dishes whose name says by definition what the words in it don't.
@Suite struct NamedDishTests {
    private func judged(_ language: String, _ name: String) -> Classification {
        Judge()(DishText(name: name, language: language))
    }

    @Test(arguments: [
        ("en", "Eggs Benedict"), ("en", "Eggs royale"), ("en", "Angels on horseback"), ("en", "Full English breakfast"),
        ("en", "Noodles with XO sauce"), ("en", "Western omelette"), ("de", "Cordon bleu"),
        ("de", "Kaspressknödelsuppe"),
        ("de", "Flammkuchen"), ("fr", "Salade piémontaise"), ("it", "Cotoletta alla valdostana"),
        ("es", "Trucha a la navarra"),
        ("el", "Καρμπονάρα"), ("pl", "Carbonara"), ("th", "แกงฮังเล"), ("id", "Rujak cingur"), ("ja", "ゴーヤーチャンプルー"),
    ])
    func holdsItsMeatOrFish(_ language: String, _ name: String) {
        let claims = judged(language, name).claims
        #expect(claims[.vegetarian] != .yes && claims[.vegan] != .yes, "\(claims)")
    }

    @Test(arguments: [
        ("de", "Mettbrötchen", Allergen.gluten), ("de", "Schinkennudeln", .gluten), ("de", "Speckknödel", .gluten),
        ("tr", "balık ekmek", .gluten), ("en", "Meat pie", .gluten), ("en", "Macaroni and cheese", .gluten),
        ("sv", "Räksmörgås", .gluten), ("nl", "Saucijzenbroodje", .gluten), ("en", "Kung pao chicken", .peanuts),
        ("pt", "Pé de moleque", .peanuts), ("de", "Selleriesuppe", .celery), ("fr", "Frangipane", .nuts),
        ("ko", "순두부찌개", .soybeans), ("es", "Pollo en pepitoria", .eggs), ("de", "Senfsoße", .mustard),
    ])
    func holdsItsAllergen(_ language: String, _ name: String, _ allergen: Allergen) {
        #expect(judged(language, name).allergens[allergen] == .contains, "\(judged(language, name).allergens)")
    }

    @Test(arguments: ["Soymilk", "Soymilk shake with banana", "Almondmilk"])
    func aCompoundOfAPlantAndMilkIsNoMilk(_ name: String) { #expect(judged("en", name).allergens[.milk] != .contains) }

    /// It may be made with it, or have it on top.
    @Test(arguments: [
        ("en", "Latte with oat milk"), ("de", "Cappuccino mit Hafermilch"), ("en", "Latte with coconut cream"),
    ])
    func aPlantMilkNamedBehindADrinkLeavesADoubt(_ language: String, _ name: String) {
        #expect(judged(language, name).claims[.vegan] == .maybe)
    }
}
