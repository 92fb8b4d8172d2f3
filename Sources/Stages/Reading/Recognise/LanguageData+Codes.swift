public import Models

extension LanguageData {
    /// What `make setup` installs: the languages in which menus are read by default.
    public static let recommended = [
        "eng", "deu", "fra", "ita", "spa", "por", "nld", "pol", "ces", "tur", "vie", "swe", "dan", "fin", "hun", "ron",
        "ell", "rus", "ukr", "ara", "heb", "hin", "tha", "jpn", "kor", "chi_sim", "chi_tra", "ind",
    ]

    /// Checks that photos can be read in the chosen languages, before the first one is opened.
    ///
    /// - Throws: `language_missing`, with the command that installs it.
    public func checkInstalled(_ choice: LanguageChoice) throws(StageFailure) {
        switch choice {
        case .automatic: _ = try firstLanguage()
        case .fixed(let given): _ = try codes(for: given)
        }
    }

    /// The Tesseract codes for the codes a user gave, each once.
    ///
    /// - Throws: `language_missing` for the first that isn't installed.
    public func codes(for given: [String]) throws(StageFailure) -> [String] {
        var codes: [String] = []
        for code in given.map({ LanguageCodes.tesseract(for: $0) }) where !codes.contains(code) {
            guard LanguageCodes.isPlausible(code) || code.allSatisfy(\.isLetter) else {
                throw StageFailure(
                    .recognise, .languageMissing,
                    "A language code asked for is not one: use codes such as `deu` or `de`.")
            }
            guard installed.contains(code) else { throw Self.missing(code) }
            codes.append(code)
        }
        return codes.isEmpty ? [try firstLanguage()] : codes
    }

    /// The language that automatic reading begins with: English, or the first one installed.
    func firstLanguage() throws(StageFailure) -> String {
        if installed.contains("eng") { return "eng" }
        guard let first = installed.first else { throw Self.missing("eng") }
        return first
    }

    private static func missing(_ code: String) -> StageFailure {
        guard LanguageCodes.isOfLanguage(code) else {
            let meant = LanguageNames.nearest(to: code).map { " Did you mean \($0.name), `\($0.code)`?" } ?? ""
            return StageFailure(
                .recognise, .languageMissing,
                "No language is called `\(code)` here; give its English or own name, or its code such as `deu` or `de`."
                    + meant)
        }
        return StageFailure(
            .recognise, .languageMissing,
            "The language data `\(code)` is not installed; get it with `apt-get install \(package(for: code))`.")
    }
}
