import Pages
import TestMaterial
import Testing

@testable import Outputs

/// Names are said word by word in the reader's language, or not at all.
@Suite struct GlossTests {
    @Test(arguments: [
        ("de", "en", "Linsensuppe mit Spinat", "Lentil soup with spinach"),
        ("de", "en", "Gegrillter Lachs, Reis & Salat", "Grilled salmon, rice + salad"),
        ("fr", "de", "Salade de tomates", "Salat von Tomate"),
        ("zh", "en", "番茄牛肉汤", "Tomato beef soup"),
        ("en", "fr", "Rice without egg", "Riz sans œuf"),
        ("en", "ja", "2 eggs", "2 卵"),
    ])
    func eachWordIsSaid(from: String, to: String, name: String, gloss: String) throws {
        #expect(try #require(Gloss(of: from, in: to)).text(of: name) == gloss)
    }

    @Test(arguments: [
        ("de", "Linsensuppe mit Flurbel"), ("de", "Flurbelsuppe"), ("de", "Pizza"), ("de", "12"), ("de", ""),
        ("zh", "番茄囧汤"),
    ])
    func whatIsNotKnownWholeIsLeftAsPrinted(from: String, name: String) throws {
        #expect(try #require(Gloss(of: from, in: "en")).text(of: name) == nil)
    }

    /// Without accents both are "pate", and one of them may hold liver.
    @Test func accentsTellWordsApart() throws {
        let gloss = try #require(Gloss(of: "fr", in: "en"))
        #expect(gloss.text(of: "Pâté") != gloss.text(of: "Pâte"))
        #expect(gloss.text(of: "PATE")?.contains("/") == true)
    }

    /// "Hús nélküli rizs" is rice without meat, and word by word "meat without rice".
    @Test(arguments: [("hu", "en", "Hús nélküli rizs"), ("en", "ja", "Rice without egg")])
    func aNegationIsNotMoved(from: String, to: String, name: String) throws {
        let gloss = try #require(Gloss(of: from, in: to))
        #expect(gloss.text(of: name) == nil)
    }

    @Test func aLanguageIsNotSaidInItself() {
        #expect(Gloss(of: "de", in: "de-AT") == nil)
        #expect(Gloss(of: "xx", in: "de") == nil)
    }

    /// A reader is never shown half a gloss: each concept has a word in each language that the report speaks.
    @Test(arguments: Wording.languages) func eachConceptHasAWord(language: String) throws {
        let concepts = Set(Glossary.languages.flatMap { Glossary.of($0)?.shown.keys.map(\.self) ?? [] })
        let own = try #require(Glossary.of(language)).shown
        #expect(concepts.count > 400)
        #expect(concepts.subtracting(own.keys) == [])
        #expect(own.values.allSatisfy { !$0.isEmpty })
    }

    /// What says that something isn't in a dish must not be taken for what says that it is.
    @Test(arguments: Glossary.languages) func negationsMeanNothingElse(language: String) throws {
        let glossary = try #require(Glossary.of(language))
        let without = glossary.concepts.values.filter { $0.contains("without") }
        #expect(!without.isEmpty)
        #expect(without.allSatisfy { $0 == ["without"] })
    }

    @Test func theTableIsWhole() { #expect(Glossary.table.faults == []) }
}
