import Models
import Testing

@testable import Reading

/// Two readers' words of one line put together.
struct SharedLineTests {
    private func reading(
        _ language: String, _ words: [(text: String, confidence: Double, xs: Range<Int>)]
    ) -> LineReading {
        LineReading(
            words: words.map {
                Word(
                    text: $0.text, box: Box(x: $0.xs.lowerBound, y: 0, width: $0.xs.count, height: 24),
                    confidence: $0.confidence)
            }, language: language)
    }

    private func texts(_ one: LineReading, _ other: LineReading) -> [String] {
        SharedLine.merged(one, other).map(\.text)
    }

    @Test func eachScriptKeepsItsWords() {
        let korean = reading("kor", [("비빔밥", 0.95, 0..<100), ("Blblmbap", 0.5, 150..<300)])
        let english = reading("eng", [("HIS", 0.3, 0..<96), ("Bibimbap", 0.95, 150..<300)])
        #expect(texts(korean, english) == ["비빔밥", "Bibimbap"])
        #expect(texts(english, korean) == ["비빔밥", "Bibimbap"])
        #expect(SharedLine.better(korean, english).language == "eng")
        #expect(SharedLine.better(english, korean).language == "eng")
    }

    @Test func theLanguageIsThatOfMoreLetters() {
        let hebrew = reading("heb", [("מרק", 0.95, 200..<260), ("עדשים", 0.95, 100..<190)])
        let english = reading("eng", [("pn", 0.4, 200..<260), ("DWTD", 0.4, 100..<190), ("VIP", 0.95, 0..<80)])
        let shared = SharedLine.better(english, hebrew)
        #expect(shared.words.map(\.text) == ["VIP", "עדשים", "מרק"])
        #expect(shared.language == "heb")
    }

    @Test func aNumberWithAUnitBeatsSurerDigits() {
        let korean = reading("kor", [("김치찌개", 0.95, 0..<120), ("24,000원", 0.7, 200..<300)])
        let english = reading("eng", [("UXlMH", 0.3, 0..<118), ("24,0002", 0.95, 202..<300)])
        #expect(texts(english, korean) == ["김치찌개", "24,000원"])
        #expect(texts(korean, english) == ["김치찌개", "24,000원"])
    }

    @Test func plainNumbersAreThoseOfTheLatinReader() {
        let korean = reading("kor", [("김치찌개", 0.95, 0..<120), ("24.000", 0.9, 200..<300)])
        let english = reading("eng", [("UXlMH", 0.3, 0..<118), ("24,000", 0.85, 202..<300)])
        #expect(texts(english, korean) == ["김치찌개", "24,000"])
        #expect(texts(korean, english) == ["김치찌개", "24,000"])
        // Unless it is much less sure.
        let unsure = reading("eng", [("24,000", 0.6, 202..<300)])
        #expect(texts(unsure, korean) == ["김치찌개", "24.000"])
    }

    @Test func aWordAmongLookAlikesStaysInItsScript() {
        let greek = reading("ell", [("θυμάρι", 0.95, 0..<90), ("μέλι", 0.6, 100..<150), ("σύκα", 0.95, 160..<220)])
        let english = reading("eng", [("Oupdpl", 0.4, 0..<90), ("HEAL", 0.95, 100..<150), ("ovka", 0.4, 160..<220)])
        #expect(texts(greek, english) == ["θυμάρι", "μέλι", "σύκα"])
        #expect(texts(english, greek) == ["θυμάρι", "μέλι", "σύκα"])
    }

    @Test func aNameInLatinLettersAfterGreekIsLatin() {
        let greek = reading("ell", [("ΜΠΥΡΑ", 0.95, 0..<90), ("Ηεινεκεν", 0.4, 110..<230)])
        let english = reading("eng", [("MNYPA", 0.5, 0..<90), ("Heineken", 0.95, 110..<230)])
        #expect(texts(greek, english) == ["ΜΠΥΡΑ", "Heineken"])
        #expect(texts(english, greek) == ["ΜΠΥΡΑ", "Heineken"])
    }

    @Test func aTranslationBeginsAtABracket() {
        let greek = reading(
            "ell", [("Πατσάς", 0.893, 0..<90), ("(Ττίρο", 0.107, 110..<170), ("ςοιρ)", 0.317, 180..<230)])
        let english = reading(
            "eng", [("Tlatodc", 0.832, 0..<90), ("(Tripe", 0.932, 110..<170), ("soup)", 0.966, 180..<230)])
        #expect(texts(greek, english) == ["Πατσάς", "(Tripe", "soup)"])
        #expect(texts(english, greek) == ["Πατσάς", "(Tripe", "soup)"])
    }

