internal import Foundation

/// The code of a language in BCP 47 or Tesseract form, such as `en`, `pt-BR`, `deu` or `chi_tra`.
enum LanguageTag {
    /// Whether it is the code of an existing language, which a name such as "klingon" isn't.
    static func isKnown(_ text: String) -> Bool {
        let plain = text.lowercased().replacing("_", with: "-")
        let parts = plain.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard let main = parts.first, (2...3).contains(main.utf8.count), parts.count <= 3,
            parts.dropFirst().allSatisfy(isScriptOrRegion)
        else { return false }
        return languages.contains(main) || main == "chi"
    }

    /// Codes of two letters, and of three, by ISO 639.
    private static let languages: Set<String> = {
        let codes = Locale.LanguageCode.isoLanguageCodes
        return Set(
            codes.flatMap { [$0.identifier, $0.identifier(.alpha2), $0.identifier(.alpha3)].compactMap(\.self) })
    }()

    private static func isScriptOrRegion(_ part: String) -> Bool {
        // Tesseract's Chinese is simplified or traditional.
        if part == "sim" || part == "tra" { return true }
        return part.utf8.count == 4
            ? Locale.Script(part.capitalized).isISOScript : Locale.Region(part.uppercased()).isISORegion
    }
}
