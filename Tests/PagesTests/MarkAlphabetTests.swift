import Pages
import Testing

struct MarkAlphabetTests {
    @Test(arguments: [
        ("A,C", ["A", "C"]), ("a,c", ["A", "C"]), ("ACG", ["A", "C", "G"]), ("A.C,", ["A", "C"]), ("A/G", ["A", "G"]),
    ])
    func listsAreParted(text: String, marks: [String]) {
        #expect(MarkAlphabet(["A", "C", "G", "L"])?.marks(in: text) == marks)
    }

    /// A sign that got lost between two commas must not pass for none.
    @Test(arguments: ["A,,C", ",A", "X", "A,X", "", "GA"])
    func whatIsNoListIsNone(text: String) {
        #expect(MarkAlphabet(["A", "C", "G", "L"])?.marks(in: text) == nil)
    }

    @Test func numbersWithoutACommaAreReadOnlyInOneWay() {
        let alphabet = MarkAlphabet(["2", "5", "11"])
        #expect(alphabet?.marks(in: "25") == ["2", "5"])
        #expect(MarkAlphabet(["1", "2", "12"])?.marks(in: "12") == ["12"])
        #expect(MarkAlphabet(["1", "2", "3", "23"])?.marks(in: "123") == nil)
    }

    @Test func signsThatLookAlikeCountWhereTheyAreNoMarks() {
        #expect(MarkAlphabet(["a", "g", "l"])?.marks(in: "a,1") == ["a", "l"])
        #expect(MarkAlphabet(["a", "g", "l"])?.spells("a,1") == false)
        #expect(MarkAlphabet(["a", "g", "l"])?.spells("A,l") == true)
        #expect(MarkAlphabet(["a", "1", "l"])?.marks(in: "a,1") == ["a", "1"])
    }

    @Test func wordsAndDrawingsMakeNoAlphabet() { #expect(MarkAlphabet(["🌱", "vegan"]) == nil) }
}
