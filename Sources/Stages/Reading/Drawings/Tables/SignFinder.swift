internal import Models
internal import Pages

/// Finds the signs of a table: small pieces of ink, all alike, that stand alone in rows and columns beside names.
///
/// The recogniser reads a cross in most cells and a dot or a tick in few; the ink is there in all of them.
struct SignFinder {
    /// The signs on the sheet; none where they make no table.
    private(set) var signs: [TableSign] = []
    /// The height of the sheet's letters.
    private(set) var textHeight = 0

    /// - Parameter words: those read on the sheet, with their boxes there.
    init(_ raster: GreyRaster, words: some Sequence<Word>) {
        let names = words.filter { $0.isText && $0.text.hasLetters(3) && $0.box.height > 0 }.map(\.box)
        let heights = names.map(\.height).sorted()
        // Beside smaller letters, signs can't be told from dirt.
        guard names.count >= Self.fewestNames, heights[heights.count / 2] >= Self.leastHeight else { return }
        let height = heights[heights.count / 2]
        textHeight = height
        let mask = InkMask(raster, lightLetters: Self.isLight(raster, in: names), sums: AreaSums(raster))
        let pieces = mask.allBlobs().map(\.box).filter { max($0.width, $0.height) * 100 >= height * 18 }
        let beside = BoxRows(pieces.filter { $0.width < 3 * height && $0.height < 3 * height }, step: height)
        let texts = BoxRows(words.filter(\.isText).map(\.box), step: height)
        let rows = BoxRows(names, step: height)
        let isFromRight = WordOrder.isRightToLeft(words.lazy.map { ($0.text, Double($0.box.midX)) })
        let alone = pieces.filter { box in
            hasSize(box) && !texts.near(box).contains { $0.holdsMiddle(of: box) } && standsAlone(box, among: beside)
                && isBehindNames(box, rows, fromRight: isFromRight)
        }
        signs =
            SignGrid(
                alone.prefix(Self.most).map { box in
                    let cells = IconMask(width: Double(box.width), height: Double(box.height)) { x, y in
                        Double(mask.ink[(box.y + Int(y)) * mask.width + box.x + Int(x)])
                    }
                    return SignGrid.Candidate(box: box, shape: MaskShape(cells))
                }, height: height
            ).signs
        if !standBeyond(names) { signs = [] }
    }

    /// Whether all signs stand beyond the names of their rows, as columns do and icons behind names of several lengths
    /// don't.
    private func standBeyond(_ names: [Box]) -> Bool {
        guard let area = signs.map(\.box).union() else { return false }
        // The heads stand right above the signs.
        let (top, end) = (area.y - textHeight / 4, area.maxY + textHeight / 4)
        let rows = names.filter { $0.midY >= top && $0.midY < end }
        let among = rows.count { $0.maxX > area.x && $0.x < area.maxX }
        return among * Self.fewAmongSigns <= rows.count
    }

    /// One word in so many may stand among the signs, such as a heading in the middle of the table.
    private static let fewAmongSigns = 12
    private static let fewestNames = 4
    private static let leastHeight = 8
    /// A page with more of them is a picture.
    private static let most = 1_500

    /// Whether letters are lighter than the paper around them: they cover less than half of a word.
    private static func isLight(_ raster: GreyRaster, in words: [Box]) -> Bool {
        var lighter = 0
        for box in words.prefix(200) {
            var counts = [Int](repeating: 0, count: 256)
            var total = 0
            for y in max(0, box.y)..<max(0, box.y, min(box.maxY, raster.height)) {
                for x in max(0, box.x)..<max(0, box.x, min(box.maxX, raster.width)) {
                    counts[Int(raster.bytes[y * raster.width + x])] += 1
                    total += 1
                }
            }
            let dark = counts[...LineLight.otsu(counts, of: total)].reduce(0, +)
            lighter += dark * 2 > total ? 1 : -1
        }
        return lighter > 0
    }

    /// Whether it is as large as a sign: from a small dot to a capital, and about as wide as high.
    private func hasSize(_ box: Box) -> Bool {
        let (long, short) = (max(box.width, box.height), min(box.width, box.height))
        return long * 100 >= textHeight * 22 && long * 100 <= textHeight * 135 && long * 10 <= short * 19
    }

    /// Whether there is paper left and right of it, but for a table's ruling, as there isn't beside a letter of a word
    /// or a dot of a leader.
    private func standsAlone(_ box: Box, among pieces: BoxRows) -> Bool {
        let gap = textHeight * 45 / 100
        return !pieces.near(box).contains { other in
            other != box && other.y < box.maxY && box.y < other.maxY && other.x - box.maxX < gap
                && box.x - other.maxX < gap
        }
    }

    /// Whether it stands on the row of a name, and none goes on beyond it: signs before names are bullets.
    private func isBehindNames(_ box: Box, _ names: BoxRows, fromRight: Bool) -> Bool {
        let level = names.near(box).filter { abs($0.midY - box.midY) * 10 <= textHeight * 12 }
        let (left, right) = (level.contains { $0.maxX < box.x }, level.contains { $0.x > box.maxX })
        return fromRight ? right && !left : left && !right
    }
}

extension Word {
    /// Whether it is certainly more than a sign, or two that the recogniser read together.
    fileprivate var isText: Bool {
        text.count { $0.isLetter || $0.isNumber } >= 2 && !text.allSatisfy { "xX×oOe0●•·.vV✓✔√".contains($0) }
    }
}

extension Box {
    fileprivate func holdsMiddle(of other: Box) -> Bool {
        x <= other.midX && other.midX < maxX && y <= other.midY && other.midY < maxY
    }
}
