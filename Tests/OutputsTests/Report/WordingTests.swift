import Foundation
import Judging
import Models
import Pages
import Testing

@testable import Outputs

@Suite struct WordingTests {
    private static let english = Wording.texts(of: Wording.all.groups[0])

    /// A language is there whole or not at all.
    @Test(arguments: Wording.languages) func aLanguageHasEveryText(_ language: String) throws {
        let group = try #require(Wording.all.groups.first { $0.heading == [language] })
        let texts = Wording.texts(of: group)
        #expect(texts.map(\.key) == Self.english.map(\.key), "\(language)")
        #expect(Set(texts.map(\.key)) == Set(ReportText.allCases.map(\.rawValue)))
        for (text, original) in zip(texts, Self.english) {
            #expect(!text.text.isEmpty, "\(language) \(text.key)")
            for place in ["{0}", "{1}", "{2}"] {
                #expect(text.text.contains(place) == original.text.contains(place), "\(language) \(text.key)")
            }
        }
        guard language != "en" else { return }
        let same = zip(texts, Self.english).count { $0.text == $1.text }
        #expect(same <= texts.count / 12, "\(language): \(same) texts are the English ones")
    }

    @Test func tablesHaveNoFaults() {
        #expect(Wording.all.faults.isEmpty && StaffWords.all.faults.isEmpty)
        #expect(Wording.languages.first == "en" && Set(Wording.languages).count == Wording.languages.count)
        #expect(Wording("pt-BR")?.language == "pt" && Wording("xx") == nil)
    }

    /// The staff can be asked about allergies wherever they can be asked about ingredients; and every reader can read it.
    @Test func staffAndReadersAreSpokenTo() throws {
        #expect(StaffWords.all.groups.map(\.heading) == QuestionTable.embedded.languages.map { [$0] })
        for language in QuestionTable.embedded.languages {
            let words = try #require(StaffWords(language: language))
            #expect(words.names.count == Allergen.allCases.count, "\(language)")
            for text in [words.dish, words.menu] {
                #expect(text.components(separatedBy: "{0}").count == 2, "\(language)")
            }
            #expect(QuestionTable.embedded.text(on: "vegan", in: language) != nil)
        }
        for language in Wording.languages { #expect(StaffWords(language: language) != nil, "\(language)") }
    }

    @Test func placesAreFilledOnce() {
        #expect("{0} of {1} {x} {".filled(with: ["{1}", "2"]) == "{1} of 2 {x} {")
    }

    @Test func questionsAreKnownByTheirTopic() {
        let table = QuestionTable.embedded
        let german = table.text(on: "honey", in: "de")
        var old = Classification(label: .vegan, confidence: 1, claims: [:], reason: "")
        old.questions = ["Is it vegan?", german ?? "", table.text(on: "egg", in: "en") ?? "", german ?? ""]
        #expect(table.topics(of: old) == ["honey", "egg"])
        // What a language model wants to know has no text here.
        old.staffQuestions = [.mark, .model, .mark, .milk].map { StaffQuestion(about: $0, texts: [:]) }
        #expect(table.topics(of: old) == ["mark", "milk"])
        #expect(table.languageOfStaff(menu: "zh-Hant", cuisine: nil) == "zh")
        #expect(table.languageOfStaff(menu: "xx", cuisine: "italian") == "it")
        #expect(table.languageOfStaff(menu: nil, cuisine: nil) == nil)
    }
}
