/// How often something was reused, by level.
package struct CacheHits: Codable, Sendable, Hashable {
    /// Levels that were never used may be missing.
    package private(set) var byLevel: [CacheLevel: Int] = [:]

    package init() {}

    package subscript(level: CacheLevel) -> Int { byLevel[level] ?? 0 }

    mutating func add(_ level: CacheLevel, _ number: Int = 1) {
        byLevel[level, default: 0] = self[level].addingReportingOverflow(number).partialValue
    }

    /// Encodes one object with a number for each level, so that it reads the same in any program.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LevelKey.self)
        for level in CacheLevel.allCases {
            try container.encode(self[level], forKey: LevelKey(stringValue: level.rawValue))
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: LevelKey.self)
        for level in CacheLevel.allCases {
            byLevel[level] = try container.decodeIfPresent(Int.self, forKey: LevelKey(stringValue: level.rawValue))
        }
    }

    private struct LevelKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
