internal import Judging
internal import Pages
internal import Tables

/// What each feature says for each label: the weights of both passes of a linear-chain conditional random field, for long
/// pages and for short ones.
///
/// The table has lines of "pass, label before or -, feature, a weight for each label", separated by tabs, as `make
/// train-layout` writes them; docs/layout.md says what they were learned from. Passes 1 and 2 are those of long pages, 3
/// and 4 those of short ones; a table without the latter holds for all pages.
package struct LabelWeights: Sendable {
    /// The weights of one pass.
    struct Pass: Sendable {
        fileprivate var wordRows: [UInt64: Int32] = [:]
        fileprivate var stepRows: [UInt64: Int32] = [:]
        fileprivate var words: [Float] = []
        fileprivate var steps: [Float] = []

        static let labels = WordLabel.allCases.count

        fileprivate func add(_ list: FeatureList, _ share: Double, to scores: inout [Double]) {
            for entry in list.entries {
                guard let row = wordRows[entry.hash] else { continue }
                let (start, value) = (Int(row) * Self.labels, share * Double(entry.value))
                for label in 0..<Self.labels { scores[label] += value * Double(words[start + label]) }
            }
        }

        fileprivate func addSteps(_ list: FeatureList, _ share: Double, to scores: inout [Double]) {
            let count = Self.labels * Self.labels
            for entry in list.entries {
                guard let row = stepRows[entry.hash] else { continue }
                let (start, value) = (Int(row) * count, share * Double(entry.value))
                for pair in 0..<count { scores[pair] += value * Double(steps[start + pair]) }
            }
        }

        fileprivate var isEmpty: Bool { wordRows.isEmpty }
    }

    /// The weights of one pass for a page, which may be a mean of those of long and of short pages.
    struct Blend: Sendable {
        fileprivate var parts: [(pass: Pass, share: Double)]

        /// Adds the weights of a word's features to the score of each label.
        func add(_ list: FeatureList, to scores: inout [Double]) {
            for part in parts { part.pass.add(list, part.share, to: &scores) }
        }

        /// Adds the weights of a step's features to the score of each pair of labels, the label before the step first.
        func addSteps(_ list: FeatureList, to scores: inout [Double]) {
            for part in parts { part.pass.addSteps(list, part.share, to: &scores) }
        }
    }

    /// Without habits and with them, of long pages and then of short ones.
    private var passes = [Pass](repeating: Pass(), count: 4)

    /// Pages of up to the first number of words are short, those from the second one on are long. Others have a share of
    /// both. Chosen on written menus that nothing learns from, where 40 to 80, these and 100 to 160 differ by less than
    /// 0.005 of F1.
    private static let (short, long) = (60.0, 120.0)

    /// The first pass, which knows nothing of the page's habits, for a page of so many words.
    func first(forPageOf words: Int) -> Blend { blend(0, words) }

    /// The second pass, to which habits are features too, for a page of so many words.
    func second(forPageOf words: Int) -> Blend { blend(1, words) }

    private func blend(_ number: Int, _ words: Int) -> Blend {
        let ofShort = passes[2 + number]
        let share = ofShort.isEmpty ? 1 : min(1, max(0, (Double(words) - Self.short) / (Self.long - Self.short)))
        let parts = [(pass: passes[number], share: share), (pass: ofShort, share: 1 - share)]
        return Blend(parts: parts.filter { $0.share > 0 })
    }

    /// The program's own weights, read once, when first used.
    package static let embedded = unsafe LabelWeights(table_layout_weights().contents) ?? LabelWeights()

    private init() {}

    /// - Parameter table: UTF-8; the result is nil where a line isn't in that form.
    package init?(_ table: some Collection<UInt8>) {
        let bytes = Array(table)
        var columns: [Int] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: UInt8(ascii: "\t"))
            guard cells.count == 3 + Pass.labels else { return nil }
            if columns.isEmpty {
                columns = cells.dropFirst(3).compactMap { Self.label($0)?.rawValue }
                guard Set(columns).count == Pass.labels else { return nil }
                continue
            }
            var weights = [Float](repeating: 0, count: Pass.labels)
            for (column, cell) in zip(columns, cells.dropFirst(3)) {
                guard let weight = Self.number(cell) else { return nil }
                weights[column] = weight
            }
            let hash = FeatureList.hash(cells[2])
            let before = Self.label(cells[1])
            guard before != nil || cells[1].elementsEqual("-".utf8) else { return nil }
            guard let pass = Self.pass(cells[0]) else { return nil }
            passes[pass].add(weights, hash, before)
        }
        guard !passes[0].isEmpty else { return nil }
    }

    /// "1" to "4", counted from nought.
    private static func pass(_ cell: ArraySlice<UInt8>) -> Int? {
        guard cell.count == 1, let digit = cell.first, (UInt8(ascii: "1")...UInt8(ascii: "4")).contains(digit) else {
            return nil
        }
        return Int(digit - UInt8(ascii: "1"))
    }

    private static func label(_ cell: ArraySlice<UInt8>) -> WordLabel? {
        guard cell.count == 1, let byte = cell.first else { return nil }
        return WordLabel(letter: Character(Unicode.Scalar(byte)))
    }

    /// Reads "-1.25", byte by byte, since a table has a hundred thousand of them.
    private static func number(_ cell: ArraySlice<UInt8>) -> Float? {
        var rest = cell
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        var (value, scale) = (Float(0), Float(1))
        var isFraction = false
        guard !rest.isEmpty else { return nil }
        for byte in rest {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Float(byte - UInt8(ascii: "0"))
            if isFraction { scale *= 10 }
        }
        return (isNegative ? -value : value) / scale
    }
}

extension LabelWeights.Pass {
    fileprivate mutating func add(_ weights: [Float], _ hash: UInt64, _ before: WordLabel?) {
        guard let before else {
            wordRows[hash] = Int32(words.count / Self.labels)
            words += weights
            return
        }
        let size = Self.labels * Self.labels
        let row: Int
        if let known = stepRows[hash] {
            row = Int(known)
        } else {
            row = steps.count / size
            stepRows[hash] = Int32(row)
            steps += [Float](repeating: 0, count: size)
        }
        let start = row * size + before.rawValue * Self.labels
        steps.replaceSubrange(start..<start + Self.labels, with: weights)
    }
}
