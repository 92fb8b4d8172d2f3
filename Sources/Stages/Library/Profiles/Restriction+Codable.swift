internal import Foundation
internal import Models

/// A restriction as it is kept: `{"category": "allergy", "subject": "peanuts", "severity": "critical"}`.
///
/// Anything that this version doesn't know is an error and never left out, since somebody relies on it.
extension Restriction: Codable {
    private enum CodingKeys: String, CodingKey { case category, subject, severity, custom }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let category = try container.decode(RestrictionCategory.self, forKey: .category)
        let subject = try container.decode(String.self, forKey: .subject)
        let found: Restriction?
        switch category {
        case .allergy:
            let severity = try container.decode(AllergySeverity.self, forKey: .severity)
            let isCustom = try container.decodeIfPresent(Bool.self, forKey: .custom) ?? false
            found =
                isCustom
                ? Self.word(subject).map { .allergy($0, severity) }
                : Allergen(rawValue: subject).map { .allergen($0, severity) }
        case .medical: found = MedicalCondition(rawValue: subject).map(Restriction.medical)
        case .religious: found = ReligiousDiet(rawValue: subject).map(Restriction.religious)
        case .lifestyle: found = Lifestyle(rawValue: subject).map(Restriction.lifestyle)
        case .avoid: found = Self.word(subject).map(Restriction.avoid)
        }
        guard let found else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "unknown restriction"))
        }
        self = found
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(category, forKey: .category)
        try container.encode(subject, forKey: .subject)
        try container.encodeIfPresent(severity, forKey: .severity)
        if case .allergy = self { try container.encode(true, forKey: .custom) }
    }

    /// A word that a person typed, in one line and not too long; nil when there is nothing in it to search for.
    package static func word(_ text: String) -> String? {
        let word = text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        guard word.count <= longestWord, word.utf8.count <= longestWord * 8,
            word.contains(where: { $0.isLetter || $0.isNumber }),
            !word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        return word
    }
}
