internal import Models
internal import Pages

/// The lines in a menu's own language on a page that says each dish twice: those beside the priced lines, since guests
/// read up to the price, or the priced lines themselves where the translation is below.
struct OwnLines {
    /// In reading order.
    let words: [Word]

    /// How many priced lines have another one beside or below them at least, and the share of all priced lines. Set by
    /// hand on drawn menus in two languages, as is the length.
    private static let fewest = 4
    private static let nearlyAll = 0.8
    /// A translation into the same letters is about as long as the name; what says so much more describes the dish.
    private static let describing = 1.6

    /// Nil on other pages.
    ///
    /// - Parameter lines: in reading order.
    init?(of lines: [[Word]]) {
        let isPriced = lines.map { $0.suffix(2).contains(where: \.isNumber) }
        let count = isPriced.count { $0 }
        func areNearlyAll(_ found: Int) -> Bool {
            found >= Self.fewest && Double(found) >= Self.nearlyAll * Double(count)
        }
        let beside = Self.beside(lines, isPriced)
        if areNearlyAll(beside.count) {
            words = beside.flatMap { lines[$0] }
            return
        }
        let pairs = zip(lines.indices, lines.indices.dropFirst()).filter { isPriced[$0] && !isPriced[$1] }
        let (names, below) = (pairs.flatMap { lines[$0.0] }, pairs.flatMap { lines[$0.1] })
        let areScripts = Self.script(of: names) != Self.script(of: below)
        guard areNearlyAll(pairs.count),
            areScripts || Self.letters(below) < Self.describing * Self.letters(names)
        else { return nil }
        words = names
    }

    private static func script(of words: [Word]) -> Script? { Script.main(of: words.map(\.text)) }

    private static func letters(_ words: [Word]) -> Double {
        Double(words.reduce(0) { $0 + $1.text.count(where: \.isLetter) })
    }

    /// The ends of a line, of which one faces what stands beside it.
    private struct Ends {
        let place: Int
        let box: Box
        let left: Box
        let right: Box

        init?(_ words: [Word], at place: Int) {
            let boxes = words.map(\.box)
            guard let box = boxes.union(), let left = boxes.min(by: { $0.x < $1.x }),
                let right = boxes.max(by: { $0.maxX < $1.maxX })
            else { return nil }
            (self.place, self.box, self.left, self.right) = (place, box, left, right)
        }

        /// How many pixel rows the words share that face each other from two lines side by side; 0 for others. The page
        /// may be turned a little, so that the lines themselves aren't level.
        func sharedRows(with other: Ends) -> Int {
            let isLeft = box.maxX <= other.box.x
            guard isLeft || other.box.maxX <= box.x else { return 0 }
            let (near, facing) = isLeft ? (right, other.left) : (left, other.right)
            let shared = min(near.maxY, facing.maxY) - max(near.y, facing.y)
            return shared * 4 > min(near.height, facing.height) ? shared : 0
        }
    }

    /// The places of the lines without a price that stand beside those with one.
    ///
    /// Only lines within the greatest height of a line are compared, which keeps the time from growing with the square.
    private static func beside(_ lines: [[Word]], _ isPriced: [Bool]) -> [Int] {
        let ends = lines.indices.compactMap { Ends(lines[$0], at: $0) }
        let bare = ends.filter { !isPriced[$0.place] }.sorted { ($0.box.y, $0.place) < ($1.box.y, $1.place) }
        let tallest = bare.map(\.box.height).max() ?? 0
        return ends.filter { isPriced[$0.place] }.compactMap { own in
            var (low, high) = (0, bare.count)
            while low < high {
                let middle = (low + high) / 2
                if bare[middle].box.y < own.box.y - tallest { low = middle + 1 } else { high = middle }
            }
            var best: (rows: Int, place: Int)?
            for other in bare[low...].prefix(while: { $0.box.y < own.box.maxY }) {
                let rows = own.sharedRows(with: other)
                if rows > best?.rows ?? 0 { best = (rows, other.place) }
            }
            return best?.place
        }
    }
}
