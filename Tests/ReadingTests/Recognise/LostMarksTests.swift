import Models
import Testing

@testable import Reading

/// Points that stand in the picture and were not read. Digits are drawn as frames of 10 × 20 pixels.
@Suite struct LostMarksTests {
    private static let (width, height) = (400, 400)

    /// Numbers one below the other; a point or comma is 4 pixels wide, a `1` is a stem, or one on a foot.
    private func page(_ numbers: [(drawn: String, read: String)]) throws -> (words: [Word], ink: WordInk) {
        var pixels = [UInt8](repeating: 230, count: Self.width * Self.height)
        func fill(_ xs: Range<Int>, _ ys: Range<Int>) {
            for y in ys { for x in xs { pixels[y * Self.width + x] = 20 } }
        }
        var words: [Word] = []
        for (index, number) in numbers.enumerated() {
            let top = 20 + index * 40
            var x = 40
            for character in number.drawn {
                switch character {
                case ".":
                    fill(x..<x + 4, top + 16..<top + 20)
                    x += 6
                case "1":
                    fill(x + 1..<x + 4, top..<top + 20)
                    x += 9
                case "I":
                    fill(x + 4..<x + 7, top..<top + 20)
                    fill(x..<x + 11, top + 17..<top + 20)
                    x += 13
                default:
                    for y in [top..<top + 3, top + 17..<top + 20] { fill(x..<x + 10, y) }
                    for side in [x..<x + 3, x + 7..<x + 10] { fill(side, top..<top + 20) }
                    x += 12
                }
            }
            words.append(
                Word(text: number.read, box: Box(x: 38, y: top - 2, width: x - 38, height: 24), confidence: 0.9))
        }
        let pix = try TestPicture.require(Reading.Pix(greyPixels: pixels, width: Self.width, height: Self.height))
        let ink = WordInk(pix, quarterTurns: 0)
        return (words, try #require(ink))
    }

    private func texts(_ numbers: [(drawn: String, read: String)]) throws -> [String] {
        let (words, ink) = try page(numbers)
        let marks = LostMarks(in: words, ink: ink)
        return words.map { marks.restored($0).text }
    }

    private let read: [(drawn: String, read: String)] = [
        (drawn: "3.50", read: "3.50"), ("2.00", "2.00"), ("10.95", "10.95"),
    ]

    @Test func pointsAreSeenWhereTheyStand() throws {
        for (drawn, digits, stands) in [
            ("4.75", 3, true), ("22.99", 4, true), ("1.80", 3, true), ("475", 3, false), ("1505", 4, false),
            ("47.5", 3, false), ("I80", 3, false),
        ] {
            let (words, ink) = try page([(drawn, drawn)])
            #expect(ink.hasDecimalMark(words[0].box, digits: digits) == stands, "\(drawn)")
        }
    }

    @Test func aLostPointIsPutBack() throws {
        #expect(try texts(read + [("4.75", "475"), ("22.99", "€2299")]).suffix(2) == ["4.75", "€22.99"])
    }

    @Test func thePageTellsWhichMark() throws {
        let commas = read.map { (drawn: $0.drawn, read: $0.read.replacing(".", with: ",")) }
        #expect(try texts(commas + [("4.75", "475")]).last == "4,75")
    }

    @Test func wholeNumbersStayWhole() throws {
        #expect(try texts(read + [("475", "475")]).last == "475")
    }

    @Test func onAPageOfWholeNumbersASpeckIsNoPoint() throws {
        #expect(try texts([("475", "475"), ("300", "300"), ("4.80", "480")]).last == "480")
        let wholes = Array(repeating: (drawn: "300", read: "300"), count: 5)
        #expect(try texts(Array(read.prefix(3)) + wholes + [("4.80", "480")]).last == "480")
    }

    @Test func whatIsNoPriceIsLeftAlone() throws {
        #expect(try texts(read + [("4.75", "A75"), ("4.75", "75"), ("4.75", "")]).suffix(3) == ["A75", "75", ""])
    }
}
