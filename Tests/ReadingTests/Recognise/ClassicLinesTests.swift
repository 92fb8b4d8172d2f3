import Models
import Testing

@testable import Reading

/// Finding lines by their letters, and believing what was read on them.
@Suite struct ClassicLinesTests {
    /// A light sheet with rows of bars that stand like letters, dark or light.
    private func sheet(
        _ rows: [(y: Int, letters: Int)], paper: UInt8 = 220, ink: UInt8 = 40, rule: Int? = nil
    ) throws -> Reading.Pix {
        let (width, height) = (900, 600)
        var pixels = [UInt8](repeating: paper, count: width * height)
        for row in rows {
            for letter in 0..<row.letters {
                for y in row.y..<row.y + 24 {
                    for x in 0..<4 { pixels[y * width + 60 + letter * 18 + x] = ink }
                }
                for x in 0..<12 { pixels[(row.y + 12) * width + 60 + letter * 18 + x] = ink }
            }
        }
        if let rule {
            for y in rule..<rule + 3 {
                for x in 40..<800 { pixels[y * width + x] = ink }
            }
        }
        return try TestPicture.require(Reading.Pix(greyPixels: pixels, width: width, height: height))
    }

    @Test(arguments: [(UInt8(220), UInt8(40)), (30, 200)])
    func rowsOfLettersAreLines(paper: UInt8, ink: UInt8) throws {
        let pix = try sheet([(100, 20), (300, 12)], paper: paper, ink: ink)
        let lines = try ClassicLineDetector().lines(on: pix).filter { $0.isLightOnDark == (ink > paper) }
        for (y, letters) in [(100, 20), (300, 12)] {
            let line = try #require(lines.first { $0.letters == letters })
            let box = line.quad.box(within: 900, 600)
            #expect(box.y <= y && box.maxY >= y + 24)
            #expect(box.height < 48)
            #expect(box.x <= 60 && box.maxX >= 60 + (letters - 1) * 18 + 12)
        }
    }

    @Test func aRuleUnderALineDoesNotTieItsLettersTogether() throws {
        let lines = try ClassicLineDetector().lines(on: try sheet([(100, 20)], rule: 123))
        #expect(lines.contains { $0.letters == 20 && $0.isLightOnDark == false })
    }

    @Test func emptyPaperHasNoLines() throws {
        #expect(try ClassicLineDetector().lines(on: try sheet([])).isEmpty)
    }

    private func trial(_ text: String, confidence: Double, x: Int, y: Int = 0, other: Bool = false) -> ReadTrial {
        let box = Box(x: x, y: y, width: text.count * 12, height: 24)
        let words = text.split(separator: " ").enumerated().map { index, word in
            Word(
                text: String(word), box: Box(x: x + index * 100, y: y, width: 90, height: 24), confidence: confidence)
        }
        return ReadTrial(
            line: DetectedLine(quad: Quad(box), confidence: 1, letters: text.count, contrast: 100), words: words,
            language: "deu", isInOtherLanguage: other)
    }

    @Test func ofTwoReadingsOfALineTheSurerStays() {
        let kept = LineSieve.kept(of: [
            trial("Tomatensuppe", confidence: 0.5, x: 0), trial("Tomatensuppe", confidence: 0.95, x: 4),
        ])
        #expect(kept.count == 1)
        #expect(kept.first?.words.first?.confidence == 0.95)
    }

    @Test func scrapsAreDropped() {
        let kept = LineSieve.kept(of: [
            trial("Kartoffelsalat mit Speck", confidence: 0.95, x: 0), trial("|;", confidence: 0.1, x: 500, y: 300),
        ])
        #expect(kept.count == 1)
    }

    @Test func eachWordComesFromTheSurerReading() {
        var one = trial("Tofu Curry", confidence: 0.9, x: 0)
        one.words[1].confidence = 0.3
        one.words[1].text = "Gurry"
        one.takeSurerWords(of: trial("Tofo Curry", confidence: 0.6, x: 0))
        #expect(one.words.map(\.text) == ["Tofu", "Curry"])
        one.takeSurerWords(of: trial("Toto Gurke", confidence: 0.99, x: 0, other: true))
        #expect(one.words.map(\.text) == ["Tofu", "Curry"])
    }

    @Test func aPlaceThatWasReadAnewLosesItsOldWords() {
        func line(_ words: (String, Int)...) -> ReadLine {
            ReadLine(
                words: words.map {
                    Word(text: $0.0, box: Box(x: $0.1, y: 0, width: 40, height: 20), confidence: 0.4)
                }, block: 0)
        }
        let lines = [line(("CLS", 100), ("25", 200)), line(("ols", 110)), line(("Kebap", 0))]
        let left = ClassicReading.without(Box(x: 95, y: 0, width: 50, height: 24), in: lines)
        #expect(left.map { $0.words.map(\.text) } == [["25"], ["Kebap"]])
    }

    @Test func paperIsMadeEquallyWhite() {
        let (width, height) = (400, 40)
        var pixels = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { pixels[y * width + x] = UInt8(240 - x / 4) }
        }
        let white = LinePaper.divided(pixels, width: width, height: height)
        #expect(white.allSatisfy { $0 >= 235 })
        #expect(LinePaper.divided([], width: 0, height: 0).isEmpty)
    }
}
