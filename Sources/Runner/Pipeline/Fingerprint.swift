internal import Models
internal import Stages

/// Short codes over everything that can change a result, so that nothing made differently is taken for the same.
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

    /// Over what can change a bundle: the reading, and what is made of it.
    ///
    /// The program's own tables of words count too: with better ones a menu is judged anew, and not read anew.
    ///
    /// - Parameter words: a person's own tables; their contents count, not where they lie.
    static func bundle(_ settings: Settings, reading: String, words: [String] = []) -> String {
        digest(
            [
                "bundle", reading, MenuBundle.currentSchemaVersion, settings.quality.value.rawValue,
                settings.targetLanguage.value, settings.modelIdentity ?? "no model", Knowledge.version,
            ] + words.map { "words " + ContentHash.sha256($0) })
    }

    /// 16 hexadecimal digits of the SHA-256 over the parts, each ended by a line feed.
    private static func digest(_ parts: [String]) -> String {
        String(ContentHash.sha256(parts.map { $0 + "\n" }.joined()).prefix(16))
    }
}
