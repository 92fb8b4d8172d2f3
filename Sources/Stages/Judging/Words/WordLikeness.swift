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
    static func isSlip(_ word: Span<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        let length = min(word.count, other.count)
        guard length >= shortest, length <= longest else { return false }
        return EditDistance.isAtMost(length < long ? 1 : mostSlips, word, other.span)
    }

    /// Whether words of any length differ by one slip.
    static func isOneSlip(_ word: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
        isSwap(word, other) || EditDistance.isAtMost(1, word, other)
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
