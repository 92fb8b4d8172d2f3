internal import Models

/// Which names are headings, and which headings are dishes, as their neighbours show.
extension LabelledCell {
    /// Makes a heading of a name without a price that is larger than the priced names below, where it is set like a
    /// heading of the page, or where nearly each other name of the page has a price.
    static func settleHeadings(_ cells: inout [LabelledCell]) {
        let headings = cells.filter { $0.contains(.heading) && !$0.isOfDish }.map(\.cell.capital)
        let places = zip(cells.indices, cells.dropFirst()).filter { place, next in
            cells[place].isNameAlone && next.contains(.name) && next.contains(.price)
                && cells[place].cell.capital > larger * next.cell.capital
        }.map(\.0)
        let names = cells.count { $0.contains(.name) } - places.count
        let priced = cells.count { $0.contains(.name) && $0.contains(.price) }
        let isHabit = priced >= fewestBelow && Double(priced) >= nearlyEach * Double(names)
        for place in places {
            let capital = cells[place].cell.capital
            guard isHabit || headings.contains(where: { abs($0 - capital) < alike * capital }) else { continue }
            cells[place].makeHeadingOfDish()
        }
    }

    /// Makes a dish of a heading that stands over a description and its price alone: a price that no name has is that of
    /// the heading.
    static func settleHeadingsOfOne(_ cells: inout [LabelledCell]) {
        for place in cells.indices {
            guard cells[place].contains(.heading), !cells[place].isOfDish, !cells[place].headsPrices else { continue }
            let described = cells[(place + 1)...].prefix { Set($0.labels) == [.description] }
            guard described.endIndex < cells.count, cells[described.endIndex].cell.isPrice,
                cells[described.endIndex].contains(.price)
            else { continue }
            // Names without prices behind it share this one.
            let listed = cells[(described.endIndex + 1)...].prefix { !$0.contains(.heading) }
            guard !listed.contains(where: { $0.contains(.name) }) || listed.contains(where: { $0.contains(.price) })
            else { continue }
            cells[place].makeDishOfHeading()
        }
    }

    /// Gives a heading's price to the names below that have none. Where no such name comes next, the heading is a dish.
    /// A name that heads menus or is set larger, above several bare names, is a heading.
    static func settlePricedHeadings(_ cells: inout [LabelledCell]) {
        for place in cells.indices {
            if cells[place].isPricedHeading {
                let next = cells[(place + 1)...].first
                if next?.isUnpricedDish != true { cells[place].makeDishOfHeading() }
                continue
            }
            guard cells[place].contains(.price), cells[place].places([.name]).count == 1 else { continue }
            let listed = cells[(place + 1)...].prefix { $0.isListed }.count
            guard listed >= fewestListed, cells[place].headsMenus(over: cells[place + 1]) else { continue }
            cells[place].makeHeadingOfDish()
            separateNames(&cells[place + 1...place + listed])
        }
    }

    /// Begins a name in each row of a list, but where a row is nearer the one above than rows of the list usually are.
    private static func separateNames(_ rows: inout ArraySlice<LabelledCell>) {
        let gaps = zip(rows, rows.dropFirst()).map { $1.cell.rect.top - $0.cell.rect.top }
        for (place, gap) in zip(rows.indices.dropFirst(), gaps)
        where !rows[place].contains(.name) && gap > (1 - alike) * middle(gaps) {
            rows[place].beginName()
        }
    }

    /// How many names a priced heading covers at least, and how much larger than them it is. Set by hand.
    private static let fewestListed = 3
    static let larger = 1.15

    private var isPricedHeading: Bool { contains(.heading) && contains(.additionPrice) && !contains(.name) }

    private var isUnpricedDish: Bool { (contains(.name) || contains(.addition)) && !contains(.price) }

    private var isNameAlone: Bool { labels.first == .name && labels.dropFirst().allSatisfy { $0 == .inName } }

    private func headsMenus(over listed: LabelledCell) -> Bool {
        HeadingWords.isHeading(places([.name, .inName]).map { cell.tokens[$0] }.joinedText)
            || cell.capital > Self.larger * listed.cell.capital
    }
}
