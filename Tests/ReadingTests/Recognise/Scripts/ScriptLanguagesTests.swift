import Pages
import Testing

@testable import Reading

struct ScriptLanguagesTests {
    @Test(arguments: ["Han", "HanS", "HanT", "Japanese", "Katakana", "Hiragana", "Korean", "Hangul"])
    func theDetectorDoesNotTellEastAsianScriptsApart(name: String) {
        #expect(ScriptLanguages.candidates(forDetected: name) == ["jpn", "chi_sim", "chi_tra", "kor"])
    }

    @Test(arguments: [
        ("Cyrillic", ["rus"]), ("Greek", ["ell"]), ("Arabic", ["ara"]), ("Hebrew", ["heb"]), ("Devanagari", ["hin"]),
        ("Thai", ["tha"]), ("Georgian", ["kat"]), ("Latin", []), ("Fraktur", []), ("Common", []), ("other", []),
        ("", []), ("../x", []),
    ])
    func otherScriptsAreTriedInOneLanguage(name: String, languages: [String]) {
        #expect(ScriptLanguages.candidates(forDetected: name) == languages)
    }

    @Test func everyScriptButLatinHasALanguage() {
        for script in Script.allCases where script != .latin && script != .other {
            #expect(!ScriptLanguages.languages(of: script).isEmpty, "\(script)")
        }
        #expect(ScriptLanguages.languages(of: .latin).isEmpty)
        #expect(ScriptLanguages.languages(of: .other).isEmpty)
    }

    @Test func theGroupsHoldEachScriptOnce() {
        let languages = ScriptLanguages.groups.flatMap(\.self)
        #expect(Set(languages).count == languages.count)
        let scripts = languages.reduce(into: Set<Script>()) { $0.formUnion(WritingOfLanguage($1).scripts) }
        #expect(scripts == Set(Script.allCases).subtracting([.latin, .other]))
    }

    @Test func languagesHaveTheirScripts() {
        #expect(WritingOfLanguage("jpn").scripts == [.han, .kana])
        #expect(WritingOfLanguage("chi_tra").scripts == [.han])
        #expect(WritingOfLanguage("ukr").scripts == [.cyrillic])
        for language in ["eng", "vie", "srp_latn", "xyz", ""] {
            #expect(WritingOfLanguage(language).scripts == [.latin])
        }
    }

    @Test func ofSeveralScriptsOneTellsLanguagesApart() {
        #expect(WritingOfLanguage("jpn").mainScript == .kana)
        #expect(WritingOfLanguage("chi_sim").mainScript == .han)
        #expect(WritingOfLanguage("fas").mainScript == .arabic)
        #expect(WritingOfLanguage("deu").mainScript == .latin)
    }

    @Test func onlyThaiIsSureOfForeignLetters() {
        let sure = ScriptLanguages.groups.flatMap(\.self).filter { WritingOfLanguage($0).foreignConfidence > 0.5 }
        #expect(sure == ["tha"])
    }

    @Test(arguments: [
        ("soup 12", false), ("борщ", false), ("μέλι", false), ("מרק", false), ("8,50 €", false), ("", false),
        ("ต้มยำ", true), ("شوربة", true), ("김치", true), ("दाल", true), ("soup 湯", true),
    ])
    func lettersAreStackedInSomeScripts(text: String, wanted: Bool) {
        #expect(text.hasStackedLetters == wanted)
    }
}
