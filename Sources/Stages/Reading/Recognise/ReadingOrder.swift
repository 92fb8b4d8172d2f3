internal import Models
internal import Pages

/// Puts lines into reading order, columns one after the other, and joins what stands on one row.
///
/// The recogniser's sparse mode yields pieces of lines in no order. They are split into columns at white corridors
/// (recursive X-Y cut, Nagy & Seth 1984, with a column of prices kept beside its dishes) and read row by row.
enum ReadingOrder {
    /// Lines in reading order; a block ends with a column or at a gap of more than 1.5 lines.
    static func arranged(_ lines: [ReadLine]) -> [ReadLine] {
        let isRightToLeft = WordOrder.isRightToLeft(
            lines.lazy.flatMap(\.words).map { ($0.text, Double($0.box.midX)) })
        // Mirrored, a page read from right to left is like any other.
        let mirror = isRightToLeft ? lines.lazy.flatMap(\.words).map(\.box.maxX).max() : nil
        let tilt = tilt(of: lines) * (isRightToLeft ? -1 : 1)
        let pieces = lines.filter { !$0.words.isEmpty }.map { Piece($0, mirroredAt: mirror, tilt: tilt) }
        // So many pieces are noise, and time spent on sorting them would be wasted.
        let columns = pieces.count > 2_000 ? [pieces] : ColumnCut.columns(of: NumbersInRows.joined(pieces))
        var arranged: [ReadLine] = []
        var block = 0
        for column in columns {
            var bottom: Int?
            for row in rows(of: column) {
                let top = row.map(\.box.y).min() ?? 0
                let height = row.map(\.box.height).max() ?? 0
                if let bottom, (top - bottom) * 2 > height * 3 { block += 1 }
                bottom = row.map(\.box.maxY).max()
                arranged += joined(row).map { $0.line(block: block, isRightToLeft: isRightToLeft) }
            }
            block += 1
        }
        return arranged
    }

    /// How far lines sink towards the right, per pixel. A photo is levelled only from one degree on, and over the width
    /// of a page half a degree is a third of a line.
    ///
    /// The median of lines that are long for their height is a first guess; what stands beside each other decides.
    private static func tilt(of lines: [ReadLine]) -> Double {
        let slopes = lines.compactMap { line -> (value: Double, weight: Int)? in
            guard let first = line.words.min(by: { $0.box.x < $1.box.x })?.box,
                let last = line.words.max(by: { $0.box.maxX < $1.box.maxX })?.box
            else { return nil }
            let width = last.midX - first.midX
            guard width > 6 * max(first.height, last.height), width > 0 else { return nil }
            return (Double(last.midY - first.midY) / Double(width), width)
        }
        let guess = slopes.count >= 3 ? WeightedQuantile.median(slopes) : 0
        let places = lines.map { line in
            RowTilt.Place(
                left: Double(line.box.x), right: Double(line.box.maxX), middle: Double(line.box.midY),
                height: Double(line.box.height))
        }
        return RowTilt.sharpest(places, guess: guess, reach: leftTilt)
    }

    /// The tilt of one degree, up to which a photo isn't levelled.
    private static let leftTilt = 0.0175

    /// The pieces of one column row by row, each row from left to right. Pieces share a row when their middles differ
    /// by less than half of the lower one's height.
    private static func rows(of column: [Piece]) -> [[Piece]] {
        var rows: [[Piece]] = []
        for piece in column.sorted(by: { ($0.level, $0.box.x) < ($1.level, $1.box.x) }) {
            if let last = rows.indices.last, let neighbour = rows[last].last,
                abs(neighbour.level - piece.level) * 2 < min(neighbour.box.height, piece.box.height),
                !rows[last].contains(where: { $0.box.x < piece.box.maxX && piece.box.x < $0.box.maxX })
            {
                rows[last].append(piece)
            } else {
                rows.append([piece])
            }
        }
        return rows.map { $0.sorted { $0.box.x < $1.box.x } }
    }

