/// How often a dish or food of a name holds something.
enum Certainty: Int, Comparable, Sendable {
    /// Worth a question, not a doubt.
    case rare
    case sometimes
    case usual
    case always

    static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
}

/// What a component gives way to when it is named right before: a "salmon burger" isn't beef.
enum Yielding: Int, Comparable, Sendable {
    /// To nothing.
    case never
    /// To other meat or fish, and to what stands in for meat.
    case toStandIns
    /// To any plant too: "asparagus ragout".
    case toPlants

    static func < (left: Yielding, right: Yielding) -> Bool { left.rawValue < right.rawValue }
}

/// One substance in a dish or food.
struct Component: Sendable, Hashable {
    var substance: Substance
    var certainty: Certainty
    var yields = Yielding.never

    var isReplaceable: Bool { yields > .never }
}

extension [Component] {
    /// Adds a component; of two for one substance the more certain stays.
    mutating func merge(_ other: Component) {
        guard let place = firstIndex(where: { $0.substance == other.substance }) else {
            append(other)
            return
        }
        if other.certainty > self[place].certainty {
            self[place] = other
        } else if other.certainty == self[place].certainty {
            self[place].yields = Swift.min(self[place].yields, other.yields)
        }
    }

    mutating func merge(_ others: [Component]) {
        for other in others { merge(other) }
    }

    /// The most that is said against a diet, or nil.
    func worst(for test: (Substance) -> Bool) -> Certainty? {
        var worst: Certainty?
        for component in self where test(component.substance) {
            worst = worst.map { Swift.max($0, component.certainty) } ?? component.certainty
        }
        return worst
    }

    /// With no component more certain than the given one.
    func capped(at limit: Certainty) -> [Component] {
        map { component in
            var capped = component
            capped.certainty = Swift.min(component.certainty, limit)
            return capped
        }
    }
}
