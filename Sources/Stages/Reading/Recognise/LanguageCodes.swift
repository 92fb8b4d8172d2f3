internal import Foundation

/// The names a language goes by: Tesseract's code (ISO 639-2/T with additions) and BCP 47.
enum LanguageCodes {
    /// Tesseract code and BCP 47 code, from Tesseract's list of languages and the IANA subtag registry.
    static let pairs: [(tesseract: String, bcp47: String)] = [
        ("afr", "af"), ("amh", "am"), ("ara", "ar"), ("aze", "az"), ("bel", "be"), ("ben", "bn"), ("bod", "bo"),
        ("bos", "bs"),
        ("bul", "bg"), ("cat", "ca"), ("ces", "cs"), ("chi_sim", "zh-Hans"), ("chi_tra", "zh-Hant"), ("cym", "cy"),
        ("dan", "da"), ("deu", "de"), ("ell", "el"), ("eng", "en"), ("est", "et"), ("eus", "eu"), ("fas", "fa"),
        ("fin", "fi"), ("fra", "fr"), ("gle", "ga"), ("glg", "gl"), ("guj", "gu"), ("heb", "he"), ("hin", "hi"),
        ("hrv", "hr"), ("hun", "hu"), ("hye", "hy"), ("ind", "id"), ("isl", "is"), ("ita", "it"), ("jpn", "ja"),
        ("kan", "kn"), ("kat", "ka"), ("kaz", "kk"), ("khm", "km"), ("kor", "ko"), ("lao", "lo"), ("lav", "lv"),
        ("lit", "lt"), ("ltz", "lb"), ("mal", "ml"), ("mar", "mr"), ("mkd", "mk"), ("mlt", "mt"), ("mon", "mn"),
        ("msa", "ms"), ("mya", "my"), ("nep", "ne"), ("nld", "nl"), ("nor", "no"), ("ori", "or"), ("pan", "pa"),
        ("pol", "pl"),
        ("por", "pt"), ("ron", "ro"), ("rus", "ru"), ("sin", "si"), ("slk", "sk"), ("slv", "sl"), ("spa", "es"),
        ("sqi", "sq"), ("srp", "sr"), ("swe", "sv"), ("swa", "sw"), ("tam", "ta"), ("tel", "te"), ("tha", "th"),
        ("tur", "tr"), ("ukr", "uk"), ("urd", "ur"), ("uzb", "uz"), ("vie", "vi"),
    ]

    /// The Tesseract code for either kind of code, or for the name of a language; anything else is taken for one of
    /// Tesseract's.
    ///
    /// A region is ignored (`pt-BR` is `por`); for Chinese it decides the script (`zh-TW`, `zh-HK`, `zh-MO` are
    /// `chi_tra`, any other `chi_sim`).
    static func tesseract(for code: String) -> String {
        let lower = code.lowercased().replacing("_", with: "-")
        if let pair = pairs.first(where: { $0.bcp47.lowercased() == lower }) { return pair.tesseract }
        let subtags = lower.split(separator: "-")
        guard let main = subtags.first else { return code }
        if main == "zh" {
            return subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) } ? "chi_tra" : "chi_sim"
        }
        if subtags.count > 1, let pair = pairs.first(where: { $0.bcp47 == main }) { return pair.tesseract }
        if code.utf8.count <= 3 || pairs.contains(where: { $0.tesseract == code }) { return code }
        return LanguageNames.code(of: code) ?? code
    }

    /// Whether there may be language data of this name: it begins with the three letters of a language, or is that of a
    /// script.
    static func isOfLanguage(_ code: String) -> Bool {
        code.contains("/") || languages.contains(String(code.prefix { $0 != "_" }))
    }

    /// Of three letters: those of ISO 639, and that by which Tesseract calls Chinese.
    private static let languages = Set(
        Locale.LanguageCode.isoLanguageCodes.compactMap { $0.identifier(.alpha3) }
            + pairs.map { $0.tesseract.prefix(3) }.map(String.init))

    /// The BCP 47 code, or the code itself where the table has none.
    static func bcp47(for tesseract: String) -> String {
        pairs.first { $0.tesseract == tesseract }?.bcp47 ?? tesseract
    }

    /// Whether a code can be the name of a language file: letters, digits, `_` and `-`, and `/` inside (`script/Latin`).
    static func isPlausible(_ code: String) -> Bool {
        let allowed = code.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"): true
            default: false
            }
        }
        return allowed && !code.isEmpty && code.utf8.count <= 40 && !code.hasPrefix("/") && !code.hasSuffix("/")
    }
}