    /// The pieces of a row as lines: joined where they are close or one is a number, as prices are.
    private static func joined(_ row: [Piece]) -> [Piece] {
        var lines: [Piece] = []
        for piece in row {
            if let last = lines.last,
                piece.isNumber || last.isNumber
                    || piece.box.x - last.box.maxX <= 3 * max(piece.box.height, last.box.height)
            {
                lines[lines.count - 1] = last.followed(by: piece)
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}

/// A piece of a line with its box, or several that were joined.
struct Piece {
    /// The words in the order they were read in.
    private(set) var words: [Word]
    /// The box in the direction of the page: mirrored where that is from right to left.
    private(set) var box: Box
    /// The pixel row of its middle, corrected for the page's tilt.
    let level: Int
    /// Whether it is a number with hardly more than a currency or unit, as prices and dish numbers are, and so are all
    /// that it was joined from: "4 = fish" is none.
    private(set) var isNumber: Bool
    /// Whether its last word is a number, or a currency behind one.
    private(set) var endsInNumber: Bool
    /// The number of letters that were read in each language.
    private var letters: [String: Int]
    /// As `ReadLine.isByCharacters`.
    private var isByCharacters: Bool
    /// How many words were found together, for each of the pieces that it was joined from.
    private var counts: [Int]
    private var joinedFrom: [Piece] = []
    /// The pieces that it was joined from, or itself.
    var parts: [Piece] { joinedFrom.isEmpty ? [self] : joinedFrom }

    /// `mirror` is the right edge of a page that is read from right to left, nil for any other; `tilt` how far its lines
    /// sink per pixel.
    init(_ line: ReadLine, mirroredAt mirror: Int? = nil, tilt: Double = 0) {
        words = line.words
        isByCharacters = line.isByCharacters
        box = line.box
        if let mirror { box.x = mirror - box.maxX }
        level = box.midY - Int(tilt * Double(box.midX))
        letters = [line.language: words.reduce(0) { $0 + $1.text.unicodeScalars.count(where: \.isOfLetter) }]
        counts = [words.count]
        let digits = words.reduce(0) { $0 + $1.text.unicodeScalars.count(where: \.isDigit) }
        let letters = words.filter { !Currency.isCurrency($0.text) }.reduce(0) {
            $0 + $1.text.unicodeScalars.count(where: \.isOfLetter)
        }
        let length = words.reduce(0) { $0 + $1.text.count }
        isNumber = digits > 0 && length <= 10 && letters <= digits && !words.contains { $0.text.contains("=") }
        let ordered = words.sorted { mirror == nil ? $0.box.x < $1.box.x : $0.box.maxX > $1.box.maxX }.map(\.text)
        let end = ordered.last.map(Currency.isCurrency) == true ? ordered.dropLast().last : ordered.last
        endsInNumber = end?.unicodeScalars.contains(where: \.isDigit) == true
    }

    func followed(by next: Piece) -> Piece {
        var joined = self
        joined.words += next.words
        joined.box = box.union(next.box)
        joined.isNumber = isNumber && next.isNumber
        joined.endsInNumber = next.endsInNumber
        joined.letters.merge(next.letters, uniquingKeysWith: +)
        joined.counts += next.counts
        joined.isByCharacters = isByCharacters && next.isByCharacters
        joined.joinedFrom = parts + next.parts
        return joined
    }

    /// The piece as a line, with its words in reading order and in the language of most of its letters.
    func line(block: Int, isRightToLeft: Bool) -> ReadLine {
        let language = letters.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        var placed = Array(zip(words, counts.enumerated().flatMap { repeatElement($0, count: $1) }))
        if isRightToLeft || words.contains(where: { $0.text.unicodeScalars.contains { Script.of($0).isRightToLeft } }) {
            placed.sort { isRightToLeft ? $0.0.box.maxX > $1.0.box.maxX : $0.0.box.x < $1.0.box.x }
            placed = WordOrder.logical(placed, rightToLeft: isRightToLeft) { $0.0.text }
        }
        let pieces = placed.indices.dropFirst().filter { placed[$0].1 != placed[$0 - 1].1 }
        return ReadLine(
            words: placed.map(\.0), block: block, language: language, isByCharacters: isByCharacters, pieces: pieces)
    }
}

extension Unicode.Scalar {
    /// Whether it is a digit of any script; the Chinese 三 is a word.
    fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
