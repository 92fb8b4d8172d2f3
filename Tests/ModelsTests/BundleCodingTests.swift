import Foundation
import Models
import Testing

@Suite("Bundles as JSON")
struct BundleCodingTests {
    @Test func readsBackWhatItWrote() throws {
        let data = try JSONEncoder.bundle(pretty: true).encode(Self.bundle)
        #expect(try JSONDecoder().decode(MenuBundle.self, from: data) == Self.bundle)
    }

    @Test func writesUnknownValuesAsNullSoThatEveryKeyIsThere() throws {
        let data = try JSONEncoder.bundle().encode(Self.bundle)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["restaurant_name"] is NSNull)
        let location = try #require(json["location"] as? [String: Any])
        #expect(location["lat"] is NSNull)
        #expect(location["source"] as? String == "none")
    }

    @Test func sortsKeys() throws {
        let text = String(decoding: try JSONEncoder.bundle().encode(Self.bundle), as: UTF8.self)
        let cuisine = try #require(text.range(of: "\"cuisine\""))
        let dishes = try #require(text.range(of: "\"dishes\":["))
        #expect(text.hasPrefix("{\"captured_at\""))
        #expect(cuisine.lowerBound < dishes.lowerBound)
    }

    @Test func keysClaimsAndAllergensByName() throws {
        let text = String(decoding: try JSONEncoder.bundle().encode(Self.bundle), as: UTF8.self)
        #expect(text.contains(#""claims":{"pescatarian":"yes","vegan":"no","vegetarian":"yes"}"#))
        #expect(text.contains(#""allergens":{"milk":"contains"}"#))
    }

    @Test func refusesAnUnknownStatus() throws {
        let text = String(decoding: try JSONEncoder.bundle().encode(Self.bundle), as: UTF8.self)
            .replacingOccurrences(of: "\"partial\"", with: "\"splendid\"")
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(MenuBundle.self, from: Data(text.utf8)) }
    }

    static let bundle = MenuBundle(
        id: String(repeating: "a", count: 32), status: .partial, source: "Uploaded from library, no location data",
        pages: [
            Page(
                number: 1, photo: PhotoRecord(path: "a.jpg", sha256: String(repeating: "b", count: 64)),
                lines: [
                    Line(
                        id: 0, text: "Omelette", box: Box(x: 1, y: 2, width: 3, height: 4), confidence: 0.9, block: 0,
                        role: .dish, words: []),
                    Line(
                        id: 1, text: "?", box: Box(x: 1, y: 9, width: 3, height: 4), confidence: 0.2, block: 0,
                        words: []),
                ]),
            Page(
                number: 2, photo: PhotoRecord(path: "b.jpg", sha256: ""),
                failure: StageFailure(.decode, .corrupt, "The photo is damaged.")),
        ],
        dishes: [
            Dish(
                id: "d1", page: 1, name: "Omelette", prices: [Price(text: "€ 7,50", amount: 7.5, currency: "EUR")],
                symbols: [DietarySymbol(mark: "G", meaning: .contains(.milk), source: .legend)],
                box: Box(x: 1, y: 2, width: 3, height: 4), lines: [0],
                classification: Classification(
                    label: .vegetarian, confidence: 3, claims: [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes],
                    allergens: [.milk: .contains], reason: "Traditionally made with eggs."))
        ],
        producer: Producer(version: "0", fingerprint: "0123456789abcdef"))
}

@Suite("Parts of a bundle")
struct PartsTests {
    @Test func aPageListsItsUnassignedLines() {
        #expect(BundleCodingTests.bundle.pages[0].unassigned == [1])
    }

    @Test func everySymbolMeaningHasANameOfItsOwn() {
        let names = SymbolMeaning.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(SymbolMeaning.allCases.allSatisfy { SymbolMeaning(rawValue: $0.rawValue) == $0 })
        #expect(SymbolMeaning(rawValue: "contains_love") == nil)
    }

    @Test func hashesOfDifferentKindsAreNotCompared() {
        let hash = PerceptualHash(algorithm: "dct-64", version: 1, value: "00000000000000ff")
        #expect(hash.hammingDistance(to: .init(algorithm: "dct-64", version: 1, value: "000000000000000f")) == 4)
        #expect(hash.hammingDistance(to: .init(algorithm: "dct-64", version: 2, value: "000000000000000f")) == nil)
        #expect(hash.hammingDistance(to: .init(algorithm: "dct-64", version: 1, value: "xyz")) == nil)
        let pdq = PerceptualHash(algorithm: "pdq", version: 101, value: String(repeating: "0", count: 64), quality: 100)
        var other = pdq
        other.value = "8000000000000001" + String(repeating: "f", count: 48)
        #expect(pdq.hammingDistance(to: other) == 194)
        #expect(pdq.hammingDistance(to: hash) == nil)
    }

    @Test(arguments: ["0123456789abcdef", String(repeating: "89abcdef01234567", count: 4)])
    func bitsKeepTheirDigits(value: String) throws {
        #expect(try #require(HashBits(hexadecimal: value)).hexadecimal == value)
    }

    @Test(arguments: ["", "0", "0123456789ABCDEF", "0123456789abcde-", String(repeating: "0", count: 32)])
    func otherDigitsAreNoHash(value: String) { #expect(HashBits(hexadecimal: value) == nil) }

    @Test func bundlesWithoutPageHashesAreRead() throws {
        let text = String(decoding: try JSONEncoder.bundle().encode(BundleCodingTests.bundle), as: UTF8.self)
        let old = text.replacingOccurrences(of: "\"page_hashes\":[],", with: "")
        #expect(old != text)
        #expect(try JSONDecoder().decode(MenuBundle.self, from: Data(old.utf8)) == BundleCodingTests.bundle)
    }

    @Test func boxesJoin() {
        let joined = [Box(x: 5, y: 5, width: 5, height: 5), Box(x: 0, y: 8, width: 2, height: 9)].union()
        #expect(joined == Box(x: 0, y: 5, width: 10, height: 12))
        #expect([Box]().union() == nil)
    }
}
