internal import Models
internal import Pages

// A file or a database may return anything. Numbers outside these bounds would later overflow sums of coordinates; no
// photo that the program accepts comes near them.

extension Int {
    /// Whether it is within the bounds for pixel coordinates and counts.
    fileprivate var isPlausible: Bool { (-1_000_000...1_000_000).contains(self) }
}

extension Box {
    var isPlausible: Bool {
        x.isPlausible && y.isPlausible && width.isPlausible && height.isPlausible && width >= 0 && height >= 0
    }
}

extension PhotoRecord {
    var isPlausible: Bool {
        [width, height, storedWidth, storedHeight].allSatisfy { $0.isPlausible && $0 >= 0 }
            && orientation.map { (1...8).contains($0) } ?? true
    }
}

extension [Line] {
    /// Whether the lines are numbered from 0 and all lie on a plausible photo.
    var isPlausible: Bool {
        enumerated().allSatisfy { place, line in
            line.id == place && line.box.isPlausible && line.block.isPlausible && line.block >= 0
                && line.words.allSatisfy(\.box.isPlausible)
        }
    }
}

extension IconCandidate {
    /// Whether it lies on a plausible photo; whoever looks up a word ignores those that don't exist.
    var isPlausible: Bool { box.isPlausible && line.isPlausible && word.isPlausible }
}

extension SignTable {
    /// Whether it lies on a plausible photo.
    fileprivate var isPlausible: Bool { (signs.map(\.box) + turned.map(\.box)).allSatisfy(\.isPlausible) }
}

extension ReadPage {
    var isPlausible: Bool {
        photo.isPlausible && lines.isPlausible && (0...3).contains(straightening.quarterTurns)
            && icons.allSatisfy(\.isPlausible)
            && (table?.isPlausible ?? true)
            && level.map { level in
                (level.words.joined() + level.icons).allSatisfy(\.isPlausible) && level.table?.isPlausible ?? true
            } ?? true
    }
}

extension MenuBundle {
    /// Whether pages, lines, dishes and boxes refer to each other and lie where they can.
    package var isPlausible: Bool {
        pages.enumerated().allSatisfy { place, page in
            page.number == place + 1 && page.photo.isPlausible && page.lines.isPlausible
                && page.unassigned.allSatisfy(page.lines.indices.contains)
                && page.straightening.map { (0...3).contains($0.quarterTurns) } ?? true
        }
            && Set(dishes.map(\.id)).count == dishes.count
            && dishes.allSatisfy { dish in
                guard dish.boxes.allSatisfy(\.isPlausible), dish.page >= 1, dish.page <= pages.count else {
                    return false
                }
                return dish.lines.allSatisfy(pages[dish.page - 1].lines.indices.contains)
                    && (dish.classification?.evidence ?? []).allSatisfy { $0.box?.isPlausible ?? true }
            }
    }
}

extension Dish {
    /// Its own box and those of what is printed for it.
    fileprivate var boxes: [Box] {
        [box] + [nameBox].compactMap(\.self) + prices.compactMap(\.box) + symbols.compactMap(\.box)
    }
}
