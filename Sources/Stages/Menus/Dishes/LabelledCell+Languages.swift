internal import Pages

/// What the habits of a menu that says each dish twice tell of its cells.
extension LabelledCell {
    /// Makes one dish, or one heading, of what two parallel columns say in a row.
    static func settleParallel(_ cells: inout [LabelledCell]) {
        for place in cells.indices.dropFirst() where cells[place].cell.saysTheSame {
            if cells[place].contains(.heading), !cells[place].contains(.price), cells[place - 1].isListed {
                cells[place - 1].makeHeadingOfDish()
            } else if cells[place].contains(.name), cells[place - 1].isListed {
                cells[place].makeDescriptionOfName()
            }
        }
    }

    /// Describes a dish by the row below it on a page where nearly each priced dish has one row without a price below: a
    /// second language, or a description in the type of the names.
    static func settleRowsBelow(_ cells: inout [LabelledCell]) {
        let dishes = cells.indices.filter { cells[$0].contains(.name) && cells[$0].contains(.price) }
        let below = dishes.map { $0 + 1 }.filter { place in
            guard place < cells.count, !cells[place].cell.forms.contains(where: \.isPrice) else { return false }
            let isLast = place + 1 == cells.count || cells[place + 1].contains(.heading)
            return (cells[place].isListed || cells[place].contains(.description))
                && (isLast || cells[place + 1].contains(.name) && cells[place + 1].contains(.price))
        }
        guard below.count >= fewestBelow, Double(below.count) >= nearlyEach * Double(dishes.count) else { return }
        for place in below where cells[place].contains(.name) { cells[place].makeDescriptionOfName() }
    }

    /// Makes one dish of what is said in two scripts, on a page where nearly each priced cell has another script's words
    /// before it in its row, or below it: they say the same in two languages. Where that is the habit, it holds also for
    /// words that were misread in the other's letters.
    static func settleTwoScripts(_ cells: inout [LabelledCell]) {
        let scripts = cells.map(\.script)
        let priced = cells.indices.filter { cells[$0].cell.endsInPrice && !cells[$0].cell.isPrice }
        func isHabit(_ pairs: [(own: Int, other: Int)]) -> Bool {
            let count = pairs.count { pair in
                scripts[pair.own].flatMap { own in scripts[pair.other].map { own != $0 } } ?? false
            }
            return count >= fewestBelow && Double(count) >= nearlyEach * Double(priced.count)
        }
        func isBare(_ place: Int) -> Bool {
            cells.indices.contains(place) && !cells[place].cell.forms.contains(where: \.isPrice)
        }
        let beside = priced.map { (own: $0, other: $0 - 1) }.filter { pair in
            isBare(pair.other) && cells[pair.other].cell.rect.isLevel(with: cells[pair.own].cell.rect, sharing: 0.5)
        }
        if isHabit(beside) {
            for pair in beside {
                cells[pair.other].makeDishOfWords()
                cells[pair.own].makeDescription()
            }
            return
        }
        let below = priced.map { (own: $0, other: $0 + 1) }.filter { pair in
            isBare(pair.other) && cells[pair.other].cell.rect.isBelow(cells[pair.own].cell.rect)
                && (scripts[pair.own] != scripts[pair.other] || !cells[pair.other].contains(.heading))
        }
        guard isHabit(below) else { return }
        for pair in below {
            if !cells[pair.own].contains(.name) { cells[pair.own].makeDishOfWords() }
            cells[pair.other].makeDescription()
        }
    }

    private var script: Script? { cell.tokens.map(\.text).script }
}

extension Rect {
    /// Whether it begins below the middle of another, in the same column.
    fileprivate func isBelow(_ other: Rect) -> Bool {
        top > other.midY && min(right, other.right) > max(left, other.left)
    }
}
