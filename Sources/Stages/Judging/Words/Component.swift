package import Models

/// How often a dish or food of that name holds something.
package enum Certainty: Int, Comparable, BitwiseCopyable, Sendable {
    /// Worth a question but no doubt.
    case rare
    case sometimes
    case usual
    case always

    /// The same as bundles say it.
    package init(_ likelihood: Evidence.Likelihood) {
        self =
            switch likelihood {
            case .rare: .rare
            case .sometimes: .sometimes
            case .usual: .usual
            case .always: .always
            }
    }

    package var likelihood: Evidence.Likelihood {
        switch self {
        case .rare: .rare
        case .sometimes: .sometimes
        case .usual: .usual
        case .always: .always
        }
    }

    package static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
}

/// What a component gives way to when that is named right before it: a "salmon burger" isn't beef.
enum Yielding: Int, Comparable, BitwiseCopyable, Sendable {
    /// Gives way to nothing.
    case never
    /// Gives way to other meat or fish, and to what stands in for meat.
    case toStandIns
    /// Gives way to any plant too: "asparagus ragout".
    case toPlants

    static func < (left: Yielding, right: Yielding) -> Bool { left.rawValue < right.rawValue }
}

/// One substance in a dish or food.
package struct Component: BitwiseCopyable, Sendable, Hashable {
    package var substance: Substance
    package var certainty: Certainty
    var yields = Yielding.never

    var isReplaceable: Bool { yields > .never }
}
