internal import Pages

/// Which scripts a language is written in, and how confident its recogniser is about what it can't read.
struct WritingOfLanguage {
    /// Tesseract's code.
    let language: String
    /// The scripts of its own letters; nothing else is evidence for it.
    let scripts: Set<Script>

    init(_ language: String) {
        self.language = language
        scripts = Self.scripts[language] ?? [.latin]
    }

    /// The script that decides first between languages: those of one script compete, those of two share a line.
    var mainScript: Script {
        scripts.contains(.kana) ? .kana : scripts.contains(.han) ? .han : scripts.first ?? .latin
    }

    /// The mean confidence that Tesseract's recogniser of this language shows on clean lines in scripts it doesn't
    /// know.
    ///
    /// It comes from two drawn menus in each of eleven languages, read by the recognisers of the others: Thai's had up
    /// to 0.83, mostly between 0.45 and 0.8; the others up to 0.6, mostly below 0.4.
    var foreignConfidence: Double { scripts == [.thai] ? 0.75 : 0.3 }

    private static let scripts: [String: Set<Script>] = {
        var table: [String: Set<Script>] = [:]
        for (script, languages) in ScriptLanguages.byScript {
            for language in languages { table[language, default: []].insert(script) }
        }
        return table
    }()
}
