import Files
import Foundation
import Library
import Models
import TestMaterial
import Testing

@testable import Outputs

/// What a page says of evidence comes from its codes, whatever its English sentence says.
@Suite struct EvidenceItemsTests {
    private func report(
        _ evidence: [Evidence], _ words: Wording, _ detail: MenuReport.Detail = .whole
    ) -> MenuReport {
        var bundle = MenuBundle.sample(dishes: ["Soup"])
        bundle.dishes[0].classification?.evidence = evidence
        return MenuReport(
            menu: FilePath("menu"), bundle: bundle, pictures: bundle.pages.map { _ in .failure(.leftOut) },
            words: words,
            detail: detail)
    }

    private func page(
        _ evidence: [Evidence], _ words: Wording = .english, _ detail: MenuReport.Detail = .whole
    ) -> String {
        let report = report(evidence, words, detail)
        var html = HTMLWriter()
        EvidenceItems(dish: report.bundle.dishes[0], report: report).write(to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    private static let holds = Evidence(
        kind: .words, text: "mayo", finding: "?", code: .ingredient, ingredient: .egg, likelihood: .usual, says: [:])

    static let cases: [(Evidence, @Sendable (Wording) -> String)] = [
        (holds, { $0[.usuallyContains, $0[.eggs]] }),
        (
            Evidence(kind: .words, text: "traces", finding: "?", code: .traces, ingredient: .milk, says: [:]),
            { $0[.mayContainTraces, $0[.milk]] }
        ),
        (
            Evidence(kind: .symbol, text: "V", finding: "?", code: .diet, diet: .vegan, by: .legend, says: [:]),
            { $0[.marked, $0[.vegan]] }
        ),
        (
            Evidence(kind: .symbol, text: "V", finding: "?", code: .diet, diet: .vegan, by: .convention, says: [:]),
            { $0[.markedUnexplained, $0[.vegan]] }
        ),
        (
            Evidence(kind: .words, text: "x", finding: "?", code: .diet, diet: .vegetarian, by: .heading, says: [:]),
            { $0[.headingSays, $0[.vegetarian]] }
        ),
        (
            Evidence(kind: .words, text: "x", finding: "?", code: .diet, diet: .vegan, by: .words, says: [:]),
            { $0[.menuSays, $0[.vegan]] }
        ),
        (
            Evidence(kind: .words, text: "x", finding: "?", code: .dietOfPart, diet: .vegan, by: .words, says: [:]),
            { $0[.partSays, $0[.vegan]] }
        ),
        (Evidence(kind: .words, text: "x", finding: "?", code: .notVegetarian, says: [:]), { $0[.menuSaysNot] }),
        (Evidence(kind: .symbol, text: "7", finding: "?", code: .unexplainedMark, says: [:]), { $0[.markUnknown] }),
        (Evidence(kind: .symbol, text: "7", finding: "?", code: .unreadMark, says: [:]), { $0[.markUnread] }),
        (Evidence(kind: .knowledge, text: "x", finding: "?", code: .plant, says: [:]), { $0[.fromPlants] }),
        (
            Evidence(kind: .knowledge, text: "x", finding: "?", code: .nothingAgainst, says: [:]),
            { $0[.nothingAgainst] }
        ),
    ]

    @Test(arguments: cases.indices) func codesAreToldInEachLanguage(place: Int) throws {
        let (evidence, meaning) = Self.cases[place]
        func escaped(_ text: String) -> String {
            var html = HTMLWriter()
            html.text(text)
            return String(decoding: html.bytes, as: UTF8.self)
        }
        for language in ["en", "de", "ar"] {
            let words = try #require(Wording(language))
            let page = page([evidence], words)
            #expect(page.contains("</bdi>”: \(escaped(meaning(words)))</li>"), "\(language): \(page)")
        }
    }

    @Test func everyCodeHasACase() {
        let told = Set(Self.cases.compactMap(\.0.code))
        #expect(told.union([.model]) == Set(EvidenceCode.allCases))
    }

    /// A bundle of version 1.0 has sentences only; what a language model says always is one.
    @Test func whatHasNoCodeIsToldInItsOwnWords() throws {
        let old = Evidence(kind: .words, text: "mayo", finding: "usually egg", says: [:])
        #expect(page([old]).contains("”: \(Wording.english[.usuallyContains, Wording.english[.eggs]])<"))
        let model = Evidence(kind: .llm, text: "language model", finding: "agrees: vegan", code: .model, says: [:])
        #expect(page([model], try #require(Wording("de"))).contains("agrees: vegan"))
        // With a code, the sentence counts for nothing.
        #expect(!page([Self.holds]).contains("?"))
    }

    @Test func theSameWordsAreNamedOnce() {
        var fish = Self.holds
        (fish.ingredient, fish.likelihood) = (.fish, .always)
        var other = Self.holds
        other.text = "tuna"
        let whole = page([Self.holds, other, fish, Self.holds])
        #expect(whole.components(separatedBy: "mayo").count == 2 && whole.components(separatedBy: "<li").count == 3)
        let eggs = Wording.english[.usuallyContains, Wording.english[.eggs]]
        #expect(whole.contains("”: \(eggs); \(Wording.english[.contains, Wording.english[.fish]])</li>"), "\(whole)")
        let least = page([Self.holds, other, fish], .english, .least)
        #expect(least.components(separatedBy: "<li").count == 2 && least.contains("tuna"), "\(least)")
    }
}
