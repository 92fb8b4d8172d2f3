import Testing

@testable import Judging

/// Words, steps and prefixes are found again however many there are.
struct WordTableTests {
    private static let words = (0..<5_000).map { Array("w\($0 &* 7919 % 100_000)".utf8) }

    private func find(_ word: [UInt8], in table: WordTable) -> Int32? {
        table.find(word.span, WordHash(word.span))
    }

    private func mayStart(_ word: [UInt8], _ length: Int, in table: WordTable) -> Bool {
        table.mayStart(WordHash(word.span.extracting(first: length)), length: length)
    }

    @Test func wordsAreFoundByTheirNumber() {
        var table = WordTable(capacity: 0)
        var numbers: [[UInt8]: Int32] = [:]
        for word in Self.words {
            let number = table.intern(word.span, WordHash(word.span))
            if let known = numbers[word] { #expect(known == number) }
            numbers[word] = number
        }
        #expect(table.count == numbers.count)
        for (word, number) in numbers {
            #expect(find(word, in: table) == number)
            #expect(table.withBytes(of: number) { ScalarBytes.bytes($0) } == word)
            #expect(find(word + [UInt8(ascii: "x")], in: table) == nil)
            let ending = WordEnding(of: word.span.extracting(last: 1))
            let inParts = table.find(word.span.extracting(droppingLast: 1), ending, WordHash(word.span))
            #expect(inParts == number)
        }
    }

    @Test func noWordStartsOtherwise() {
        var table = WordTable(capacity: 0)
        for word in Self.words { _ = table.intern(word.span, WordHash(word.span)) }
        for word in Self.words {
            for length in 1...word.count { #expect(mayStart(word, length, in: table)) }
        }
        var small = WordTable(capacity: 0)
        let word = Array("gemüse".utf8)
        _ = small.intern(word.span, WordHash(word.span))
        #expect(!mayStart(Array("gulasch".utf8), 4, in: small))
    }

    @Test func stepsAreFoundAgain() {
        var edges = EdgeTable(capacity: 0)
        for number in Int32(0)..<3_000 { edges.insert(from: number % 50, by: number, to: number + 1) }
        for number in Int32(0)..<3_000 {
            #expect(edges[number % 50, number] == number + 1)
            #expect(edges[number % 50 + 1, number] == nil)
        }
    }

    @Test func endingsAreJoined() {
        let ending = WordEnding("er").followed(by: .e)
        #expect((0..<ending.count).map { ending[$0] } == Array("ere".utf8))
        #expect(ending.hasSuffix(WordEnding("re")) && ending.hasSuffix(ending) && ending.hasSuffix(.empty))
        #expect(!ending.hasSuffix(WordEnding("er")))
        #expect(WordEnding("abcdefghij") == WordEnding("cdefghij"))
    }
}
