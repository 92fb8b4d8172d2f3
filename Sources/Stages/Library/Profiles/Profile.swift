internal import Foundation

/// One person's dietary needs.
///
/// It is kept sealed on this machine; nothing of it goes into bundles, logs, caches or requests.
package struct Profile: Codable, Sendable, Hashable {
    /// As the person wrote it, without spaces at its ends.
    package private(set) var name: String
    /// The restrictions, each once, in the order they were given.
    package private(set) var restrictions: [Restriction]

    /// The longest name in characters; longer ones spoil every list.
    package static let longestName = 60
    /// More than any person has; the limit keeps a foreign file from costing time.
    package static let mostRestrictions = 200

    /// - Throws: for a name that is empty, too long or has control characters, and for too many restrictions.
    package init(name: String, restrictions: [Restriction] = []) throws(ProfileFailure) {
        self.name = try Self.checked(name)
        self.restrictions = []
        for restriction in restrictions { try add(restriction) }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            name: container.decode(String.self, forKey: .name),
            restrictions: container.decode([Restriction].self, forKey: .restrictions))
    }

    private enum CodingKeys: String, CodingKey { case name, restrictions }

    /// The form in which two names must differ: "Anna", "ANNA" and full-width "Ａnna" are one name.
    package static func key(_ name: String) -> String {
        name.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    package var key: String { Self.key(name) }

    /// - Throws: like `init`.
    package mutating func rename(to name: String) throws(ProfileFailure) {
        self.name = try Self.checked(name)
    }

    /// Adds a restriction; an existing one on the same thing is replaced, so that a severity can be changed.
    ///
    /// - Throws: when there are too many.
    package mutating func add(_ restriction: Restriction) throws(ProfileFailure) {
        if let place = restrictions.firstIndex(where: { $0.isSameThing(as: restriction) }) {
            restrictions[place] = restriction
            return
        }
        guard restrictions.count < Self.mostRestrictions else { throw .tooManyRestrictions }
        restrictions.append(restriction)
    }

    /// Removes the restriction on a thing, given by its shown name or its category's word.
    ///
    /// - Returns: false when there is none.
    package mutating func remove(_ word: String) -> Bool {
        let key = Self.key(word)
        let before = restrictions.count
        restrictions.removeAll { Self.key($0.subject) == key }
        return restrictions.count < before
    }

    /// The restrictions in one line.
    package var summary: String {
        restrictions.isEmpty ? "no restrictions" : restrictions.map(\.description).joined(separator: ", ")
    }

    private static func checked(_ name: String) throws(ProfileFailure) -> String {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let isPlain = !trimmed.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
            default: false
            }
        }
        guard !Self.key(trimmed).isEmpty, isPlain, trimmed.count <= longestName,
            trimmed.utf8.count <= longestName * 8
        else { throw .badName }
        return trimmed
    }
}
