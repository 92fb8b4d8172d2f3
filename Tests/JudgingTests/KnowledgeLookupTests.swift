import Judging
import Models
import Testing

@Suite struct KnowledgeLookupTests {
    static let lookup = KnowledgeLookup()

    private func word(_ phrase: String, _ language: String? = nil) throws -> WordReading {
        let readings = Self.lookup.readings(of: phrase, language: language)
        return try #require(readings.last?.words.first)
    }

    @Test func aPhraseIsOneWord() throws {
        let reading = try #require(Self.lookup.readings(of: "Pad Thai", language: "en").first)
        #expect(reading.words.map(\.text) == ["Pad Thai"] && reading.languages == ["en"])
        #expect(reading.words[0].kinds.contains("dish") && reading.words[0].meaning.hasPrefix("fish"))
        #expect(reading.words[0].against[.vegetarian] == .no && reading.words[0].against[.pescatarian] == nil)
        #expect(reading.words[0].allergens[.fish] == .contains)
    }

    /// One word of a script without spaces holds several; only the first of them is what it begins with.
    @Test func whatATextBeginsWithAndEndsIn() {
        func edges(_ word: String, _ language: String) -> [Bool] {
            let classes = WordClasses(of: [word], language: language)
            return [classes.opening, classes.closing].map { $0.contains("with") || $0.contains("or") }
        }
        #expect(edges("配煉奶", "zh-Hant") == [true, false])
        #expect(edges("西多士配煉奶", "zh-Hant") == [false, false])
        #expect(edges("西多士配", "zh-Hant") == [false, true])
        #expect(edges("mit", "de") == [true, true] && edges("z", "pl") == [true, true])
        #expect(edges("w/bacon,", "en") == [true, false] && edges("und/oder", "de").contains(true))
        #expect(edges("S.O.S.", "sv") == [false, false] && edges("a,c,i", "de") == [false, false])
    }

    @Test func howAWordIsRecognised() throws {
        let made = KnowledgeLookup(overrides: ["ingredient\ten\tmilk\tzwabux\ningredient\tfr\tmilk\tzwodé|zwodé gras\n"]
        )
        func way(_ word: String, _ language: String) -> WordWay? {
            made.readings(of: word, language: language).first?.words.first?.way
        }
        #expect(way("Zwabux", "en") == .itself(languages: ["en"]))
        #expect(way("zwabuxes", "en") == .form(of: "zwabux"))
        #expect(way("Zwode", "fr") == .accents(of: "zwodé"))
        #expect(way("ZWODE GRAS", "fr") == .accents(of: "zwodé gras"))
        guard case .compound(let parts) = try word("Kräuterkartoffelauflauf", "de").way else {
            Issue.record("no compound")
            return
        }
        #expect(parts.map(\.text).joined() == "kräuterkartoffelauflauf")
        #expect(try word("250", "en").way == .empty)
    }

    @Test func unknownWordsAreSaidToBe() throws {
        let unknown = try word("xyzzy")
        #expect(!unknown.isKnown && unknown.way == .unknown(isPerhapsMisread: false))
        #expect(try word("chikcen", "en").way == .unknown(isPerhapsMisread: true))
        #expect(Self.lookup.readings(of: "xyzzy").allSatisfy { $0.hasUnknownWords })
        #expect(Self.lookup.readings(of: "").allSatisfy { $0.words.isEmpty })
    }

    /// Every menu's language stands in just one reading.
    @Test(arguments: ["gift", "ga", "pho", "Kräuterkartoffeln", "soup"])
    func eachLanguageReadsItOnce(phrase: String) {
        let readings = Self.lookup.readings(of: phrase)
        #expect(readings.flatMap(\.languages).sorted() == LanguageSet.codes.sorted())
        #expect(readings.count { $0.isForUnknownLanguage } == 1)
        #expect(Set(readings.map(\.words)).count == readings.count)
    }

    @Test func ownWordsCount() {
        let mine = KnowledgeLookup(overrides: ["ingredient\ten\tmilk\txyzzy\n"])
        let reading = mine.readings(of: "xyzzy", language: "en").first?.words.first
        #expect(
            reading?.isKnown == true && reading?.against == [.vegan: .no] && reading?.way == .itself(languages: ["en"]))
    }

    /// What is looked up is what decides: the verdict of a plain word says no where the lookup does.
    @Test(arguments: ["butter", "beef", "salmon", "egg", "tofu", "honey", "carrots", "bacon", "pad thai", "mussels"])
    func saysWhatTheJudgeSays(phrase: String) throws {
        let reading = try #require(Self.lookup.readings(of: phrase, language: "en").first)
        let verdict = Judge()(DishText(name: phrase, language: "en"))
        for diet in Diet.allCases {
            let isAgainst = reading.words.contains { $0.against[diet] == .no }
            #expect((verdict.claims[diet] == .no) == isAgainst, "\(diet): \(verdict.claims)")
        }
        for (allergen, status) in reading.words.flatMap(\.allergens) where status == .contains {
            #expect(verdict.allergens[allergen] == .contains)
        }
    }
}
