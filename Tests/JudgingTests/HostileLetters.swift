import Models
import Testing

@testable import Judging

/// Letters that hide, imitate or strike out others, and texts of nothing but signs.
struct HostileLetters {
    private let judge = Judge()

    /// Neither a claim nor anything that follows from one.
    private func expectNoYes(_ name: String, language: String? = "en", _ place: SourceLocation = #_sourceLocation) {
        let verdict = judge(DishText(name: name, language: language))
        #expect(verdict.claims[.vegan] != .yes, "\(verdict)", sourceLocation: place)
        #expect(verdict.claims[.vegetarian] != .yes, "\(verdict)", sourceLocation: place)
    }

    @Test(arguments: [
        "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{AD}", "\u{FEFF}", "\u{34F}", "\u{180E}", "\u{FE0F}",
        "\u{202E}", "\u{2066}",
    ])
    func anInvisibleSignHidesNoWord(sign: String) {
        for (word, language) in [("chicken", "en"), ("Hähnchen", "de"), ("beef", "en"), ("salmon", "en")] {
            let plain = judge(DishText(name: word, language: language))
            for place in word.indices.dropFirst() {
                let name = word[..<place] + sign + word[place...]
                let hidden = judge(DishText(name: String(name), language: language))
                #expect(hidden.claims == plain.claims, "\(name.unicodeScalars.map(\.value))")
            }
        }
    }

    @Test(arguments: [
        "сhicken", "chiсken", "chісken", "bасon", "ѕalami", "salаmi", "bееf", "Βeef", "turkеy", "рork", "lаmb",
        "сhеddar and hаm", "ʙᴇᴇꜰ", "uǝʞɔıɥɔ", "ｃｈｉｃｋｅｎ", "𝐜𝐡𝐢𝐜𝐤𝐞𝐧", "ⓒⓗⓘⓒⓚⓔⓝ", "c̶h̶i̶c̶k̶e̶n̶", "chi🍗cken",
        "chi\u{8}cken", "chi\u{0}cken", "ch1ck3n", "c h i c k e n", "c.h.i.c.k.e.n", "c-h-i-c-k-e-n", "CH!CKEN",
        "çhïçkéñ", "🥓", "🐟", "🍗", "🦐",
    ])
    func anotherAlphabetHidesNoAnimal(word: String) {
        for language in ["en", nil] {
            expectNoYes("Rice with \(word)", language: language)
            expectNoYes("\(word) with rice", language: language)
            expectNoYes("Tomato salad, \(word), potatoes", language: language)
        }
    }

    @Test(arguments: [
        "vеgan", "vegаn", "v̶e̶g̶a̶n̶", "vegän", "vegann", "νegan", "v e g a n", "vega🌱n", "ve⁠ggan",
    ])
    func anImitatedClaimIsNone(claim: String) {
        for language in ["en", "de", nil] {
            for name in ["\(claim) burger", "Burger (\(claim))", "\(claim) lasagne with sausage"] {
                #expect(judge(DishText(name: name, language: language)).claims[.vegan] != .yes, "\(name)")
            }
        }
    }

    @Test(arguments: ["withоut", "w̶i̶t̶h̶o̶u̶t̶", "with­ out", "w/0", "without\u{200B}\u{8}", "ｗithóut", "οhne", "óhne"])
    func anImitatedWithoutTakesNothingAway(without: String) {
        for language in ["en", "de", nil] {
            let verdict = judge(DishText(name: "Potatoes \(without) ham and bacon", language: language))
            #expect(verdict.claims[.vegetarian] != .yes, "\(verdict)")
        }
    }

    @Test(arguments: [
        "", "\u{0}", "🍕🍔🥗", "😀", "nil", "undefined", "0", "12.50", "1 2 3 4", "१२३", "٣", "½", "€ 9,50",
        "\u{202E}nagev\u{202C}", "\u{202E}nekcihc", "שלום", "مرحبا", "<p></p>", "&nbsp;", "&lt;b&gt;", "%00", "\\n",
        "{{vegan_label}}", "\u{FFFF}", "\u{E000}", "\u{FFFD}", "-", "—", "()", "[]", "\"\"", "...", "?!",
        String(repeating: ",", count: 5_000), String(repeating: "(", count: 5_000),
        String(repeating: "\u{301}", count: 5_000), String(repeating: "👨‍👩‍👧", count: 1_000),
        String(repeating: "x", count: 10_000), String(repeating: "xy ", count: 3_400),
    ])
    func nothingReadIsUncertain(name: String) {
        for language in ["en", "de", "th", "ar", nil] {
            let verdict = judge(DishText(name: name, description: name, language: language))
            #expect(verdict.label == .uncertain)
            #expect(verdict.allergens.isEmpty)
        }
    }

    @Test(arguments: [
        "<b>Chicken</b> with rice", "Beef &lt;vegan&gt; stew", "<img alt=vegan> beef stew", "Beef steak <!-- vegan -->",
        "Chicken\u{0}vegan", "Chicken\u{1B}[8mvegan", "курица chicken 鸡 rice", "Rice مع chicken",
        "تشيكن chicken (vegan)", "Reis mit 鸡肉", "Beef\u{2028}vegan", "Beef\u{85}vegan rice",
        "Beef" + String(repeating: ", vegan", count: 5_000), String(repeating: "vegan ", count: 5_000) + "beef",
        String(repeating: "without ", count: 5_000) + "beef", "Beef " + String(repeating: "free-", count: 5_000),
        String(repeating: "not ", count: 4_999) + "vegan beef",
    ])
    func anAnimalAmongThemCounts(name: String) {
        for language in ["en", "de", nil] { expectNoYes(name, language: language) }
    }

    /// Steps, not seconds: what is kept of a text never outgrows it.
    @Test(arguments: [
        "ohne Ei, ", "vegan ", "vegan, ", "oder ", "free-", "käse", "beef or tofu ", "鸡", "not without ", "a\u{301}",
        "🐟", "salat mit ", "chlcken ", "2ei ", "option. ",
    ])
    func theWorkGrowsWithTheLength(part: String) {
        func size(_ count: Int) -> (items: Int, segments: Int, claims: Int) {
            let field = DishField(
                String(repeating: part, count: count), role: .name, language: ReadingLanguage(code: "de"),
                phrases: Knowledge.embedded.phrases)
            return (field.items.count, field.segments.count, field.partClaims.count)
        }
        let (short, long) = (size(500), size(1_000))
        #expect(long.items <= 2 * short.items + 1)
        #expect(long.segments <= 2 * short.segments + 1)
        #expect(long.claims <= 16)
        #expect(long.items <= 1_000 * part.unicodeScalars.count)
    }
}
