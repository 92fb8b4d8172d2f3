import Judging
import Models
import Testing

/// Phrases of the tables whose words stand on the menu in other forms.
@Suite struct DeclinedPhraseTests {
    private func classification(_ name: String, _ language: String) -> Classification {
        Judge()(DishText(name: name, language: language))
    }

    /// None of these forms is in the tables.
    @Test(arguments: [
        ("из рисового молока", "ru"), ("картофель с арахисовыми маслами", "ru"), ("тиква с кокосовото мляко", "bg"),
        ("морква з рисовим молоком", "uk"), ("dynia z mlekiem ryżowym", "pl"), ("dýně s rýžovým mlékem", "cs"),
        ("tekvica s ryžovým mliekom", "sk"), ("riža s kokosovim mlijekom", "hr"), ("dovleac în laptele de orez", "ro"),
        ("ıspanak yulaf kremasında", "tr"), ("σπανάκι με κρέμες βρώμης", "el"), ("قرع بحليب الأرز", "ar"),
        ("דלעת בחלב אורז", "he"),
    ])
    func plantsStandInForMilk(name: String, language: String) {
        let claims = classification(name, language).claims
        #expect(claims[.vegan] != .no && claims[.vegetarian] != .no)
    }

    @Test(arguments: [
        ("брокколи в устричном соусе", "ru", Allergen.molluscs), ("броколі в устричному соусі", "uk", .molluscs),
        ("brokolica v ustricovej omáčke", "sk", .molluscs), ("kupus u ribljem umaku", "hr", .fish),
        ("стриденият сос", "bg", .molluscs),
    ])
    func allergensAreFound(name: String, language: String, allergen: Allergen) {
        let found = classification(name, language)
        #expect(found.allergens[allergen] == .contains && found.claims[.vegan] == .no)
    }

    /// What has the words or stems of a plant's name, and is none: mushrooms with oysters, a salad of lamb, liver with
    /// potatoes, a heart without a tomato.
    @Test(arguments: [
        ("Tavuk mantarlı", "tr"), ("Kuzu mantarlı pilav", "tr"), ("فطر بالمحار", "ar"), ("فطر ومحار", "ar"),
        ("لسان الثور مشوي", "ar"), ("Càng cua rau răm", "vi"), ("牛心茄子煲", "zh"), ("鲜蚝菇菌汤", "zh"),
        ("돼지감자탕", "ko"), ("Mulgikapsad", "et"),
        ("خس بالحمل", "ar"), ("פטריות בצדפות", "he"), ("Salată miel", "ro"), ("печень картофель", "ru"),
        ("Geschmortes Ochsenherz", "de"), ("pečeně brambory", "cs"), ("Бычье сердце тушёное", "ru"),
        ("Corazón de buey a la plancha", "es"),
    ])
    func animalsStayAnimals(name: String, language: String) {
        let claims = classification(name, language).claims
        #expect(claims[.vegan] == .no && claims[.vegetarian] == .no)
    }

    @Test(arguments: [("arroz con leche de coco", "es"), ("riz au lait de coco", "fr")])
    func riceWithPlantMilkIsNoRicePudding(name: String, language: String) {
        #expect(classification(name, language).claims[.vegan] != .no)
    }

    @Test(arguments: [
        ("arroz con leche", "es"), ("riz au lait", "fr"), ("сметановый соус", "ru"), ("Krem z selera", "pl"),
        ("Kaerapuder", "et"), ("Ovsená kaša s ovocím", "sk"), ("Lasanje", "et"), ("Ντοματοκεφτεδες", "el"),
    ])
    func milkStaysMilk(name: String, language: String) {
        #expect(classification(name, language).claims[.vegan] == .no)
    }
}
