internal import Models
internal import Pages

/// Small signs printed above the baseline behind words: the raised "A,C" or "1,3" of a menu's marks.
struct RaisedInk {
    /// Signs that stand together, from left to right.
    struct Group: Sendable, Hashable {
        /// The box around all of its ink, in pixels of the cut.
        var box: Box
        /// The columns around it that hold no other ink of the line and may be cut out with it.
        var room: Range<Int>
    }

    /// From left to right.
    let groups: [Group]

    // All values are shares of the height of the line's tall letters. Superscripts of typefaces and of word processors
    // are set at 0.5 to 0.75 of the size and raised by 0.3 to 0.5 of it; a comma or an accent is lower.
    private static let leastRise = 0.18
    private static let leastHeight = 0.33
    private static let greatestHeight = 0.88
    private static let leastTop = 0.5
    private static let greatestTop = 1.7
    /// The gaps between signs of one group, between a word and the signs behind it, and between these and the next
    /// word.
    private static let greatestGap = 0.9
    private static let leastSpace = 0.22
    /// More pieces in one line are noise, and comparing them takes time that grows with the square of their number.
    private static let mostLetters = 400
    /// Narrower and lower pieces are quotes.
    private static let quoteWidth = 0.2
    private static let quoteHeight = 0.42

    /// - Parameter cut: a line dark on light, with the border of `LineCut`.
    init(on cut: borrowing LineCut) {
        let inside = cut.pix.height - 2 * LineCut.border
        let pieces = InkMask.pieces(on: cut).filter { !($0.width > 4 * inside && $0.height * 6 < inside) }
        groups = Self.groups(in: pieces, lineHeight: inside)
    }

    /// - Parameters:
    ///   - pieces: the connected pieces of ink of one line.
    ///   - lineHeight: of the whole line, in pixels.
    static func groups(in pieces: [Box], lineHeight: Int) -> [Group] {
        let letters = pieces.filter { $0.height * 5 > lineHeight }
        let heights = letters.map(\.height).sorted()
        guard (2...mostLetters).contains(letters.count), let tall = heights.quantile(0.75),
            let tallest = heights.quantile(0.9)
        else { return [] }
        let em = Double(tall)
        guard let baseline = Baseline(letters.filter { Double($0.height) > 0.45 * em }, em: em) else { return [] }
        func rise(_ box: Box) -> Double { (baseline.at(box.midX) - Double(box.maxY)) / em }
        func top(_ box: Box) -> Double { (baseline.at(box.midX) - Double(box.y)) / em }
        let standing = letters.filter { abs(rise($0)) < leastRise || rise($0) < 0 && top($0) > 0.4 }
        func isAbove(_ box: Box) -> Bool {
            standing.contains { min($0.maxX, box.maxX) - max($0.x, box.x) > box.width / 2 }
        }
        let raised = pieces.filter { box in
            let height = Double(box.height) / em
            // In "Makowiec" three in four letters are as low as a raised capital.
            return height >= leastHeight && Double(box.height) <= greatestHeight * Double(tallest)
                && rise(box) >= leastRise
                && (leastTop...greatestTop).contains(top(box)) && Double(box.width) < 1.5 * em && !isAbove(box)
        }
        var groups: [[Box]] = []
        for box in raised.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
            if let last = groups.last?.union(), Double(box.x - last.maxX) <= greatestGap * em,
                !standing.contains(where: { $0.x >= last.x && $0.maxX <= box.maxX && $0.midX > last.midX })
            {
                groups[groups.count - 1].append(box)
            } else {
                groups.append([box])
            }
        }
        return groups.compactMap { signs in
            guard var box = signs.union() else { return nil }
            let areNarrow = signs.allSatisfy {
                Double($0.width) < quoteWidth * em && Double($0.height) < quoteHeight * em
            }
            if areNarrow, !hasDot(box, among: pieces) { return nil }
            let before = standing.filter { $0.midX < box.x }.map(\.maxX).max()
            guard let before, Double(box.x - before) <= greatestGap * em else { return nil }
            // Commas and dots stand between the signs or right after them.
            let reach = box
            for piece in pieces
            where Double(piece.height) < leastHeight * em && piece.midX >= reach.x
                && Double(piece.midX) < Double(reach.maxX) + 0.25 * em && rise(piece) > 0
                && (0...greatestTop).contains(top(piece)) && !isAbove(piece)
            {
                box = box.union(piece)
            }
            let after = standing.filter { $0.midX > box.maxX }.map(\.x).min() ?? Int.max
            // Letters that continue without a space belong to the same word, one of whose letters stands higher.
            guard Double(after) - Double(box.maxX) >= leastSpace * em else { return nil }
            let margin = Int(em / 2)
            let start = max(min(before + 1, box.x), box.x - margin)
            return Group(box: box, room: start..<max(box.maxX, min(after - 1, box.maxX + margin)))
        }
    }

    /// Whether a dot stands right above a stroke, as on a small "i" or "j".
    private static func hasDot(_ stroke: Box, among pieces: [Box]) -> Bool {
        pieces.contains { dot in
            dot.maxY <= stroke.y && stroke.y - dot.maxY <= stroke.height && dot.midX >= stroke.x - stroke.width
                && dot.midX <= stroke.maxX + stroke.width && dot.height * 2 <= stroke.height
                && dot.width <= 2 * stroke.width
        }
    }

    /// The line on which the letters stand.
    private struct Baseline {
        private let slope: Double
        private let start: Double

        /// The slope is the median of those between letters that stand apart (Theil 1950, Sen 1968). The height is that
        /// at which most ink ends, weighted by its width, since letters with descenders and raised signs are the
        /// minority.
        init?(_ letters: [Box], em: Double) {
            guard !letters.isEmpty else { return nil }
            var slopes: [Double] = []
            for (index, one) in letters.enumerated() {
                for other in letters[(index + 1)...] where abs(other.midX - one.midX) > Int(3 * em) {
                    slopes.append(Double(other.maxY - one.maxY) / Double(other.midX - one.midX))
                }
            }
            // In a word of few letters, such as "soja", the tail of one would tilt the line.
            let slope = slopes.count < Self.fewestSlopes ? 0 : slopes.sorted()[slopes.count / 2]
            let ends = letters.map { (y: Double($0.maxY) - slope * Double($0.midX), weight: Double($0.width)) }
            let support = ends.map { end in
                ends.reduce(0) { $0 + (abs($1.y - end.y) <= 0.08 * em ? $1.weight : 0) }
            }
            guard let most = support.max(), let place = support.firstIndex(of: most) else { return nil }
            self.slope = slope
            start = ends[place].y
        }

        func at(_ x: Int) -> Double { start + slope * Double(x) }

        /// From fewer pairs of letters no slope is told; the cut of a line is level but for a degree or two.
        private static let fewestSlopes = 6
    }
}

extension [Int] {
    /// The quantile of sorted values; nil for none.
    fileprivate func quantile(_ share: Double) -> Int? {
        isEmpty ? nil : self[Swift.min(count - 1, Int(Double(count) * share))]
    }
}
