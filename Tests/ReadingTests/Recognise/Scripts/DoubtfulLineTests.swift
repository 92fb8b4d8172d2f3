import Models
import Testing

@testable import Reading

struct DoubtfulLineTests {
    private let line = DetectedLine(
        quad: Quad(Box(x: 100, y: 50, width: 400, height: 20)), confidence: 0.9, isLightOnDark: true)

    private func reading(_ words: [(text: String, confidence: Double, xs: Range<Int>)]) -> LineReading {
        LineReading(
            words: words.map {
                Word(
                    text: $0.text, box: Box(x: $0.xs.lowerBound, y: 50, width: $0.xs.count, height: 20),
                    confidence: $0.confidence)
            }, language: "eng")
    }

    /// Where the doubtful parts begin and end.
    private func parts(_ words: [(text: String, confidence: Double, xs: Range<Int>)]) -> [Range<Int>] {
        DoubtfulLine.parts(of: line, read: reading(words)).map {
            Int($0.line.quad.topLeft.x.rounded())..<Int($0.line.quad.bottomRight.x.rounded())
        }
    }

    @Test func aBadlyReadLineIsDoubtfulAltogether() throws {
        let found = DoubtfulLine.parts(of: line, read: reading([("Oupdpl", 0.4, 100..<300), ("ovka", 0.4, 310..<500)]))
        #expect(found.map(\.line) == [line])
        #expect(try #require(found.first).fit < ScriptSearch.leastFit)
        #expect(parts([]) == [100..<500])
    }

    @Test func soIsThePartBetweenGoodWords() throws {
        let words = [("Musaka", 0.95, 100..<200), ("uouoa", 0.4, 210..<290), ("greek", 0.95, 300..<500)]
        #expect(parts(words) == [200..<300])
        let part = try #require(DoubtfulLine.parts(of: line, read: reading(words)).first)
        #expect(part.fit < ScriptSearch.doubtful)
        #expect(part.line.quad.height == 20)
        #expect(part.line.isLightOnDark == true && part.line.confidence == 0.9)
    }

    @Test func andThePartsAtBothEnds() {
        #expect(
            parts([("uouoa", 0.4, 110..<180), ("Musaka", 0.95, 200..<400), ("oaxo", 0.4, 410..<490)])
                == [100..<200, 400..<500])
        // Words that were read in any order.
        #expect(
            parts([("oaxo", 0.4, 410..<490), ("Musaka", 0.95, 200..<400), ("uouoa", 0.4, 110..<180)])
                == [100..<200, 400..<500])
    }

    @Test func numbersEndAPart() {
        #expect(
            parts([("Musaka", 0.95, 100..<200), ("uouoa", 0.4, 210..<300), ("8,50", 0.4, 420..<500)])
                == [200..<420])
    }

    @Test func aPlainLineHasNone() {
        #expect(parts([("Musaka", 0.95, 100..<200), ("greek", 0.9, 300..<500)]).isEmpty)
        // A short word that is read badly stands in every line.
        #expect(parts([("Musaka", 0.95, 100..<200), ("of", 0.3, 210..<290), ("greeks", 0.95, 300..<500)]).isEmpty)
    }

    @Test func shortOnesTellNothing() {
        let short = DetectedLine(quad: Quad(Box(x: 0, y: 0, width: 29, height: 20)), confidence: 1)
        #expect(DoubtfulLine.parts(of: short, read: reading([("x", 0.1, 0..<29)])).isEmpty)
        let long = DetectedLine(quad: Quad(Box(x: 0, y: 0, width: 30, height: 20)), confidence: 1)
        #expect(DoubtfulLine.parts(of: long, read: reading([("x", 0.1, 0..<30)])).count == 1)
        #expect(
            parts([("Musa", 0.95, 100..<200), ("uouoa", 0.4, 204..<225), ("greek", 0.95, 229..<500)]).isEmpty)
    }

    @Test func theBeginningIsAsLongAsWanted() {
        #expect(line.beginning(heights: 5).quad == Quad(Box(x: 100, y: 50, width: 100, height: 20)))
        #expect(line.beginning(heights: 30) == line)
    }

    @Test func textThatNoRecogniserKnewALetterOfIsDoubtfulToo() {
        var reading = reading([("(Samosa)", 0.95, 300..<450)])
        reading.unread = [Box(x: 100, y: 50, width: 180, height: 20)]
        let found = DoubtfulLine.parts(of: line, read: reading)
        #expect(found.map { Int($0.line.quad.bottomRight.x.rounded()) } == [300])
        #expect(found.allSatisfy { $0.fit < ScriptSearch.leastFit })
    }
}
