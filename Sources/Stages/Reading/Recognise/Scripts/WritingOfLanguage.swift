internal import Pages

/// Which scripts a language is written in, and how sure its reader is of what it can't read.
struct WritingOfLanguage {
    /// Tesseract's code.
    let language: String
    /// The scripts of its own letters; nothing but these speaks for it.
    let scripts: Set<Script>

    init(_ language: String) {
        self.language = language
        scripts = Self.scripts[language] ?? [.latin]
    }

    /// The script by which languages are told apart first: those of one script compete, those of two share a line.
    var mainScript: Script {
        scripts.contains(.kana) ? .kana : scripts.contains(.han) ? .han : scripts.first ?? .latin
    }

    /// The mean confidence that Tesseract's reader of this language shows on clean lines in scripts it doesn't know.
    ///
    /// After two drawn menus in each of eleven languages, read by the readers of the others: Thai's had up to 0.83,
    /// mostly between 0.45 and 0.8; the others up to 0.6, mostly below 0.4.
    var foreignConfidence: Double { scripts == [.thai] ? 0.75 : 0.3 }

    private static let scripts: [String: Set<Script>] = {
        var table: [String: Set<Script>] = [:]
        for (script, languages) in ScriptLanguages.byScript {
            for language in languages { table[language, default: []].insert(script) }
        }
        return table
    }()
}
