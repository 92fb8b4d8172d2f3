import Testing

@testable import Judging

@Suite struct KnowledgeRowsTests {
    /// Language, line of the heading, and each word with its line; or the line of a fault.
    private func read(_ text: String) -> [String] {
        let table = KnowledgeTable(text: text)
        return table.rows.map { row in
            switch row {
            case .success(let row):
                let words = row.words.map { "\(table.text($0.range))\($0.isStrict ? "!" : "") \($0.line)" }
                return "\(row.languageCode) \(row.line): " + words.joined(separator: ", ")
            case .failure(let fault): return "fault \(fault.line)"
            }
        }
    }

    @Test func aGroupHasAWordALine() {
        let text = "# soups\n\n[dish\tde\tmilk~]\r\nrahmsuppe\r\n# more\ncreme suppe!  \n\n[dish\t*\tegg]\nflurb"
        #expect(read(text) == ["de 3: rahmsuppe 4, creme suppe! 6", "* 8: flurb 9"])
    }

    @Test func theOlderFormIsReadToo() {
        #expect(read("dish\ten\tegg?\tflurb|flurb stew!\n") == ["en 1: flurb 1, flurb stew! 1"])
        #expect(
            read("[dish\ten\tegg]\na\nb|c\ndish\tde\tmilk\td\n[dish\tfr\tegg]\ne\n")
                == ["en 1: a 2, b 3, c 3", "de 4: d 4", "fr 5: e 6"])
    }

    @Test func whatStandsInNoGroupIsAFault() {
        #expect(read("flurb\n") == ["fault 1"])
        // Behind a line of the older form no group goes on.
        #expect(read("[dish\ten\tegg]\na\ndish\tde\tmilk\tb\nc\n") == ["en 1: a 2", "de 3: b 3", "fault 4"])
        #expect(read("dish\ten\tegg\n") == ["fault 1"])
    }

    /// Words below a heading that can't be read have no meaning; they must not get that of the group before.
    @Test(arguments: [
        "[dish\ten]", "[dish en egg]", "[dish\ten\tegg", "[soup\ten\tegg]", "[dish\txx\tegg]", "[dish\ten\tham]",
    ])
    func aWrongHeadingTakesItsWordsAlong(heading: String) {
        #expect(
            read("[dish\ten\tmilk]\na\n\(heading)\nb\n[dish\ten\tegg]\nc\n") == ["en 1: a 2", "fault 3", "en 5: c 6"])
    }

    @Test func aWrongWordIsAFaultOfItsOwn() {
        #expect(read("[dish\ten\tmilk]\na\n!\n***\nb\n") == ["en 1: a 2, b 5", "fault 3", "fault 4"])
        #expect(read("[dish\ten\tmilk]\n\n[dish\ten\tegg]\na\n") == ["fault 1", "en 3: a 4"])
        #expect(read("dish\ten\tmilk\ta||b\n") == ["fault 1"])
        let addition = KnowledgeAddition("[dish\ten\tmilk]\na\n!\n***\nbutter\nb\n[nonsense]\nc\n")
        #expect(addition.words == 3 && addition.faults.map(\.line) == [3, 4, 7])
        #expect(KnowledgeAddition("[dish\ten\tegg]\nflurb\nbutter\n").changes.map(\.line) == [3])
    }
}
