import Judging
import Models
import Testing

/// What may be added to a dish or chosen for it isn't in the dish, and nothing is promised of it either.
@Suite("What may be added or chosen")
struct OptionTests {
    private let judge = Judge()

    private func verdict(_ name: String, _ language: String) -> Classification {
        judge(DishText(name: name, language: language))
    }

    @Test(arguments: [
        ("en", "Garden salad. Add chicken 7"), ("en", "Rice bowl, choice of ham, bacon or tofu"),
        ("en", "Tomato pasta (add prawns £4)"), ("en", "Veggie burger – bacon extra"),
        ("en", "Noodles with tofu, beef or prawns"), ("de", "Gemüsecurry wahlweise mit Tofu oder Rind"),
        ("de", "Salat, auf Wunsch mit Putenstreifen"), ("de", "Flammkuchen vegetarisch oder mit Speck"),
        ("de", "Linsensuppe, gegen Aufpreis mit Wiener"), ("fr", "Galette fromage, jambon en option"),
        ("fr", "Nouilles au choix : tofu, bœuf ou crevettes"), ("it", "Insalata verde, aggiunta pollo 3 €"),
        ("it", "Gnocchi al pomodoro o al ragù"), ("es", "Tostada de tomate (con jamón +1 €)"),
        ("es", "Pizza a elegir: cuatro quesos o jamón"), ("pt", "Massa com tomate, opcional bacon"),
        ("nl", "Tosti kaas, eventueel met ham"), ("pl", "Zapiekanka z serem (+ szynka 3 zł)"),
        ("pl", "Naleśniki ze szpinakiem lub z mięsem"), ("ru", "Лапша на выбор: с тофу, с курицей"),
        ("tr", "Pilav nohutlu (tavuk ilavesi 30 ₺)"), ("tr", "Gözleme peynirli veya kıymalı"),
    ])
    func isADoubtAndNeitherYesNorNo(language: String, name: String) {
        #expect(verdict(name, language).claims[.vegetarian] == .maybe, "\(name)")
    }

    /// A stand-in that is only offered stands for nothing.
    @Test(arguments: [
        ("en", "Lasagne with tofu", "on request"), ("de", "Lasagne mit Tofu", "auf Wunsch"),
        ("en", "Chili with soy mince", "optional"),
    ])
    func anOfferedStandInPromisesNothing(language: String, name: String, offer: String) {
        #expect(verdict(name, language).claims[.vegetarian] == .yes)
        #expect(verdict("\(name) \(offer)", language).claims[.vegetarian] != .yes)
    }

    @Test(arguments: [
        // Each of the things to choose from is of an animal, or the animal is no part of the choice.
        ("en", "Pasta with ham or bacon"), ("en", "Ham, chips or salad"), ("en", "Choice of steak, chicken or prawns"),
        ("en", "Roast or boiled beef"), ("de", "Rindergulasch mit Spätzle oder Reis"),
        ("de", "Wahlweise Rind, Huhn oder Lachs"), ("en", "Sirloin chips or salad"),
        ("it", "Pollo con patate o insalata"),
        ("es", "Pollo o ternera con arroz"), ("pl", "Kurczak z ryżem lub frytkami"),
        // More of something is no offer of it.
        ("en", "Pizza with extra ham"), ("de", "Burger mit extra Speck"), ("fr", "Pizza avec extra jambon"),
        // What follows another comma is served with the dish.
        ("en", "Salad, add croutons, grilled chicken"), ("en", "Steak, on request with fries"),
    ])
    func takesNothingElseAway(language: String, name: String) {
        #expect(verdict(name, language).claims[.vegetarian] == .no, "\(name)")
    }

    @Test func theDishSaysWhatItIsWithoutThem() {
        let rice = verdict("Rice and black beans. Add chicken 7", "en")
        #expect(rice.reason.contains("vegan without chicken"))
        let toast = verdict("Cheese toastie (add prawns 4)", "en")
        #expect(toast.reason.contains("vegetarian without prawns"))
        #expect(toast.allergens[.milk] == .contains)
        #expect(toast.allergens[.crustaceans] == .mayContain)
    }

    @Test func whatAllHoldIsInTheDish() {
        let omelette = verdict("Bread with cheddar or brie", "en")
        #expect(omelette.allergens[.milk] == .contains)
        #expect(omelette.claims[.vegan] == .no)
    }

    @Test func aPromiseOfTheMenuDoesNotCoverThem() {
        for name in ["Vegan burger, add bacon 2", "Vegan bowl with tofu or salmon", "Bowl (vegan), add egg 1"] {
            #expect(verdict(name, "en").claims[.vegan] != .yes, "\(name)")
        }
    }

    @Test(arguments: [
        ("en", "Vegan without the feta: bean salad"), ("it", "Insalata di fagioli, vegana senza la feta"),
        ("nl", "Bonensalade, vegan zonder de feta"), ("de", "Bohnensalat, vegan ohne den Feta"),
        ("fr", "Salade de haricots, végan sans la feta"),
    ])
    func whatItIsVeganWithoutIsInIt(language: String, name: String) {
        let judged = verdict(name, language)
        #expect(judged.claims[.vegan] != .yes, "\(name)")
        #expect(judged.allergens[.milk] != nil, "\(name)")
    }
}