    /// Where the other lines of a page begin in one language, a word of it that looks like one of the other is none.
    @Test func thePagesHabitTellsWhatALineBeginsWith() {
        func line(
            _ own: String, _ sure: Double, _ latin: String, _ unsure: Double, _ translation: String,
            by habit: ScriptHabit = ScriptHabit()
        ) -> LineReading {
            SharedLine.better(
                reading("ukr", [(own, sure, 0..<90), ("ОгіпК", 0.4, 110..<170)]),
                reading("eng", [(latin, unsure, 0..<90), (translation, 0.96, 110..<170)]), by: habit)
        }
        let heading = line("Напої", 0.93, "Hanoi", 0.948, "Drinks")
        #expect(heading.words.map(\.text) == ["Hanoi", "Drinks"])
        let plain = (0..<4).map { _ in line("Борщ", 0.95, "bopiil", 0.2, "Soup") }
        let habit = ScriptHabit(plain + [heading])
        #expect(habit.leading == "ukr")
        #expect(ScriptHabit(plain.dropLast() + [heading]).leading == nil)
        #expect(SharedLine.changes(heading, by: habit))
        #expect(line("Напої", 0.93, "Hanoi", 0.948, "Drinks", by: habit).words.map(\.text) == ["Напої", "Drinks"])
        let english = line("5ЕА", 0.3, "Sea", 0.96, "Bass", by: habit)
        #expect(english.words.map(\.text) == ["Sea", "Bass"])
    }

    /// What looks like a word in Latin letters is none on a page in another script, unless it is a known word.
    @Test func onAPageWithoutLatinWordsTheyAreUnlikely() {
        let page = ScriptHabit([
            reading("ell", (0..<30).map { ("φασολάδα", 0.9, $0 * 100..<$0 * 100 + 90) }), reading("eng", []),
        ])
        func words(
            _ own: String, _ sure: Double, _ latin: String, _ unsure: Double = 0.8, by habit: ScriptHabit
        ) -> [String] {
            SharedLine.merged(
                reading("ell", [(own, sure, 0..<90)]), reading("eng", [(latin, unsure, 0..<90)]), by: habit
            ).map(\.text)
        }
        #expect(words("Λαχανοντολμάδες", 0.69, "AaxavovtoApases", by: ScriptHabit()) == ["AaxavovtoApases"])
        #expect(words("Λαχανοντολμάδες", 0.69, "AaxavovtoApases", by: page) == ["Λαχανοντολμάδες"])
        #expect(words("νθαη,", 0.4, "Vegan,", by: page) == ["Vegan,"])
        #expect(words("(2παΓάοΠΠΑΥ", 0.3, "Chardonnay", 0.93, by: page) == ["Chardonnay"])
        let both = ScriptHabit([
            reading("ell", (0..<30).map { ("φασολάδα", 0.9, $0 * 100..<$0 * 100 + 90) }),
            reading("eng", (0..<30).map { ("soup", 0.9, $0 * 100..<$0 * 100 + 90) }),
        ])
        #expect(words("Λαχανοντολμάδες", 0.69, "AaxavovtoApases", by: both) == ["AaxavovtoApases"])
    }

    @Test func wideBoxesOfOneReaderLoseNoWords() {
        let arabic = reading("ara", [("شوربة", 0.9, 180..<300), ("عدس", 0.9, 80..<220), ("حمراء", 0.9, 0..<120)])
        let words = ["حمراء", "عدس", "شوربة"]
        #expect(texts(arabic, reading("eng", [("dys", 0.3, 0..<300)])) == words)
        #expect(texts(reading("eng", [("dys", 0.3, 0..<300)]), arabic) == words)
        #expect(texts(arabic, reading("eng", [])) == words)
        #expect(texts(reading("eng", []), arabic) == words)
    }

    @Test func whatOneReaderAloneSeesIsKeptWhereItIsSure() {
        let korean = reading("kor", [("비빔밥", 0.95, 0..<100)])
        let english = reading("eng", [("Bibimbap", 0.95, 150..<300)])
        #expect(texts(korean, english) == ["비빔밥", "Bibimbap"])
        #expect(texts(korean, reading("eng", [("iii", 0.35, 150..<300)])) == ["비빔밥"])
    }

    @Test func withoutGainTheFirstStays() {
        let one = reading("kor", [("비빔밥", 0.95, 0..<100)])
        #expect(SharedLine.better(one, reading("eng", [])).language == "kor")
        #expect(SharedLine.better(reading("kor", []), reading("eng", [])).words.isEmpty)
        let number = reading("eng", [("12", 0.9, 0..<40)])
        #expect(SharedLine.better(number, reading("kor", [("12", 0.9, 0..<40)])).language == "eng")
    }
}
