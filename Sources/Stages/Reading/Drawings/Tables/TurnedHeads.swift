internal import Models
internal import Pages

/// Where the heads of a table's narrow columns may run upwards or downwards.
struct TurnedHeads {
    /// The signs of the table.
    let signs: [Box]
    /// Of the sheet's letters.
    let textHeight: Int

    /// The area over the signs, where turned texts may stand; nil where level words head most columns already.
    func area(besides words: [Word]) -> Box? {
        guard let cells = signs.union() else { return nil }
        let margin = 3 * textHeight / 2
        let (top, bottom) = (max(0, cells.y - Self.reach * textHeight), cells.y)
        let area = Box(x: max(0, cells.x - margin), y: top, width: cells.width + 2 * margin, height: bottom - top)
        guard area.height > 2 * textHeight else { return nil }
        let level = words.filter { word in
            word.text.contains { $0.isLetter || $0.isNumber } && word.box.midY >= area.y && word.box.midY < bottom
                && word.box.height < 2 * textHeight
        }
        let columns = columns
        let headed = columns.count { middle in
            level.contains { $0.box.x <= middle + textHeight / 2 && middle - textHeight / 2 <= $0.box.maxX }
        }
        return headed * 2 >= columns.count ? nil : area
    }

    /// The highest that turned heads are, in heights of letters: a few words.
    private static let reach = 16

    /// The middles of the signs' columns.
    private var columns: [Int] {
        var columns: [[Int]] = []
        for middle in signs.map(\.midX).sorted() {
            if let last = columns.last?.last, (middle - last) * 10 <= textHeight * 7 {
                columns[columns.count - 1].append(middle)
            } else {
                columns.append([middle])
            }
        }
        return columns.map { $0[$0.count / 2] }
    }
}
