/// Where a cuisine is at home: the languages of its words and the countries that cook it.
package struct CuisineOrigin: Sendable {
    let cuisine: String
    /// ISO 639-1 codes, the main one first.
    let languages: [String]
    /// ISO 3166-1 alpha-2 codes.
    let countries: [String]
    /// Whether a menu in the main language is of this cuisine wherever it hangs, unless its words say otherwise.
    let isNamedByLanguage: Bool

    private init(_ cuisine: String, _ languages: String, _ countries: String, named: Bool = false) {
        self.cuisine = cuisine
        self.languages = languages.split(separator: " ").map(String.init)
        self.countries = countries.split(separator: " ").map(String.init)
        isNamedByLanguage = named
    }

    /// Those of the cuisine's languages that the word tables hold; empty when the cuisine isn't known.
    static func languages(of cuisine: String?) -> LanguageSet {
        guard let cuisine, cuisine.utf8.count <= 40 else { return [] }
        return languageSets[cuisine] ?? languageSets[key(cuisine)] ?? []
    }

    /// The key of a cuisine: "Middle Eastern" and "middle-eastern" become `middle_eastern`.
    static func key(_ cuisine: String) -> String {
        String(cuisine.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
    }

    /// The cuisine as bundles have it, such as `middle_eastern` for "Middle Eastern"; nil for one that isn't known.
    package static func named(_ text: String) -> String? {
        let key = key(text)
        return names.contains(key) ? key : nil
    }

    /// All cuisines that are known.
    package static let names = all.map(\.cuisine)

    /// The cuisine of a menu by its language and the country it hangs in; nil when no cuisine fits both.
    package static func cuisine(language: String, country: String?) -> String? {
        let code = String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
        if let country,
            let home = all.first(where: { $0.countries.contains(country) && $0.languages.contains(code) })
        {
            return home.cuisine
        }
        return all.first { $0.isNamedByLanguage && $0.languages.first == code }?.cuisine
    }

    private static let languageSets: [String: LanguageSet] = {
        var sets: [String: LanguageSet] = [:]
        for origin in all {
            sets[origin.cuisine] = origin.languages.reduce(into: []) { $0.formUnion(LanguageSet(code: $1) ?? []) }
        }
        return sets
    }()

    static let all: [CuisineOrigin] = [
        CuisineOrigin("thai", "th", "TH", named: true),
        CuisineOrigin("vietnamese", "vi", "VN", named: true),
        CuisineOrigin("lao", "lo th", "LA", named: true),
        CuisineOrigin("cambodian", "km", "KH", named: true),
        CuisineOrigin("burmese", "my", "MM", named: true),
        CuisineOrigin("filipino", "tl", "PH", named: true),
        CuisineOrigin("malaysian", "ms", "MY BN"),
        CuisineOrigin("indonesian", "id ms", "ID"),
        CuisineOrigin("singaporean", "zh ms", "SG"),
        CuisineOrigin("taiwanese", "zh", "TW"),
        CuisineOrigin("chinese", "zh", "CN HK MO", named: true),
        CuisineOrigin("korean", "ko", "KR", named: true),
        CuisineOrigin("japanese", "ja", "JP", named: true),
        CuisineOrigin("indian", "hi ta te bn mr gu pa", "IN", named: true),
        CuisineOrigin("pakistani", "ur hi", "PK", named: true),
        CuisineOrigin("bangladeshi", "bn", "BD"),
        CuisineOrigin("nepalese", "ne hi", "NP", named: true),
        CuisineOrigin("sri_lankan", "si ta", "LK", named: true),
        CuisineOrigin("tibetan", "bo zh", "", named: true),
        CuisineOrigin("mexican", "es", "MX"),
        CuisineOrigin("peruvian", "es", "PE"),
        CuisineOrigin("cuban", "es", "CU"),
        CuisineOrigin("argentinian", "es", "AR UY"),
        CuisineOrigin("brazilian", "pt", "BR"),
        CuisineOrigin("caribbean", "en fr es", "JM TT BB GP MQ"),
        CuisineOrigin("italian", "it", "IT SM VA"),
        CuisineOrigin("french", "fr", "FR MC"),
        CuisineOrigin("belgian", "nl fr", "BE"),
        CuisineOrigin("dutch", "nl", "NL"),
        CuisineOrigin("german", "de", "DE"),
        CuisineOrigin("austrian", "de", "AT"),
        CuisineOrigin("swiss", "de fr it", "CH LI"),
        CuisineOrigin("spanish", "es", "ES"),
        CuisineOrigin("portuguese", "pt", "PT"),
        CuisineOrigin("british", "en", "GB IE"),
        CuisineOrigin("american", "en", "US"),
        CuisineOrigin("greek", "el", "GR CY"),
        CuisineOrigin("turkish", "tr", "TR"),
        CuisineOrigin("middle_eastern", "ar he", "LB SY JO PS EG IQ SA AE QA KW BH OM YE IL"),
        CuisineOrigin("persian", "fa", "IR AF"),
        CuisineOrigin("moroccan", "ar", "MA DZ TN"),
        CuisineOrigin("ethiopian", "am", "ET ER", named: true),
        CuisineOrigin("nigerian", "en", "NG"),
        CuisineOrigin("ghanaian", "en", "GH"),
        CuisineOrigin("senegalese", "fr", "SN"),
        CuisineOrigin("georgian", "ka", "GE", named: true),
        CuisineOrigin("russian", "ru", "RU"),
        CuisineOrigin("ukrainian", "uk", "UA"),
        CuisineOrigin("polish", "pl", "PL"),
        CuisineOrigin("czech", "cs sk", "CZ SK"),
        CuisineOrigin("hungarian", "hu", "HU"),
        CuisineOrigin("romanian", "ro", "RO MD"),
        CuisineOrigin("bulgarian", "bg", "BG"),
        CuisineOrigin("balkan", "sr hr sl", "RS HR SI BA ME"),
        CuisineOrigin("scandinavian", "sv da nb fi", "SE DK NO FI"),
    ]
}
