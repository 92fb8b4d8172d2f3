import Judging
import Models
import Testing

/// Words that say that there is no meat.
@Suite struct MeatlessTests {
    private func claims(_ name: String, _ language: String) -> [Diet: Claim] {
        Judge()(DishText(name: name, language: language)).claims
    }

    /// They take away what a dish usually holds, not what is named beside it.
    @Test(arguments: [
        ("Húsmentes zöldségleves csirkével", "hu"), ("Húsmentes zöldségleves csirkealaplével", "hu"),
        ("Lihaton kasviskeitto kanaliemessä", "fi"), ("Bezmasá zeleninová polévka z kuřecího vývaru", "cs"),
        ("Bezmäsitá zeleninová polievka z kuracieho vývaru", "sk"), ("Fleischlose Suppe in Hühnerbrühe", "de"),
    ])
    func leaveWhatIsNamed(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegan] == .no && found[.vegetarian] == .no)
    }

    /// What stands in for the meat may be bound with egg or milk.
    @Test(arguments: [("Húsmentes gulyás", "hu"), ("Fleischlose Bolognese", "de"), ("Bezmięsny gulasz", "pl")])
    func saysNothingOfEggAndMilk(name: String, language: String) {
        let found = claims(name, language)
        #expect(found[.vegetarian] == .yes && found[.vegan] == .maybe)
    }
}
