internal import Models

/// Tries further scripts on the lines of a page that no language has explained, as on menus where some dishes have a
/// second name in another script.
struct ScriptCompletion {
    let search: ScriptSearch
    /// The Tesseract codes of the languages that the page was read in.
    let known: [String]

    struct Result {
        /// Tesseract codes of further languages; empty where nothing was found.
        var languages: [String] = []
        /// The lines, by their places, that read better now.
        var readings: [(place: Int, reading: LineReading)] = []
        /// The language to install for a script that was seen and can't be read.
        var missing: String?
    }

    /// With fewer unexplained lines than this, further scripts aren't tried.
    private static let fewestLines = 3

    /// `read` is what was read on each line so far.
    func result(of lines: [DetectedLine], read: [LineReading]) throws(StageFailure) -> Result {
        var places: [Int] = []
        var doubtful: [DoubtfulLine] = []
        // Lines that were read well but for characters that were left out.
        var shared: [DoubtfulLine] = []
        for place in lines.indices {
            let parts = DoubtfulLine.parts(of: lines[place], read: read[place])
            doubtful += parts
            if parts.isEmpty, read[place].hasOtherCharacters {
                shared.append(DoubtfulLine(line: lines[place], fit: read[place].fit.value))
            }
            if !parts.isEmpty || read[place].hasOtherCharacters { places.append(place) }
        }
        guard places.count >= Self.fewestLines else { return Result() }
        func width(_ lines: [DetectedLine]) -> Double { lines.reduce(0) { $0 + $1.quad.width } }
        let isMuch = width(doubtful.map(\.line)) >= ScriptSearch.muchOfPage * width(lines)
        doubtful += shared
        let found = try search.result(of: doubtful, known: known, exhaustive: isMuch)
        var result = Result(missing: found.missing)
        guard !found.isUpsideDown else { return result }
        var better: [Int: LineReading] = [:]
        for language in found.languages {
            let refined = try LanguageOfScript(search: search).refined(language, on: doubtful.map(\.line))
            let words = try search.words(of: places.map { lines[$0] }, in: refined)
            for (place, words) in zip(places, words) {
                let joined = SharedLine.better(
                    better[place] ?? read[place], LineReading(words: words, language: refined))
                let fit = ScriptFit(joined.words, in: refined)
                if fit.isTelling || fit.letters > 0 && read[place].hasOtherCharacters { better[place] = joined }
            }
            result.languages.append(refined)
        }
        result.readings = better.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return result
    }
}
