/// What a food or dish holds: each substance at most once, in the order in which they were named.
///
/// A plain value without an array of its own: words and items are often copied while a dish is judged, and allocating
/// arrays and counting references took a fifth of a verdict's time.
package struct Components: BitwiseCopyable, Sendable {
    private var storage = InlineArray<30, Component>(repeating: Component(substance: .meat, certainty: .rare))
    private var size: UInt8 = 0

    /// More than the number of substances, so that any set of them fits; and so many that a `Meaning` has no byte that is
    /// left unset.
    static let capacity = 30
}

extension Components: RandomAccessCollection, MutableCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { Int(size) }

    package subscript(place: Int) -> Component {
        get {
            precondition(place < endIndex)
            return storage[place]
        }
        set {
            precondition(place < endIndex)
            storage[place] = newValue
        }
    }
}

extension Components: Hashable {
    package static func == (left: Components, right: Components) -> Bool { left.elementsEqual(right) }

    package func hash(into hasher: inout Hasher) {
        for component in self { hasher.combine(component) }
    }
}

extension Components: ExpressibleByArrayLiteral {
    package init(arrayLiteral components: Component...) {
        merge(components)
    }

    /// Adds a component; of two components for one substance, the more certain stays.
    mutating func merge(_ other: Component) {
        for place in indices where storage[place].substance == other.substance {
            if other.certainty > storage[place].certainty {
                storage[place] = other
            } else if other.certainty == storage[place].certainty {
                storage[place].yields = Swift.min(storage[place].yields, other.yields)
            }
            return
        }
        append(other)
    }

    mutating func merge(_ others: some Sequence<Component>) {
        for other in others { merge(other) }
    }

    func filter(_ test: (Component) -> Bool) -> Components {
        var kept = Components()
        for component in self where test(component) { kept.append(component) }
        return kept
    }

    func compactMap(_ change: (Component) -> Component?) -> Components {
        var kept = Components()
        for component in self {
            if let changed = change(component) { kept.append(changed) }
        }
        return kept
    }

    mutating func removeAll(where test: (Component) -> Bool) {
        self = filter { !test($0) }
    }

    /// The same components, none of them more certain than the limit.
    func capped(at limit: Certainty) -> Components {
        var capped = self
        for place in indices where storage[place].certainty > limit { capped.storage[place].certainty = limit }
        return capped
    }

    /// Appends a component of a substance that isn't there yet, so there is room for it.
    private mutating func append(_ component: Component) {
        guard count < Self.capacity else { return }
        storage[count] = component
        size += 1
    }
}
