internal import Pages

/// Names that go on in the rows below.
extension LabelledCell {
    /// Makes parts of the name of descriptions that stand right below it in its size: where the name can't end as it
    /// does, or where the page sets descriptions smaller and there was no room for the row's first word behind the name.
    static func settleWrappedNames(_ cells: inout [LabelledCell], unit: Double) {
        let columns = Columns(cells, unit: unit)
        let usual = usualSizeOfDescriptions(cells, columns)
        for place in cells.indices.dropFirst() where cells[place].isBelowName(cells[place - 1]) {
            let size = cells[place].size(besides: cells[place - 1])
            let isOwnSize = usual.map { size >= (1 + $0) / 2 } ?? false
            let endsOpen = cells[place - 1].endsOpen && size >= leastOfOpenName
            let isFull = isOwnSize && columns.hasRoom(for: cells[place], behind: cells[place - 1]) == false
            guard endsOpen || isFull && cells[place].mayGoOn(cells[place - 1]) else { continue }
            // A diet at the head of a name would hold for what the row brings.
            if endsOpen || !DishDraft.nameDiet(cells[place - 1].cell.tokens + cells[place].cell.tokens) {
                cells[place].makePartOfName()
            }
        }
    }

    /// How large the page sets its descriptions as a share of its names, the middle of those that would have had room
    /// behind the name; nil where there are too few, or they are hardly smaller.
    private static func usualSizeOfDescriptions(_ cells: [LabelledCell], _ columns: Columns) -> Double? {
        let sizes = zip(cells, cells.dropFirst()).compactMap { above, own in
            own.isBelowName(above) && columns.hasRoom(for: own, behind: above) == true ? own.size(besides: above) : nil
        }
        guard sizes.count >= fewestDescriptions else { return nil }
        let usual = middle(sizes)
        return usual < smaller ? usual : nil
    }

    /// Set by hand, as is the next one; on drawn menus in 28 languages descriptions had 0.84 of the size of names in the
    /// middle, the tenth that seemed largest 0.93, and further rows of names 0.89 or more but for a tenth.
    private static let fewestDescriptions = 2
    private static let smaller = 0.9
    /// A name that can't end as it does goes on in its own size, as far as sizes can be told.
    private static let leastOfOpenName = 0.9

    /// Whether it is nothing but a description, in the row right below a name.
    private func isBelowName(_ above: LabelledCell) -> Bool {
        Set(labels) == [.description] && stands(rightBelow: above)
            && above.labels.last { $0 != .price }.map { $0 == .name || $0 == .inName } == true
    }

    /// Whether it is written as the end of a name: what is in capitals goes on in capitals, a name whose words are in
    /// small letters but for the first goes on in small letters, and behind a dash a description begins.
    private func mayGoOn(_ name: LabelledCell) -> Bool {
        let words = name.places([.name, .inName]).map { name.cell.tokens[$0].text }
        guard words.last?.contains(where: \.isLetter) == true else { return false }
        let own = cell.tokens.map(\.text)
        func isSmall(_ text: String) -> Bool { text.contains(where: \.isLowercase) }
        if !words.contains(where: isSmall), own.contains(where: isSmall) { return false }
        let beginsLarge = own[0].first(where: \.isLetter)?.isUppercase == true
        return !beginsLarge || words.dropFirst().contains { $0.first(where: \.isLetter)?.isUppercase == true }
    }

    private func size(besides name: LabelledCell) -> Double {
        cell.capital / middle(name.places([.name, .inName]).map { name.cell.tokens[$0].rect.height })
    }

    /// How far the columns of a page reach to the right, without prices.
    private struct Columns {
        private var rights: [Int: Double] = [:]
        private var counts: [Int: Int] = [:]
        private let unit: Double

        init(_ cells: [LabelledCell], unit: Double) {
            self.unit = unit
            for own in cells where !own.contains(.heading) && !own.isOther {
                guard let right = Self.right(of: own) else { continue }
                let column = self.column(of: own)
                for near in column - 1...column + 1 {
                    rights[near] = max(rights[near] ?? right, right)
                    counts[near, default: 0] += 1
                }
            }
        }

        /// Whether the first word of the row below would have fit behind the last one of a name; nil where too few
        /// cells begin there to tell.
        func hasRoom(for below: LabelledCell, behind name: LabelledCell) -> Bool? {
            let column = column(of: name)
            guard counts[column, default: 0] >= Self.fewestCells, let right = Self.right(of: name),
                let edge = rights[column]
            else { return nil }
            let first = below.cell.tokens[0]
            let isUnspaced = first.text.unicodeScalars.first.map { Script.of($0).isUnspaced } ?? false
            let width = isUnspaced ? first.rect.width / Double(max(1, first.text.count)) : first.rect.width
            let space = isUnspaced ? 0 : Self.space * name.cell.capital
            return right + space + width <= edge - Self.slack * name.cell.capital
        }

        private func column(of own: LabelledCell) -> Int {
            Int(max(-1e6, min(1e6, own.cell.rect.left / unit)).rounded(.down))
        }

        private static func right(of own: LabelledCell) -> Double? {
            own.labels.lastIndex { $0 != .price && $0 != .additionPrice }.map { own.cell.tokens[$0].rect.right }
        }

        private static let fewestCells = 4
        /// A word space, and how ragged a full row may end, in heights of capitals.
        private static let (space, slack) = (0.35, 0.6)
    }
}
