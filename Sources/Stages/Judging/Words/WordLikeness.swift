internal import Pages

/// Whether one word may be another one misread: a letter or two changed, lost or added, or two swapped.
enum WordLikeness {
    /// The least length of the shorter word in bytes; shorter ones are too often words of their own.
    static let shortest = 4
    static let longest = 40
    /// From this length of the shorter word on, in bytes, two slips are allowed.
    static let long = 8
    static let mostSlips = 2

    /// Whether the words differ by one slip, or in words longer than seven bytes of UTF-8 by two.
    static func isSlip(_ word: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        let length = min(word.count, other.count)
        guard length >= shortest, length <= longest else { return false }
        return EditDistance.isAtMost(length < long ? 1 : mostSlips, word, other)
    }

    /// Whether words of any length differ by one slip.
    static func isOneSlip(_ word: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        isSwap(word, other) || EditDistance.isAtMost(1, word, other)
    }

    /// False where the words can't differ in one letter alone; true may be wrong.
    static func mayDifferInOneLetter(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        let shorter = min(left.count, right.count)
        var start = 0
        while start < shorter, left[start] == right[start] { start += 1 }
        while start > 0, start < left.count, !ScalarBytes.starts(left[start]) { start -= 1 }
        var end = 0
        while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
        while end > 0, !ScalarBytes.starts(left[left.count - end]) { end -= 1 }
        return mayBeOneLetter(left.extracting(start..<left.count - end))
            && mayBeOneLetter(right.extracting(start..<right.count - end))
    }

    private static func mayBeOneLetter(_ text: Span<UInt8>) -> Bool {
        var place = 0
        var letters = 0
        while place < text.count {
            guard ScalarBytes.isWholeLetter(ScalarBytes.scalar(in: text, at: &place)) else { return true }
            letters += 1
        }
        return letters <= 1
    }

    private static func isSwap(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let first = left.indices.first(where: { left[$0] != right[$0] }), first + 1 < left.count else {
            return false
        }
        guard left[first] == right[first + 1], left[first + 1] == right[first] else { return false }
        return left.indices.dropFirst(first + 2).allSatisfy { left[$0] == right[$0] }
    }

    /// Whether the test holds for any word made from this one by swapping two neighbours, which is one slip.
    static func anySwap(of word: Span<UInt8>, _ test: (Span<UInt8>) -> Bool) -> Bool {
        guard word.count >= shortest, word.count <= longest else { return false }
        var swapped: [UInt8] = []
        for place in word.indices { swapped.append(word[place]) }
        for place in 1..<swapped.count where swapped[place] != swapped[place - 1] {
            swapped.swapAt(place, place - 1)
            if test(swapped.span) { return true }
            swapped.swapAt(place, place - 1)
        }
        return false
    }
}
