import Foundation
import Models
import Testing

/// What version 1.1 adds, and that 1.0 is read.
@Suite struct BundleVersionTests {
    private static let classification = Classification(
        label: .uncertain, confidence: 2, claims: [.vegan: .no, .vegetarian: .maybe, .pescatarian: .maybe],
        allergens: [.eggs: .contains, .fish: .mayContain, .nuts: .mayContain],
        evidence: [
            Evidence(
                kind: .knowledge, text: "mayonnaise", finding: "usually egg", code: .ingredient, ingredient: .egg,
                likelihood: .usual, basis: .recipe, says: [.vegan: .no]),
            Evidence(
                kind: .words, text: "sauce", finding: "sometimes egg", code: .ingredient, ingredient: .egg,
                likelihood: .sometimes, basis: .recipe, says: [.vegan: .maybe]),
            Evidence(
                kind: .knowledge, text: "sauce", finding: "sometimes fish", code: .ingredient, ingredient: .fish,
                likelihood: .sometimes, basis: .recipe,
                says: [.vegan: .maybe, .vegetarian: .maybe, .pescatarian: .yes]),
            Evidence(kind: .llm, text: "language model", finding: "adds allergens: nuts", code: .model, says: [:]),
        ],
        reason: "Ask.", allergenBasis: [.eggs: .recipe, .fish: .recipe, .nuts: .model])

    @Test func evidenceIsNumberedAndClaimsReferToIt() {
        let made = Self.classification
        #expect(made.evidence.map(\.id) == ["e1", "e2", "e3", "e4"])
        #expect(made.claimEvidence == [.vegan: ["e1"], .vegetarian: ["e3"], .pescatarian: ["e3"]])
        #expect(made.allergenEvidence == [.eggs: ["e1"], .fish: ["e3"], .nuts: ["e4"]])
    }

    private static func bundle(_ names: [String], words: WordPlacement = .inline) -> MenuBundle {
        let box = Box(x: 1, y: 2, width: 3, height: 4)
        let line = Line(
            id: 0, text: "Two words", box: box, confidence: 1, block: 0,
            words: ["Two", "words"].map { Word(text: $0, box: box, confidence: 1) }, pieces: [1])
        return MenuBundle(
            id: String(repeating: "a", count: 32), status: .complete, source: BundleSource.library.text,
            pages: [Page(number: 1, photo: PhotoRecord(path: "a.jpg", sha256: ""), lines: [line])], words: words,
            dishes: names.enumerated().map { place, name in
                Dish(
                    id: "d\(place + 1)", page: 1, name: name, box: box, lines: [0],
                    classification: place == 0 ? classification : nil)
            }, producer: Producer(version: "1", fingerprint: "0123456789abcdef"))
    }

    @Test func keysFollowTheNameAlone() {
        let one = Self.bundle(["Soup", "Crème brûlée"]).dishes.map(\.key)
        let two = Self.bundle(["Bread", "CRE\u{300}ME  BRU\u{302}LE\u{301}E.", "Soup", "Soup!"]).dishes.map(\.key)
        #expect(two[1] == one[1] && two[2] == one[0] && two[3] == one[0].map { $0 + "-2" })
        #expect(Set(two).count == 4)
        #expect(Self.bundle(["🍜", "🍣", ""]).dishes.allSatisfy { $0.key?.count == 12 })
        // Other programs keep them: they are never to change.
        #expect(one[0] == "df18f075cfc2")
    }

    @Test func countsEveryDish() {
        let counts = Self.bundle(["Soup", "Fish"]).counts
        #expect(counts.dishes == 2 && counts.pages == 1)
        #expect(counts.labels == [.vegan: 0, .vegetarian: 0, .pescatarian: 0, .meat: 0, .uncertain: 2])
        #expect(counts.claims[.vegan] == [.yes: 0, .maybe: 0, .no: 1, .unknown: 1])
    }

    @Test(arguments: [WordPlacement.separate, .none]) func wordsAreLeftOut(placement: WordPlacement) throws {
        let whole = Self.bundle(["Soup"], words: placement)
        let read = try JSONDecoder().decode(MenuBundle.self, from: JSONEncoder.bundle().encode(whole))
        #expect(read.words == placement)
        #expect(read.pages[0].lines[0].words.isEmpty && read.pages[0].lines[0].pieces == nil)
        #expect(read.pages[0].lines[0].text == "Two words" && read.dishes == whole.dishes)
    }

    @Test func sourceIsACode() {
        #expect(
            BundleSource.allCases.allSatisfy { source in
                var bundle = Self.bundle([])
                bundle.source = source.text
                return bundle.sourceCode == source
            })
        var other = Self.bundle([])
        other.source = "Sent by post"
        #expect(other.sourceCode == nil)
    }

    /// Without any key that 1.1 brought, a bundle is read, and what can be made of the rest is made.
    @Test func earlierBundlesAreRead() throws {
        let added: Set<String> = [
            "source_code", "words", "counts", "key", "name_box", "claim_evidence", "allergen_evidence", "options",
            "staff_questions", "code", "ingredient", "likelihood", "option",
        ]
        func stripped(_ value: Any, in parent: String) -> Any {
            if let list = value as? [Any] { return list.map { stripped($0, in: parent) } }
            guard let object = value as? [String: Any] else { return value }
            return Dictionary(
                uniqueKeysWithValues: object.compactMap { key, value -> (String, Any)? in
                    let isAdded =
                        parent == "evidence" && ["id", "basis"].contains(key)
                        || added.contains(key) && !(parent == "lines" && key == "words")
                        || ["prices", "symbols"].contains(parent) && key == "box"
                    return isAdded ? nil : (key, stripped(value, in: key))
                })
        }
        let whole = Self.bundle(["Soup", "Soup"])
        let json = try JSONSerialization.jsonObject(with: JSONEncoder.bundle().encode(whole))
        var old = try #require(stripped(json, in: "") as? [String: Any])
        old["schema_version"] = "1.0"
        let read = try JSONDecoder().decode(MenuBundle.self, from: JSONSerialization.data(withJSONObject: old))
        #expect(read.schemaVersion == "1.0" && read.words == .inline)
        #expect(read.dishes.map(\.key) == whole.dishes.map(\.key))
        #expect(read.dishes[0].classification?.evidence.map(\.id) == ["e1", "e2", "e3", "e4"])
        #expect(read.pages == whole.pages && read.counts == whole.counts)
        let again = try JSONEncoder.bundle().encode(read)
        #expect(try JSONDecoder().decode(MenuBundle.self, from: again).schemaVersion == "1.1")
    }
}
