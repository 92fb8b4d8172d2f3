internal import Pages

/// The part of the truth that a page's own text allows to be found: layout is scored alone, reading is not.
///
/// A true dish whose name wasn't read is left out, together with the dish found in its place. A price that wasn't read
/// is left out, together with a wrong one that the same dish got and that no dish of the photo has.
///
/// A found dish may stand in the place of a badly read one without resembling any: for each such true dish without a
/// match, one found dish whose name is nowhere in the transcription is left out.
struct ReadDishes {
    private(set) var truth: [TrueDish]
    private(set) var found: [FoundDish]

    /// The least likeness of a dish found in the place of one whose name wasn't read.
    static let sameBadlyRead = 0.5

    /// - Parameters:
    ///   - text: what was read on the page.
    ///   - transcription: what stands there, or nil when that isn't known.
    init(_ truth: [TrueDish], _ found: [FoundDish], in text: String, transcription: String?) {
        let words = Self.words(text)
        let isRead = truth.map { Self.isRead(ComparedName($0.name), among: words) }
        let all = DishPairing(truth, found).pairs
        let taken = Set(all.map(\.found))
        let unread = truth.indices.filter { !isRead[$0] }
        let rest = found.indices.filter { !taken.contains($0) }
        let unpaired = unread.filter { place in !all.contains { $0.truth == place } }
        let badlyRead = DishPairing(unpaired.map { truth[$0] }, rest.map { found[$0] }, atLeast: Self.sameBadlyRead)
        var dropped = Set(
            all.filter { !isRead[$0.truth] }.map(\.found) + badlyRead.pairs.map { rest[$0.found] })
        if let transcription {
            let trueWords = Self.words(transcription)
            let garbled = rest.lazy.filter { place in
                !dropped.contains(place)
                    && !Self.isRead(ComparedName(found[place].name), among: trueWords, atLeast: ComparedName.sameDish)
            }
            dropped.formUnion(Array(garbled.prefix(unpaired.count - badlyRead.pairs.count)))
        }
        self.truth = truth.indices.filter { isRead[$0] }.map { truth[$0] }
        self.found = found.indices.filter { !dropped.contains($0) }.map { found[$0] }
        leaveOutUnreadPrices(PrintedAmounts.everyNumber(in: text), of: truth)
    }

    /// Whether a name, or part of a bilingual one, stands in consecutive words as it is or alike; spaces between words
    /// don't count.
    static func isRead(
        _ name: ComparedName, among words: [[Unicode.Scalar]], atLeast least: Double = ComparedName.strict
    ) -> Bool {
        name.variants.contains { variant in
            let wanted = TextWords.of(String(String.UnicodeScalarView(variant))).flatMap(\.unicodeScalars)
            return wanted.isEmpty || isRead(wanted, among: words, atLeast: least)
        }
    }

    private static func isRead(
        _ wanted: [Unicode.Scalar], among words: [[Unicode.Scalar]], atLeast least: Double
    ) -> Bool {
        let shortest = Double(wanted.count) * least
        let longest = Double(wanted.count) / least
        for start in words.indices {
            var part: [Unicode.Scalar] = []
            for word in words[start...] {
                part += word
                if Double(part.count) > longest { break }
                guard Double(part.count) >= shortest else { continue }
                let longer = max(wanted.count, part.count)
                let distance = EditDistance.levenshtein(wanted, part)
                if Double(longer - distance) / Double(longer) >= least { return true }
            }
        }
        return false
    }

    private static func words(_ text: String) -> [[Unicode.Scalar]] {
        TextWords.of(text).map { Array($0.unicodeScalars) }
    }

    /// Where an amount occurs less often in the text than in the truth, that many of its occurrences are left out where
    /// they weren't found: those of the matched dishes first.
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
