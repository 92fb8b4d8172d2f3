/// The part of the truth that a page's own text allows to be found: layout is scored alone, reading is not.
///
/// A true dish whose name wasn't read is left out, and with it the dish found in its place. A price that wasn't read is
/// left out, and with it a wrong one that the same dish got and that no dish of the photo has.
struct ReadDishes {
    private(set) var truth: [TrueDish]
    private(set) var found: [FoundDish]

    /// The least likeness of a dish found in the place of one whose name wasn't read.
    static let sameBadlyRead = 0.5

    /// - Parameter text: what was read on the page.
    init(_ truth: [TrueDish], _ found: [FoundDish], in text: String) {
        let words = TextWords.of(text).map { Array($0.unicodeScalars) }
        let isRead = truth.map { Self.isRead(ComparedName($0.name), among: words) }
        let all = DishPairing(truth, found).pairs
        let taken = Set(all.map(\.found))
        let unread = truth.indices.filter { !isRead[$0] }
        let rest = found.indices.filter { !taken.contains($0) }
        let unpaired = unread.filter { place in !all.contains { $0.truth == place } }
        let badlyRead = DishPairing(unpaired.map { truth[$0] }, rest.map { found[$0] }, atLeast: Self.sameBadlyRead)
        let dropped = Set(
            all.filter { !isRead[$0.truth] }.map(\.found) + badlyRead.pairs.map { rest[$0.found] })
        self.truth = truth.indices.filter { isRead[$0] }.map { truth[$0] }
        self.found = found.indices.filter { !dropped.contains($0) }.map { found[$0] }
        leaveOutUnreadPrices(PrintedAmounts.everyNumber(in: text), of: truth)
    }

    /// Whether a name, or part of a bilingual one, stands in consecutive words at least 0.9 alike; spaces between words
    /// don't count.
    static func isRead(_ name: ComparedName, among words: [[Unicode.Scalar]]) -> Bool {
        name.variants.contains { variant in
            let wanted = TextWords.of(String(String.UnicodeScalarView(variant))).flatMap(\.unicodeScalars)
            return wanted.isEmpty || isRead(wanted, among: words)
        }
    }

    private static func isRead(_ wanted: [Unicode.Scalar], among words: [[Unicode.Scalar]]) -> Bool {
        let shortest = Double(wanted.count) * ComparedName.strict
        let longest = Double(wanted.count) / ComparedName.strict
        for start in words.indices {
            var part: [Unicode.Scalar] = []
            for word in words[start...] {
                part += word
                if Double(part.count) > longest { break }
                guard Double(part.count) >= shortest else { continue }
                let distance = EditDistance.levenshtein(wanted, part)
                if 1 - Double(distance) / Double(max(wanted.count, part.count)) >= ComparedName.strict { return true }
            }
        }
        return false
    }

    /// As many times as an amount stands in the text less often than in the truth, it is left out where it wasn't found:
    /// of the matched dishes first.
    private mutating func leaveOutUnreadPrices(_ read: [Int], of whole: [TrueDish]) {
        var missing: [Int: Int] = [:]
        for amount in whole.flatMap(\.amounts) { missing[amount, default: 0] += 1 }
        let real = Set(missing.keys)
        for amount in read { if let count = missing[amount] { missing[amount] = count - 1 } }
        let pairs = DishPairing(truth, found).pairs
        let foundOf = Dictionary(uniqueKeysWithValues: pairs.map { ($0.truth, $0.found) })
        for place in pairs.map(\.truth) + truth.indices.filter({ foundOf[$0] == nil }) {
            var got = foundOf[place].map { found[$0].amounts } ?? []
            truth[place].amounts = truth[place].amounts.filter { amount in
                if let same = got.firstIndex(of: amount) {
                    got.remove(at: same)
                    return true
                }
                guard let count = missing[amount], count > 0 else { return true }
                missing[amount] = count - 1
                if let partner = foundOf[place],
                    let misread = found[partner].amounts.firstIndex(where: { !real.contains($0) })
                {
                    found[partner].amounts.remove(at: misread)
                }
                return false
            }
        }
    }
}
