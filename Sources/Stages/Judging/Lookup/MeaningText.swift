/// The meaning of an item, in words.
enum MeaningText {
    /// Such as "usually milk, sometimes egg; stands in for meat".
    static func text(_ item: DishItem) -> String {
        var parts: [String] = []
        let components = components(item)
        if !components.isEmpty {
            parts.append(components.joined(separator: ", "))
        } else if item.isPlant {
            parts.append("from plants")
        }
        if item.isStandIn { parts.append("stands in for meat") }
        if item.isCreamy { parts.append("stands in for cream and milk") }
        if item.isManner { parts.append("beside another food it only says how that is cooked") }
        if item.isNegated { parts.append("taken away by a word beside it") }
        if parts.isEmpty { parts.append(item.isKnown ? "says nothing of what is in it" : "not known") }
        return parts.joined(separator: "; ")
    }

    /// The most certain first.
    private static func components(_ item: DishItem) -> [String] {
        var texts: [String] = []
        for certainty in [Certainty.always, .usual, .sometimes, .rare] {
            for component in item.components where component.certainty == certainty {
                texts.append(text(component))
            }
        }
        return texts
    }

    static func text(_ component: Component) -> String {
        let often =
            switch component.certainty {
            case .always: ""
            case .usual: "usually "
            case .sometimes: "sometimes "
            case .rare: "rarely "
            }
        let yielding =
            switch component.yields {
            case .never: ""
            case .toStandIns: " (unless meat, fish or a stand-in is named before it)"
            case .toPlants: " (unless meat, fish or a plant is named before it)"
            }
        return often + component.substance.name + yielding
    }

    /// The kinds, named by what they do.
    static func kinds(_ kind: WordKind) -> [String] {
        names.filter { kind.contains($0.kind) }.map(\.name)
    }

    private static let names: [(kind: WordKind, name: String)] = [
        (.ingredient, "ingredient"), (.dish, "dish"), (.neutral, "neutral"), (.changing, "changes from day to day"),
        (.vegan, "says vegan"), (.vegetarian, "says vegetarian"), (.nonVegetarian, "says not vegetarian"),
        (.follows, "follows what it speaks of"), (.option, "offers a variant"),
        (.choice, "offers a choice of what follows"),
        (.addition, "offers what follows"), (.surcharge, "offers what stands before"),
        (.entirely, "makes a claim one of the whole dish"),
        (.except, "takes something out of a claim"),
        (.lacking, "lacks what it means"),
        (.without, "takes away what follows"), (.free, "takes away what stands before"),
        (.instead, "replaces what follows"), (.imitation, "imitates what follows"),
        (.style, "in the manner of what stands before"), (.or, "or"), (.and, "and"), (.with, "with"),
        (.tie, "ties what follows to what stands before"), (.prose, "word of a sentence"),
    ]
}
