package import Models

/// A claim for each diet, or for some of them.
///
/// Verdicts hold dictionaries, whose keys hash as strings. The rules ask for claims dozens of times per dish, so they
/// keep them in plain fields and take the dictionary from a table of all possible ones.
package struct DietClaims: Sendable, Hashable {
    private var vegan: Claim?
    private var vegetarian: Claim?
    private var pescatarian: Claim?

    init() {}

    /// The same claim for some diets.
    init(_ diets: [Diet], _ claim: Claim) {
        for diet in diets { self[diet] = claim }
    }

    package subscript(diet: Diet) -> Claim? {
        get {
            switch diet {
            case .vegan: vegan
            case .vegetarian: vegetarian
            case .pescatarian: pescatarian
            }
        }
        set {
            switch diet {
            case .vegan: vegan = newValue
            case .vegetarian: vegetarian = newValue
            case .pescatarian: pescatarian = newValue
            }
        }
    }

    var dictionary: [Diet: Claim] {
        Self.dictionaries[number(vegan) * 25 + number(vegetarian) * 5 + number(pescatarian)]
    }

    private static let claims: [Claim?] = [nil, .yes, .maybe, .no, .unknown]

    /// All dictionaries by their `number`s: vegan, vegetarian, pescatarian.
    private static let dictionaries: [[Diet: Claim]] = claims.flatMap { vegan in
        claims.flatMap { vegetarian in
            claims.map { pescatarian in
                var dictionary: [Diet: Claim] = [:]
                dictionary[.vegan] = vegan
                dictionary[.vegetarian] = vegetarian
                dictionary[.pescatarian] = pescatarian
                return dictionary
            }
        }
    }

    private func number(_ claim: Claim?) -> Int {
        switch claim {
        case nil: 0
        case .yes: 1
        case .maybe: 2
        case .no: 3
        case .unknown: 4
        }
    }
}
