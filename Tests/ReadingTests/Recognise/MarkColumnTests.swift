import Models
import Testing

@testable import Reading

/// Rows of a menu: name, price and, in a column of its own, a mark; letters 20 high.
struct MarkColumnTests {
    private static func word(_ text: String, _ x: Int, _ y: Int) -> Word {
        Word(text: text, box: Box(x: x, y: y, width: 12 * text.count, height: 20), confidence: 0.9)
    }

    /// - Parameter marks: of each row; empty for none.
    private static func rows(_ marks: [String], drift: Int = 0, splits: Bool = false) -> [[Word]] {
        marks.enumerated().flatMap { row, mark -> [[Word]] in
            let y = 60 * row
            let name = [word("Soup", 10, y), word("of", 66, y), word("day", 98, y)]
            let rest = [word("9,50", 300, y)] + (mark.isEmpty ? [] : [word(mark, 400 + drift * row, y)])
            return splits ? [name, rest] : [name + rest]
        }
    }

    private static func empty(_ lines: [[Word]]) -> [MarkColumn.EmptyCell] {
        MarkColumn.columns(in: lines) { ["a", "c", "g"].contains($0) }.flatMap(\.emptyCells)
    }

    @Test func aRowWithoutAMarkHasAnEmptyCell() throws {
        let cells = Self.empty(Self.rows(["a", "", "c", "g"]))
        #expect(cells.count == 1)
        let cell = try #require(cells.first)
        #expect(cell.line == 1)
        #expect(cell.area.x > 348 && cell.area.x <= 400 && cell.area.maxX >= 412 && cell.area.maxX < 440)
        #expect(cell.area.y < 60 && cell.area.maxY > 80 && cell.area.height < 40)
    }

    @Test func theColumnFollowsATiltedPageAndLinesThatWereReadApart() {
        let cells = Self.empty(Self.rows(["a", "c", "", "g", "a", "", "c"], drift: 8, splits: true))
        #expect(cells.map(\.line) == [5, 11])
        #expect(cells.map(\.area.midX).allSatisfy { (410...470).contains($0) })
    }

    @Test func aSectionWithoutAPriceHasNone() {
        var lines = Self.rows(["a", "c", "g"])
        lines.insert([Self.word("Desserts", 10, 90)], at: 2)
        #expect(Self.empty(lines).isEmpty)
    }

    @Test func wordsWhereTheMarkWouldBeLeaveNoCell() {
        var lines = Self.rows(["a", "c", "g", ""])
        lines[3].append(Self.word("spicy", 390, 180))
        #expect(Self.empty(lines).isEmpty)
    }

    @Test func twoMarksShowNoColumnAndLettersOfANameAreNone() {
        #expect(Self.empty(Self.rows(["a", "", "c", ""])).isEmpty)
        // "Peach a la" stands close together.
        let named = (0..<4).map { row in
            [Self.word("Peach", 10, 60 * row), Self.word("a", 78, 60 * row), Self.word("9,50", 300, 60 * row)]
        }
        #expect(Self.empty(named + Self.rows(["", ""])).isEmpty)
    }

    @Test func theColumnOfMarksMayStandBeforeThePrice() {
        let lines = (0..<5).map { row in
            [Self.word("Soup", 10, 60 * row)] + (row == 2 ? [] : [Self.word("a", 200, 60 * row)])
                + [Self.word("9,50", 300, 60 * row)]
        }
        #expect(Self.empty(lines).map(\.line) == [2])
    }
}
