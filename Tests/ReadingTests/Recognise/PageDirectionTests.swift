import Models
import Testing

@testable import Reading

/// The order of lines on pages that are read from right to left, and on tilted ones.
struct PageDirectionTests {
    /// A line whose words stand one left of the other, the first one ending at `right`.
    private func line(_ words: [String], right: Int, y: Int, tilt: Double = 0) -> ReadLine {
        var right = right
        let boxes = words.map { word -> Box in
            let width = word.count * 10
            right -= width
            defer { right -= 8 }
            return box(x: right, y: y, width: width, tilt: tilt)
        }
        return ReadLine(
            words: zip(words, boxes).map { Word(text: $0, box: $1, confidence: 0.9) }, block: 0)
    }

    /// A line whose words stand one right of the other.
    private func line(_ text: String, left: Int, y: Int, tilt: Double = 0) -> ReadLine {
        var left = left
        return ReadLine(
            words: text.split(separator: " ").map { word in
                let width = word.count * 10
                defer { left += width + 8 }
                return Word(
                    text: "\(word)", box: box(x: left, y: y, width: width, tilt: tilt), confidence: 0.9)
            }, block: 0)
    }

    private func box(x: Int, y: Int, width: Int, tilt: Double) -> Box {
        Box(x: x, y: y + Int((Double(x + width / 2) * tilt).rounded()), width: width, height: 20)
    }

    private func texts(_ lines: [ReadLine]) -> [[String]] {
        ReadingOrder.arranged(lines).map { $0.words.map(\.text) }
    }

    private let hebrew = [["מרק", "עדשים"], ["סלט", "ירקות"], ["עוף", "צלוי"], ["דג", "מטוגן"]]
    private let arabic = [["شوربة", "عدس"], ["سلطة", "خضار"], ["دجاج", "مشوي"], ["سمك", "مقلي"]]

    @Test func aPriceAtTheLeftComesAfterTheName() {
        let lines = hebrew.enumerated().flatMap { row, name in
            [line("\(row + 5).50", left: 100, y: 100 + 40 * row), line(name, right: 450, y: 100 + 40 * row)]
        }
        let wanted = hebrew.enumerated().map { $0.element + ["\($0.offset + 5).50"] }
        #expect(texts(lines) == wanted)
        #expect(texts(lines.reversed()) == wanted)
    }

    @Test func theRightColumnComesFirst() {
        func column(_ names: [[String]], right: Int, price: Int) -> [ReadLine] {
            names.enumerated().flatMap { row, name in
                [line(name, right: right, y: 100 + 40 * row), line("\(row + 5).50", left: price, y: 100 + 40 * row)]
            }
        }
        let lines = column(arabic, right: 400, price: 50) + column(hebrew, right: 950, price: 600)
        let wanted = (hebrew + arabic).enumerated().map { $0.element + ["\($0.offset % 4 + 5).50"] }
        #expect(texts(lines) == wanted)
    }

    @Test func wordsComeInTheOrderTheyAreReadIn() {
        let seen = line(["קולה", "Cola", "Coca", "12"], right: 450, y: 100)
        let rest = hebrew.enumerated().map { line($0.element, right: 450, y: 140 + 40 * $0.offset) }
        #expect(texts([seen] + rest).first == ["קולה", "Coca", "Cola", "12"])
        var shuffled = seen
        shuffled.words.reverse()
        #expect(texts([shuffled] + rest).first == ["קולה", "Coca", "Cola", "12"])
    }

    @Test func aHebrewNameOnALatinPageIsReadFromTheRight() {
        let seen = line("Soup חם מרק 4.50", left: 50, y: 100)
        let rest = line("Grilled chicken with salad", left: 50, y: 140)
        #expect(texts([seen, rest]).first == ["Soup", "מרק", "חם", "4.50"])
    }

    @Test func aJoinedLineIsInTheLanguageOfMostLetters() {
        var name = line("Moussaka", left: 50, y: 100)
        name.language = "eng"
        var greek = line("μουσακάς σπιτικός", left: 150, y: 100)
        greek.language = "ell"
        var price = line("8,50", left: 500, y: 100)
        price.language = "deu"
        let arranged = ReadingOrder.arranged([name, greek, price])
        #expect(arranged.map(\.language) == ["ell"])
    }

    @Test(arguments: [0.03, -0.03])
    func onATiltedPagePricesStayWithTheirNames(tilt: Double) {
        let names = ["Tomato soup with basil", "Green salad with olives", "Fish cakes with lemon", "Onion tart of day"]
        let lines = names.enumerated().flatMap { row, name in
            [
                line(name, left: 50, y: 100 + 24 * row, tilt: tilt),
                line("\(row + 5).50", left: 800, y: 100 + 24 * row, tilt: tilt),
            ]
        }
        let wanted = names.enumerated().map { row, name in
            name.split(separator: " ").map(String.init) + ["\(row + 5).50"]
        }
        #expect(texts(lines) == wanted)
        #expect(texts(lines.reversed()) == wanted)
    }

    @Test(arguments: [0.03, -0.03])
    func soTheyDoOnATiltedPageReadFromRightToLeft(tilt: Double) {
        let names = hebrew.map { $0 + ["עם", "לימון", "וזיתים"] }
        let lines = names.enumerated().flatMap { row, name in
            [
                line(name, right: 900, y: 100 + 24 * row, tilt: tilt),
                line("\(row + 5).50", left: 60, y: 100 + 24 * row, tilt: tilt),
            ]
        }
        #expect(texts(lines) == names.enumerated().map { $0.element + ["\($0.offset + 5).50"] })
    }

    /// Neither way is read where the second recogniser doesn't know the letters: Hebrew had 0.18 and 0.30.
    @Test(arguments: [(0.18, 0.3, false), (0.3, 0.9, true), (0.55, 0.62, false), (0.5, 0.62, true), (0.8, 0.95, false)])
    func onlyAReadingThatReadsTurnsAPage(upright: Double, turned: Double, isTurned: Bool) {
        #expect(PageLanguageFinder.isTurned(upright: upright, turned: turned) == isTurned)
    }
}
