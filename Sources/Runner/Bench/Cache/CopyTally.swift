internal import Asking
internal import Models
internal import Pages

/// The outcome of scanning altered copies, by alteration.
struct CopyTally: Encodable, Sendable {
    var copies = 0
    var failed = 0
    /// Copies whose reading was known by the bytes or the pixels.
    var sameBytes = 0
    var samePixels = 0
    /// Copies for which the hash proposed the page they were made from.
    var proposed = 0
    var dishes = 0
    /// Dishes with an answer, by its source.
    var menu = 0
    var dish = 0
    var slip = 0
    /// Answers that were given to other words.
    var wrong = 0
    /// Menus with dishes, and those of them that need no call at all.
    var menus = 0
    var menusWithoutCall = 0
    var misses = MissTally()

    var answered: Int { menu + dish + slip }
    /// Nil without dishes.
    var share: Double? { dishes == 0 ? nil : (Double(answered) / Double(dishes)).rounded(toDecimals: 4) }

    enum CodingKeys: String, CodingKey {
        case copies, failed, proposed, dishes, menu, dish, slip, wrong, menus, misses, answered, share
        case sameBytes = "same_bytes"
        case samePixels = "same_pixels"
        case menusWithoutCall = "menus_without_call"
    }

    func encode(to encoder: any Encoder) throws {
        var tally = encoder.container(keyedBy: CodingKeys.self)
        for (key, value) in [
            (CodingKeys.copies, copies), (.failed, failed), (.sameBytes, sameBytes), (.samePixels, samePixels),
            (.proposed, proposed), (.dishes, dishes), (.menu, menu), (.dish, dish), (.slip, slip), (.wrong, wrong),
            (.menus, menus), (.menusWithoutCall, menusWithoutCall), (.answered, answered),
        ] {
            try tally.encode(value, forKey: key)
        }
        try tally.encode(share, forKey: .share)
        try tally.encode(misses, forKey: .misses)
    }

    static func += (total: inout CopyTally, one: CopyTally) {
        for count in [
            \CopyTally.copies, \.failed, \.sameBytes, \.samePixels, \.proposed, \.dishes, \.menu, \.dish, \.slip,
            \.wrong, \.menus, \.menusWithoutCall,
        ] as [WritableKeyPath<CopyTally, Int>] {
            total[keyPath: count] += one[keyPath: count]
        }
        total.misses += one.misses
    }
}

/// Why dishes of a copy had no answer: how they differ from the most similar dish of the original.
struct MissTally: Encodable, Sendable {
    private(set) var counts: [Kind: Int] = [:]

    enum Kind: String, CaseIterable, Sendable {
        /// The words are the same, but the menu's language or cuisine was found to be another.
        case context
        case marks
        case section
        case description
        case name
        /// No dish of the original is similar: it was split, merged, or not found there.
        case otherDish = "other_dish"
    }

    subscript(kind: Kind) -> Int { counts[kind] ?? 0 }

    mutating func add(_ question: DishQuestion, among known: [DishQuestion]) {
        let words = question.words
        let likely = known.max { likeness($0.words.name, words.name) < likeness($1.words.name, words.name) }
        let same = known.filter { $0.words.name == words.name }
        let kind: Kind =
            if same.contains(where: { $0.words == words }) {
                .context
            } else if same.contains(where: {
                $0.words.description == words.description && $0.words.section == words.section
            }) {
                .marks
            } else if same.contains(where: { $0.words.description == words.description }) {
                .section
            } else if !same.isEmpty {
                .description
            } else if let likely, likeness(likely.words.name, words.name) >= 0.6 {
                .name
            } else {
                .otherDish
            }
        counts[kind, default: 0] += 1
    }

    private func likeness(_ one: String, _ other: String) -> Double {
        let longer = max(one.count, other.count)
        return longer == 0 ? 1 : 1 - Double(EditDistance.levenshtein(Array(one), Array(other))) / Double(longer)
    }

    static func += (total: inout MissTally, one: MissTally) {
        for kind in Kind.allCases { total.counts[kind] = total[kind] + one[kind] }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let named = Kind.allCases.map { ($0.rawValue, self[$0]) }
        try container.encode(Dictionary(named, uniquingKeysWith: { first, _ in first }))
    }
}
