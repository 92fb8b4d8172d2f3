import Judging
import Models
import Testing

/// Words that say that something isn't there, or stands in for something else, beside an animal that is named.
@Suite struct ClaimBesideAnimalTests {
    private func claims(_ name: String, _ language: String) -> [Diet: Claim] {
        Judge()(DishText(name: name, language: language)).claims
    }

    /// Hebrew and Arabic write "and" and "with" as the first letter of what they join.
    @Test(arguments: [
        ("לזניה וסלט טבעוני", "he"), ("קפוצינו ושניצל טבעוני", "he"), ("קפוצינו עם שניצל טבעוני", "he"),
        ("לזניה בסלט טבעוני", "he"), ("لازانيا وسلطة نباتية", "ar"), ("لازانيا بسلطة نباتية", "ar"),
        ("Lasagne and vegan salad", "en"),
    ])
    func aClaimOfOneThingIsNotOfWhatAPrefixJoinsToIt(name: String, language: String) {
        let verdict = Judge()(DishText(name: name, language: language))
        #expect(verdict.claims[.vegan] == .no && verdict.allergens[.milk] == .contains, "\(name)")
    }

    /// "Meatless" takes away what a dish usually holds, not what is named beside it.
    @Test(arguments: [
        ("Húsmentes zöldségleves csirkével", "hu"), ("Húsmentes zöldségleves csirkealaplével", "hu"),
        ("Lihaton kasviskeitto kanaliemessä", "fi"), ("Bezmasá zeleninová polévka z kuřecího vývaru", "cs"),
        ("Bezmäsitá zeleninová polievka z kuracieho vývaru", "sk"), ("Fleischlose Suppe in Hühnerbrühe", "de"),
    ])
    func meatlessLeavesWhatIsNamed(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    /// What stands in for the meat may be bound with egg or milk.
    @Test(arguments: [("Húsmentes gulyás", "hu"), ("Fleischlose Bolognese", "de"), ("Bezmięsny gulasz", "pl")])
    func meatlessSaysNothingOfEggAndMilk(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegetarian] == .yes && found[.vegan] == .maybe)
    }

    /// In these languages what isn't there stands before the word for "instead of".
    @Test(arguments: [
        ("Tofu helyett csirke", "hu"), ("Tofu yerine tavuk", "tr"), ("Tofun sijaan kanaa", "fi"),
        ("豆腐の代わりに鶏肉", "ja"), ("두부 대신 닭고기", "ko"), ("टोफू के बजाय चिकन", "hi"), ("ტოფუს ნაცვლად ქათამი", "ka"),
        ("በቶፉ ምትክ ዶሮ", "am"), ("Tofu ersetzt durch Huhn", "de"), ("Tofu vervangen door kip", "nl"),
    ])
    func whatStandsInForTofuIsThere(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    @Test(arguments: [("Csirke helyett tofu", "hu"), ("Tavuk yerine tofu", "tr")])
    func whatIsReplacedIsInDoubt(name: String, language: String) {
        #expect(claims(name, language)[.vegetarian] == .maybe)
    }

    /// A claim about a part of the dish.
    @Test(arguments: [
        ("Rugbrød med vegansk ost og skinke", "da"), ("Rostat bröd med vegansk ost och skinka", "sv"),
        ("Marhasteak vegetáriánus körettel", "hu"), ("Veganska majoneza s kozicami", "sl"),
        ("Majonezë vegane me karkaleca deti", "sq"),
    ])
    func aPartSaysNothingOfTheWhole(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] != .yes && found[.vegetarian] != .yes)
    }

    /// What a description says of one thing isn't said of the dish, which usually holds meat.
    @Test(arguments: [
        ("Foie gras mi-cuit", "chutney de figues vegan", "fr"), ("Sarmale", "cu smântână vegană", "ro"),
        ("Lihapullat", "vegaaninen ruskeakastike", "fi"), ("Lasagne", "vegane Tomatensauce", "de"),
        ("Feijoada à transmontana", "com arroz vegetariano", "pt"), ("Coca con anchoas", "masa vegana", "es"),
        ("Callos a la madrileña", "el plato que hizo dudar a un vegano", "es"),
    ])
    func aDescriptionOfAPartSaysNothingOfTheDish(name: String, description: String, language: String) {
        let found = Judge()(DishText(name: name, description: description, language: language)).claims
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    @Test(arguments: [
        ("Lasagne", "vegan", "de"), ("Lasagne", "hausgemacht, vegan", "de"), ("Sarmale", "vegane", "ro"),
        ("Lasagne", "komplett vegan, mit Linsen", "de"), ("Lasagne", "fully vegan with lentils", "en"),
        ("Cannoli", "vegani, senza ingredienti di origine animale", "it"),
        ("Плов", "полностью веганский, с нутом", "ru"),
    ])
    func aClaimThatStandsByItselfIsOfTheDish(name: String, description: String, language: String) {
        let found = Judge()(DishText(name: name, description: description, language: language)).claims
        #expect(found[.vegan] == .yes)
    }

    /// Dishes of the tables that have the word for an animal in their names.
    @Test(arguments: [
        ("Bo bun végétarien", "nems aux crevettes, carottes", "fr"), ("Pimientos con anchoas", "vegano", "es"),
        ("Anchoas", "vegano", "es"),
    ])
    func aClaimTakesNoAnimalAwayThatADishIsNamedAfter(name: String, description: String, language: String) {
        let found = Judge()(DishText(name: name, description: description, language: language)).claims
        #expect(found[.vegan] == .no && found[.vegetarian] != .yes)
    }

    @Test(arguments: [("Nems aux crevettes", "Végétarien", "fr"), ("Pimientos con anchoas", "Vegano", "es")])
    func aHeadingTakesNoneAwayEither(name: String, section: String, language: String) {
        let found = Judge()(DishText(name: name, language: language, section: section)).claims
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    /// On some days of a fast fish is allowed.
    @Test(arguments: [
        ("სამარხვო თევზი", "ka"), ("የጾም አሳ", "am"), ("Постная рыба", "ru"), ("Νηστίσιμα καλαμαράκια", "el"),
    ])
    func fishOfAFastIsFish(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    @Test(arguments: [("There's nothing vegan about this ribeye", "en"), ("Nichts Veganes: Lasagne", "de")])
    func whatIsDeniedIsNoClaim(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] != .yes)
    }

    /// What a claim leaves out is there, and the claim isn't of the whole dish.
    @Test(arguments: [
        ("Салат", "полностью веганский, кроме яйца", "ru"), ("Lasagne", "fully vegan, except for the sauce", "en"),
        ("Lasagne", "komplett vegan bis auf den Käse", "de"), ("Lazanya", "peynir hariç vegan", "tr"),
    ])
    func aClaimWithAnExceptionIsNotOfTheWhole(name: String, description: String, language: String) {
        let found = Judge()(DishText(name: name, description: description, language: language)).claims
        #expect(found[.vegan] != .yes)
    }

    /// What isn't there stands before the word for "without".
    @Test(arguments: [
        ("পেঁয়াজ ছাড়া খাসির মাংস", "bn"), ("வெங்காயம் இல்லாத கோழி", "ta"), ("پیاز کے بغیر گوشت", "ur"),
        ("սոխ չպարունակող հավ", "hy"),
    ])
    func whatStandsBehindWithoutIsThere(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }
}
