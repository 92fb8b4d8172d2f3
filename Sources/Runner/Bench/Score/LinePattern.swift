/// A line prepared for being compared with many parts of one text.
///
/// The longest common subsequence is found 64 places at a time: Hyyrö, "Bit-parallel LCS-length computation
/// revisited", 2004.
struct LinePattern {
    /// The text it is compared with: for each character its number among those of the line, or -1.
    let text: [Int]
    let length: Int
    /// For each character of the line, the places where it stands, as bits; `words` words for each.
    private let places: [UInt64]
    private let words: Int

    init(_ line: [Unicode.Scalar], in text: [Unicode.Scalar]) {
        var numbers: [Unicode.Scalar: Int] = [:]
        for scalar in line where numbers[scalar] == nil { numbers[scalar] = numbers.count }
        length = line.count
        words = (line.count + 63) / 64
        var places = [UInt64](repeating: 0, count: numbers.count * words)
        for (index, scalar) in line.enumerated() {
            places[(numbers[scalar] ?? 0) * words + index / 64] |= 1 << UInt64(index % 64)
        }
        self.places = places
        self.text = text.map { numbers[$0] ?? -1 }
    }

    /// Whether the line has the character at a place of the text.
    func has(_ place: Int) -> Bool { text[place] >= 0 }

    /// How many characters must be added or taken away to make a part of the text from the line (Indel distance).
    func distance(to part: Range<Int>) -> Int {
        length + part.count - 2 * (words == 1 ? commonShort(part) : common(part))
    }

    /// From 0 to 1: how alike the line and a part of the text are by that distance.
    func likeness(to part: Range<Int>) -> Double {
        1 - Double(distance(to: part)) / Double(max(1, length + part.count))
    }

    private func commonShort(_ part: Range<Int>) -> Int {
        var state = UInt64.max
        for place in part where text[place] >= 0 {
            let hits = state & places[text[place]]
            state = (state &+ hits) | (state & ~hits)
        }
        return (~state & Self.low(length)).nonzeroBitCount
    }

    private func common(_ part: Range<Int>) -> Int {
        var state = [UInt64](repeating: .max, count: words)
        for place in part where text[place] >= 0 {
            let row = text[place] * words
            var carry: UInt64 = 0
            for word in 0..<words {
                let old = state[word]
                let hits = old & places[row + word]
                let (sum, overflowed) = old.addingReportingOverflow(hits)
                let (whole, overflowedAgain) = sum.addingReportingOverflow(carry)
                carry = overflowed || overflowedAgain ? 1 : 0
                state[word] = whole | (old & ~hits)
            }
        }
        return (0..<words).reduce(0) { count, word in
            count + (~state[word] & Self.low(length - word * 64)).nonzeroBitCount
        }
    }

    private static func low(_ bits: Int) -> UInt64 { bits >= 64 ? .max : (1 << UInt64(max(0, bits))) - 1 }
}
