internal import Files
internal import Foundation
internal import Models

/// What a profile says about a menu: the contents of `profile.json`.
///
/// The same bundle, profile and program give the same bytes.
package struct MenuVerdicts: Codable, Sendable, Hashable {
    /// The version of this format that the program writes.
    package static let currentSchemaVersion = "1.0"

    package var schemaVersion: String
    /// SHA-256 over the profile, the program and its tables: when any of these changes, the verdicts may change too.
    package var basis: String
    /// The menu's id in its bundle.
    package var menu: String
    /// SHA-256 of the `bundle.json` that was judged, 64 hexadecimal digits: for any other bundle the verdicts mean
    /// nothing.
    package var bundle: String
    /// The profile's name, or the random word that stands for it.
    package var profile: String
    /// Its restrictions in words; empty where a random word stands for the profile.
    package var restrictions: [String]
    package var counts: VerdictCounts
    /// In the bundle's order.
    package var dishes: [DishVerdict]
    /// The notice that every reader should see.
    package var notice: String

    static let notice = "A hint, never a guarantee: whoever has an allergy should always ask the staff."

    enum CodingKeys: String, CodingKey {
        case basis, menu, bundle, profile, restrictions, counts, dishes, notice
        case schemaVersion = "schema_version"
    }

    /// Judges the bundle in a file.
    ///
    /// Nil when this version can't read it.
    package init?(ofBundle content: [UInt8], judge: ProfileJudge) {
        guard let menu = try? JSONDecoder().decode(JudgedMenu.self, from: Data(content)),
            MenuBundle.reads(menu.schemaVersion)
        else { return nil }
        schemaVersion = Self.currentSchemaVersion
        basis = judge.basis
        self.menu = menu.id
        bundle = ContentHash.sha256(content)
        profile = judge.alias ?? judge.profile.name
        restrictions = judge.alias == nil ? judge.profile.restrictions.map(\.description) : []
        dishes = menu.dishes.map { dish in
            let verdict = judge(dish.dish, languages: menu.languages, cuisine: menu.cuisine)
            return judge.alias == nil ? verdict : verdict.withoutReasons
        }
        counts = VerdictCounts()
        for dish in dishes { counts.add(dish.verdict) }
        notice = Self.notice
    }

    /// Indented JSON and a newline.
    package var bytes: [UInt8] {
        // There are only texts and counts in it, all of which JSON can represent.
        ((try? JSONEncoder.bundle(pretty: true).encode(self)).map { Array($0) } ?? []) + [UInt8(ascii: "\n")]
    }

    /// The counts at the start of a file that was made on the given basis; nil otherwise.
    ///
    /// The keys are sorted, so that basis and counts come first and the dishes needn't be read.
    static func counts(atStartOf content: [UInt8], basis: String) -> VerdictCounts? {
        let start = String(decoding: content, as: UTF8.self)
        guard start.hasPrefix("{\n  \"basis\" : \"\(basis)\""), let key = start.firstRange(of: "\"counts\" : {"),
            let end = start[key.upperBound...].firstIndex(of: "}")
        else { return nil }
        let object = "{" + start[key.upperBound...end]
        return try? JSONDecoder().decode(VerdictCounts.self, from: Data(object.utf8))
    }
}

extension MenuVerdicts {
    /// Whether a file is one of these, in whatever version.
    static func isOne(_ content: [UInt8]) -> Bool {
        struct Marks: Decodable {
            var basis: String
            var bundle: String
            var profile: String
        }
        return (try? JSONDecoder().decode(Marks.self, from: Data(content))) != nil
    }
}
