internal import Models

/// Decides which of the languages that share a script lines are in.
struct LanguageOfScript {
    let search: ScriptSearch

    private static let sampleSize = 8

    /// The language, among those installed with the given one's script, whose recogniser fits the lines best; of
    /// Chinese and Japanese, the one that the characters show.
    func refined(_ language: String, on lines: [DetectedLine]) throws(StageFailure) -> String {
        let sample = Array(lines.sorted { $0.quad.width > $1.quad.width }.prefix(Self.sampleSize))
        if ["jpn", "chi_sim", "chi_tra"].contains(language) { return try languageOfHan(sample) ?? language }
        let rivals = Self.rivals(of: language).filter { search.shelf.data.installed.contains($0) }
        guard !rivals.isEmpty else { return language }
        let own = try search.words(of: sample, in: language)
        var best = (language: language, fit: ScriptFit(own, in: language).value)
        for rival in rivals {
            let fit = ScriptFit(try search.words(of: sample, in: rival), in: rival).value
            if fit > best.fit { best = (rival, fit) }
        }
        return best.language
    }

    /// Japanese where there are kana, else the form of Chinese whose own characters are read; nil where none of them is
    /// installed or neither shows.
    private func languageOfHan(_ sample: [DetectedLine]) throws(StageFailure) -> String? {
        func words(_ language: String) throws(StageFailure) -> [Word] {
            guard search.shelf.data.installed.contains(language) else { return [] }
            return try search.words(of: sample, in: language).flatMap(\.self)
        }
        if HanVariants.isJapanese(try words("jpn")) { return "jpn" }
        let traditional = HanVariants.evidence(in: try words("chi_tra"), traditional: true)
        let simplified = HanVariants.evidence(in: try words("chi_sim"), traditional: false)
        if traditional == 0, simplified == 0 { return nil }
        // Where one recogniser knows both forms, it needs no lead to be believed.
        let lead = search.second?.reads("chi_tra") == true ? 1 : HanVariants.leadOfTraditional
        return traditional > lead * simplified ? "chi_tra" : "chi_sim"
    }

    private static func rivals(of language: String) -> [String] {
        ScriptLanguages.byScript.first { $0.languages.first == language }.map { Array($0.languages.dropFirst()) }
            ?? []
    }
}
