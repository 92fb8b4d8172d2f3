internal import Judging
internal import Models

/// Decides about religious diets. Menus say little about them, so nearly everything is a question; what speaks against
/// a dish is named.
///
/// - Halal (Codex Alimentarius, CAC/GL 24-1997): pork and alcohol: avoid. A mark that the menu explains, or a dish that is
///   vegan for certain, with nothing that may be alcohol: fits. Else ask: slaughter, gelatine and rennet aren't stated.
/// - Kosher (Leviticus 11, Exodus 23:19): pork, game, insects, shellfish, and meat with milk: avoid. A mark that the menu
///   explains: fits. Else ask: also a dish of plants needs a supervised kitchen.
/// - Hindu: beef: avoid. Vegetarian for certain, with neither egg nor rennet: fits. Else ask.
/// - Jain: meat, fish, egg, honey, alcohol and what grows in the ground: avoid. Else ask, since no menu says all of it.
/// - Buddhist (Brahmajāla Sūtra, minor precepts 2 to 4; many keep less): meat, fish, alcohol and the five pungent plants:
///   avoid. Vegan for certain with a description that names none of these, all of it in words for plain foods: fits. Else
///   ask.
struct ReligiousRule: Sendable {
    let diet: ReligiousDiet
    /// Words for plants that the diet excludes.
    private let plants: [AvoidedFood]

    private static let pungent = ["garlic", "onion", "leek", "chives", "asafoetida"]
    private static let fromTheGround =
        [
            "garlic", "onion", "leek", "potato", "carrot", "beetroot", "radish", "turnip", "ginger", "celeriac",
            "parsnip",
            "sweet potato", "yam", "mushroom", "aubergine",
        ]

    init(_ diet: ReligiousDiet, knowledge: Knowledge) {
        self.diet = diet
        let words =
            switch diet {
            case .jain: Self.fromTheGround
            case .buddhist: Self.pungent
            case .halal, .kosher, .hindu: [String]()
            }
        plants = words.map { AvoidedFood($0, knowledge: knowledge) }
    }

    func judge(_ dish: DishFacts) -> (Verdict, String) {
        if let held = dish.holds(isForbidden), held.certainty >= .usual {
            return (.avoid, "Appears to contain \(held.substance.name) (\(held.text)).")
        }
        if leavesOutPork, dish.source(of: .containsPork) != nil { return (.avoid, "The menu marks pork.") }
        if leavesOutFlesh, dish.source(of: .containsMeat) != nil { return (.avoid, "The menu marks meat.") }
        let alcohol = LifestyleRule.alcohol(dish)
        if leavesOutAlcohol, let alcohol, alcohol.isCertain {
            return (.avoid, "Appears to contain alcohol (\(alcohol.text)).")
        }
        if diet == .kosher, let meat = dish.holds(\.isMeat), let milk = dish.holds({ $0 == .milk }),
            meat.certainty >= .usual, milk.certainty >= .usual
        {
            return (.avoid, "Appears to hold meat (\(meat.text)) and milk (\(milk.text)).")
        }
        for plant in plants {
            switch plant.match(dish.words) {
            case .word: return (.avoid, "The menu names \(plant.word).")
            case .inside: return (.ask, "A word on the menu may mean \(plant.word) – ask.")
            case nil: break
            }
        }
        if let held = dish.holds(isForbidden) {
            return (.ask, "May contain \(held.substance.name) (\(held.text)) – ask.")
        }
        if leavesOutAlcohol, let alcohol { return (.ask, "May contain alcohol (\(alcohol.text)) – ask.") }
        return withoutObjection(dish)
    }

    /// The verdict when nothing speaks against the dish.
    private func withoutObjection(_ dish: DishFacts) -> (Verdict, String) {
        switch diet {
        case .halal:
            if dish.source(of: .halal) == .legend { return (.fits, "The menu marks it halal.") }
            if dish.isCertainly(.vegan) {
                return (.fits, "Appears vegan for certain, and nothing on the menu names alcohol.")
            }
            return (.ask, "Whether it is halal isn't stated – ask.")
        case .kosher:
            if dish.source(of: .kosher) == .legend { return (.fits, "The menu marks it kosher.") }
            return (.ask, "Whether it is kosher isn't stated – ask.")
        case .hindu:
            let doubtful = dish.holds { $0.isFlesh || $0 == .egg || $0 == .rennet }
            if let doubtful {
                return (.ask, "May contain \(doubtful.substance.name) (\(doubtful.text)), which many leave out – ask.")
            }
            return dish.isCertainly(.vegetarian)
                ? (.fits, "Appears vegetarian for certain, and nothing on the menu names egg.")
                : (.ask, "What it is made of isn't known well enough – ask.")
        case .jain: return (.ask, "Whether it is free from what grows in the ground isn't stated – ask.")
        case .buddhist:
            return dish.isCertainly(.vegan) && dish.isDescribed && dish.unread == nil && dish.recipe == nil
                ? (.fits, "Appears vegan for certain, and the description names neither garlic nor onions.")
                : (.ask, "Whether garlic, onions or the like are in it isn't stated – ask.")
        }
    }

    private func isForbidden(_ substance: Substance) -> Bool {
        switch diet {
        case .halal: substance == .pork
        case .kosher: [.pork, .game, .insect, .crustacean, .mollusc].contains(substance)
        case .hindu: substance == .beef
        case .jain: substance.isFlesh || substance == .egg || substance == .honey
        case .buddhist: substance.isFlesh
        }
    }

    private var leavesOutPork: Bool { diet != .hindu }
    private var leavesOutFlesh: Bool { diet == .jain || diet == .buddhist }
    private var leavesOutAlcohol: Bool { diet == .halal || diet == .jain || diet == .buddhist }
}
