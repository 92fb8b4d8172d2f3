import Judging
import Models
import Testing

/// Dishes that are another one each day: nobody knows what is in them, whatever is mostly in a dish of that kind.
@Suite struct ChangingWordsTests {
    private func classification(_ name: String, _ language: String) -> Classification {
        Judge()(DishText(name: name, language: language))
    }

    @Test(arguments: [
        ("Cake of the day", "en"), ("Today's sorbet", "en"), ("Tageskuchen", "de"), ("Kuchen des Tages", "de"),
        ("Tarte du jour", "fr"), ("Torta del giorno", "it"), ("Tarta del día", "es"), ("Taart van de dag", "nl"),
        ("Dagens paj", "sv"), ("Dagens kage", "da"), ("Ciasto dnia", "pl"), ("Dezert dne", "cs"),
        ("Πίτα της ημέρας", "el"), ("ΠΙΤΑ ΤΗΣ ΗΜΕΡΑΣ", "el"), ("Gunun tatlisi", "tr"), ("Desertul zilei", "ro"),
        ("Günün tatlısı", "tr"), ("עוגת היום", "he"),
        ("حلوى اليوم", "ar"), ("本日のデザート", "ja"), ("每日甜品", "zh"),
    ])
    func noKindOfDishIsSafe(name: String, language: String) {
        let claims = classification(name, language).claims
        for diet in Diet.allCases { #expect(claims[diet] != .yes, "\(diet.rawValue)") }
    }

    @Test(arguments: [("Vegan soup of the day", "en"), ("Vegane Tagessuppe", "de"), ("Soupe végane du jour", "fr")])
    func whatIsPrintedHolds(name: String, language: String) {
        #expect(classification(name, language).claims[.vegan] == .yes)
    }

    /// What is nearly always in it stays a warning.
    @Test func evidenceAgainstItStays() {
        let tart = classification("Tarte du jour", "fr")
        #expect(tart.claims[.vegan] == .no && tart.allergens[.milk] == .contains)
        #expect(tart.reason.contains("changes (du jour)"))
    }

    @Test(arguments: [("Fish of the day", "en"), ("Tagesfisch", "de")])
    func fishStays(name: String, language: String) {
        #expect(classification(name, language).claims[.vegetarian] == .no)
    }

    @Test func whatIsFreshOfTheDayIsTheSameEachDay() {
        #expect(classification("Tagesfrische Erdbeeren", "de").claims[.vegan] == .yes)
    }
}
