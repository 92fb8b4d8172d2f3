internal import Library
internal import Models
internal import Pages

/// The report's words for a bundle's codes.

extension Verdict {
    var words: String {
        switch self {
        case .fits: "fits"
        case .ask: "ask first"
        case .avoid: "avoid"
        }
    }
}

extension Claim {
    var words: String {
        switch self {
        case .yes: "yes, it seems"
        case .maybe: "perhaps, ask"
        case .no: "no"
        case .unknown: "unknown"
        }
    }
}

extension AllergenStatus {
    /// The words before an allergen's name: what a recipe holds is only usually there.
    ///
    /// - Parameter basis: what the status rests on; nil where the bundle doesn't say.
    func words(on basis: Basis?) -> String {
        switch (self, basis) {
        case (.contains, .recipe), (.contains, .cuisine): "usually contains"
        case (.contains, .guess): "probably contains"
        case (.contains, _): "contains"
        case (.mayContain, .traces): "may contain traces of"
        case (.mayContain, _): "may contain"
        }
    }
}

extension EvidenceKind {
    var words: String {
        switch self {
        case .symbol: "Symbol"
        case .words: "Words on the menu"
        case .knowledge: "Usual recipe"
        case .llm: "Language model"
        }
    }
}

extension HiddenIngredient.Change {
    var words: String {
        switch self {
        case .easy: "Easy to leave out."
        case .moderate: "The kitchen would have to cook it another way."
        case .impossible: "It can't be left out."
        }
    }
}

extension DietarySymbol {
    var words: String {
        let meaning = meaning.rawValue.split(separator: "_").joined(separator: " ")
        return switch source {
        case .legend: "\(mark): \(meaning), as the legend says"
        case .convention: "\(mark): \(meaning), as on most menus"
        case .unresolved where mark == RaisedMark.unread: "marks that may not have been read"
        case .unresolved: "\(mark): nobody says what it means"
        }
    }
}

extension QualityCode {
    var words: String {
        switch self {
        case .blur: "blurred"
        case .tooDark: "too dark"
        case .overexposed: "overexposed"
        case .glare: "glare"
        case .lowContrast: "low contrast"
        case .smallText: "small text"
        case .extremePerspective: "steep angle"
        }
    }
}

extension Straightening {
    /// What was done to the photo, in words.
    var words: String {
        var steps: [String] = []
        if perspective { steps.append("flattened") }
        if quarterTurns != 0 { steps.append("turned by \(quarterTurns * 90)°") }
        if skew != 0 { steps.append("levelled by \(skew)°") }
        if inverted { steps.append("light text made dark") }
        if evened { steps.append("light evened out") }
        return steps.isEmpty ? "nothing had to be done" : steps.joined(separator: ", ")
    }
}
