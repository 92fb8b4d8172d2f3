import Foundation
import Menus
import Models
import Pages
import Testing

/// Pages of words thrown together by a fixed dice: what a recogniser makes of a bad photo is hardly better.
@Suite("Symbols and dishes on pages without sense")
struct WordSoupTests {
    private static let pieces = [
        "4,50", "4.50", "0,2", "l", "1/2", "1", "12", "€", "$", "€4", "7.-", "Rs", "120", "small", "Large", "S", "M",
        "glass", "per", "person", "each", "...", ".....", ".", "-", "–", "*", "(V)", "(A,C,G)", "A,C", "1,3,7", "GF",
        "V", "=", ":", "vegan", "Suppe", "SOUP", "Rice", "with", "and", "/", "%", "½", "0", "99999999999999999999",
        "½½", "٤٥", "饺子", "12元", "ส้มตำ", "e\u{301}", "\u{200B}", "🍕", "Mo-Fr", "11:00", "Tel.", "www.x.y", "\"", "(",
        ")", "((", "from", "ab", "0,5l", "33cl", "4.50/7.00", "4.50-7.00", "--", "+3", "Add", "No", "1.", "12)", "M3",
    ]

    @Test(arguments: 0..<300)
    func everyLineStaysAndNothingTraps(seed: Int) {
        var dice = Dice(seed: seed)
        let pages = (1...(1 + dice.roll(2))).map { number in
            NumberedPage(number: number * 2, page: Self.page(&dice))
        }
        let draft = FindDishes()(Symbols()(pages))
        for (page, read) in zip(draft.pages, pages) {
            #expect(page.lines.map(\.text) == read.page.lines.map(\.text))
            #expect(page.unassigned == page.lines.filter { $0.role == .unassigned }.map(\.id))
        }
        for dish in draft.dishes {
            let lines = draft.pages.first { $0.number == dish.page }?.lines ?? []
            #expect(!dish.lines.isEmpty && dish.lines.allSatisfy(lines.indices.contains))
            let printed = dish.lines.filter(lines.indices.contains).map { lines[$0].text }.joined()
                .filter { $0 != " " }
            for word in dish.name.split(separator: " ") {
                #expect(printed.contains(word), "A dish holds only words of its lines")
            }
        }
    }

    private static func page(_ dice: inout Dice) -> ReadPage {
        var lines: [Line] = []
        for id in 0..<dice.roll(30) {
            var words: [Word] = []
            var x = dice.roll(900)
            let y = dice.roll(3) == 0 ? dice.roll(1300) : id * 25
            let height = 1 + dice.roll(40)
            for _ in 0..<(1 + dice.roll(7)) {
                let text = pieces[dice.roll(pieces.count)]
                // Boxes of no width and boxes that overlap come from real recognisers too.
                let width = dice.roll(12) * text.count
                words.append(
                    Word(text: text, box: Box(x: x, y: y, width: width, height: height), confidence: 0.5))
                x += width + dice.roll(60)
            }
            let box = words.map(\.box).union() ?? Box(x: 0, y: 0, width: 0, height: 0)
            lines.append(
                Line(
                    id: id, text: words.map(\.text).joined(separator: " "), box: box, confidence: 0.5,
                    block: id / 4, words: words))
        }
        return ReadPage(
            photo: PhotoRecord(path: "soup.jpg", sha256: "", width: 1000, height: 1400), metadata: PhotoMetadata(),
            quality: Quality(brightness: 0.5, contrast: 0.5, sharpness: 9, glare: 0), straightening: Straightening(),
            languages: dice.roll(2) == 0 ? [] : ["de", "en"], lines: lines)
    }
}

/// The same numbers for the same seed on every machine (SplitMix64, Steele, Lea, Flood 2014).
private struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

    /// 0 ..< sides; 0 when there are no sides.
    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return sides > 0 ? Int(mixed % UInt64(sides)) : 0
    }
}
