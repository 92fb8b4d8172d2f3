internal import Foundation

/// Countries by their names, as the system's Unicode data have them.
enum CountryName {
    /// The ISO 3166-1 alpha-2 code of a code or an English name, whatever its case; nil for anything else.
    static func code(of text: String) -> String? {
        let wanted = text.lowercased()
        return codes.first { $0.lowercased() == wanted || name(of: $0)?.lowercased() == wanted }
    }

    /// In English.
    static func name(of code: String) -> String? { Locale(identifier: "en").localizedString(forRegionCode: code) }

    private static let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
}
