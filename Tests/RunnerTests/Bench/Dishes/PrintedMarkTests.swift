import Models
import Testing

@testable import Runner

@Suite struct PrintedMarkTests {
    @Test(arguments: [
        ("GF", "gf"), ("(V)", "V"), ("/veg", "veg"), ("*", "*"), ("¹", "1"), ("vegan (word)", "Vegan"),
        ("green veg dot", "dot"), ("green dot", "🟢"), ("chili icon", "chilli"), ("signature thumb icon", "thumb"),
        ("house crown icon", "house crown"),
    ])
    func theSameMark(truth: String, found: String) {
        #expect(PrintedMark(truth).agrees(with: PrintedMark(found)))
    }

    @Test(arguments: [
        ("GF", "GFS"), ("*", "**"), ("V", "vegan (word)"), ("green veg dot", "red dot"), ("leaf icon", "chilli icon"),
        ("N", "nut icon"),
    ])
    func anotherMark(truth: String, found: String) {
        #expect(!PrintedMark(truth).agrees(with: PrintedMark(found)))
    }

    @Test func whatADrawingMeansWillDo() {
        #expect(PrintedMark("wheat icon").agrees(with: PrintedMark("icon 3", meaning: .freeFrom(.gluten))))
        #expect(!PrintedMark("wheat icon").agrees(with: PrintedMark("icon 3", meaning: .vegan)))
        #expect(PrintedMark("green veg dot").agrees(with: PrintedMark("icon 3", meaning: .vegetarian)))
        #expect(!PrintedMark("red non-veg dot").agrees(with: PrintedMark("icon 3", meaning: .vegetarian)))
        #expect(!PrintedMark("V").agrees(with: PrintedMark("X", meaning: .vegetarian)))
    }

    @Test func codesJoinedByCommasAreSeveral() {
        #expect(PrintedMark.all(of: ["A,C, G", "*"]).count == 4)
        #expect(PrintedMark.all(of: ["red, round dot"]).count == 1)
    }

    @Test func lettersAndDrawingsAreCountedApart() {
        let truth = PrintedMark.all(of: ["GF", "GF", "N", "leaf icon"])
        let found = PrintedMark.all(of: ["GF", "*", "leaf"])
        #expect(PrintedMark.tally(truth: truth, found: found, icons: false) == HitTally(hits: 1, truth: 3, found: 2))
        #expect(PrintedMark.tally(truth: truth, found: found, icons: true) == HitTally(hits: 1, truth: 1, found: 1))
    }
}
