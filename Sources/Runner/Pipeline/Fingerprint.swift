internal import Asking
internal import Files
internal import Judging
internal import Library
internal import Menus
internal import Models
internal import Reading
internal import Stages

/// Short codes over everything that can change a result, so that results made differently are never confused.
enum Fingerprint {
    /// Over what can change the reading of a photo.
    static func reading(_ settings: Settings) -> String {
        // Automatic choice depends on what is installed.
        let installed = LanguageData().installed
        let versions = ThirdParty.libraries.map { "\($0.name) \($0.version ?? "")" }
        let chosen = [
            settings.languages.value.text, String(settings.maxPixels.value), String(settings.maxBytes.value),
            String(settings.deadline.value), String(settings.location.value),
            settings.neuralEngine?.identity ?? "classic",
        ]
        return digest(["reading", ProgramVersion.current] + chosen + installed + versions)
    }

    /// The fingerprint of what can change a bundle: the reading, and what is made of it.
    ///
    /// The program's own word tables are included: with better ones a menu is judged anew, but not read anew.
    ///
    /// Its second half covers only the judging, so that judging can continue from what was read, without the photos.
    ///
    /// - Parameters:
    ///   - words: a person's own tables; their contents count, not where they lie.
    ///   - facts: what is known of the menu beforehand.
    static func bundle(
        _ settings: Settings, reading: String, words: [String] = [], facts: MenuFacts = MenuFacts()
    ) -> String {
        let stated =
            facts == MenuFacts()
            ? [] : [facts.restaurantName, facts.cuisine, facts.currency].map { $0.map { "stated " + $0 } ?? "found" }
        let read = digest(
            [
                "bundle", reading, MenuBundle.currentSchemaVersion, settings.quality.value.rawValue,
                settings.words.value.rawValue,
            ] + stated)
        return read.prefix(8) + judging(settings, words: words)
    }

    /// Over what can change the judging of a dish: 8 hexadecimal digits, the last ones of a bundle's.
    static func judging(_ settings: Settings, words: [String]) -> String {
        judging(settings, model: settings.modelIdentity, words: words)
    }

    /// The same for a run without a language model.
    static func judgingAlone(_ settings: Settings, words: [String]) -> String {
        judging(settings, model: nil, words: words)
    }

    private static func judging(_ settings: Settings, model: String?, words: [String]) -> String {
        let chosen = [settings.targetLanguage.value, model ?? "no model"]
        let known = [ProgramVersion.current, Knowledge.version] + words.map { "words " + ContentHash.sha256($0) }
        return String(digest(["judging"] + chosen + known).prefix(8))
    }

    /// 16 hexadecimal digits of the SHA-256 over the parts, each ended by a line feed.
    private static func digest(_ parts: [String]) -> String {
        String(ContentHash.sha256(parts.map { $0 + "\n" }.joined()).prefix(16))
    }
}
