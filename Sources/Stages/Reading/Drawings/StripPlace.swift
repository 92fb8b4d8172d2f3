internal import Models
internal import Pages

/// Where the surroundings of a line lie on the sheet, and which words stand there.
struct StripPlace {
    struct PlacedWord {
        var place: WordPlace
        var text: String
        var confidence: Double
        /// On the strip.
        var box: Box
    }

    /// On the sheet.
    let area: Box
    /// Pixels of the sheet per pixel of the strip.
    let step: Double
    /// In pixels of the strip.
    let textHeight: Int
    /// The line's own words, in their order.
    private(set) var own: [PlacedWord] = []
    /// Words of other lines that extend into it.
    private(set) var others: [PlacedWord] = []

    /// Nil for a line without letters or digits, or without a size to go by.
    init?(_ lines: [[Word]], around index: Int, textHeight: Int) {
        let words = lines[index]
        let lettered = words.filter { $0.text.writtenCount >= 2 && $0.box.height > 0 && $0.box.width > 0 }
        guard words.contains(where: { $0.text.hasLetters(2) }) || words.reduce(0, { $0 + $1.text.writtenCount }) >= 3,
            let ink = lettered.map(\.box).union()
        else { return nil }
        let heights = lettered.map(\.box.height).sorted()
        // Words such as "sauce" have neither capitals nor ascenders or descenders.
        let height = heights[heights.count * 3 / 4]
        guard height >= 6, height <= 600 else { return nil }
        let around = words.map(\.box).union() ?? ink
        area = Box(
            x: around.x - 4 * height, y: ink.y - height, width: around.width + (4 + Self.behind) * height,
            height: ink.height + height * 17 / 10)
        step = Double(height) / Double(textHeight)
        self.textHeight = textHeight
        own = words.enumerated().map { placed($1, WordPlace(line: index, word: $0)) }
        for (line, words) in lines.enumerated() where line != index {
            for (number, word) in words.enumerated()
            where word.box.x < area.maxX && area.x < word.box.maxX && word.box.y < area.maxY
                && area.y < word.box.maxY
            {
                others.append(placed(word, WordPlace(line: line, word: number)))
            }
        }
    }

    /// How far behind a line drawings may stand in a column of their own, in heights of its text.
    static let behind = 8

    private func placed(_ word: Word, _ place: WordPlace) -> PlacedWord {
        func onStrip(_ value: Int, _ origin: Int) -> Int { Int((Double(value - origin) / step).rounded()) }
        let (left, top) = (onStrip(word.box.x, area.x), onStrip(word.box.y, area.y))
        return PlacedWord(
            place: place, text: word.text, confidence: word.confidence,
            box: Box(
                x: left, y: top, width: onStrip(word.box.maxX, area.x) - left,
                height: onStrip(word.box.maxY, area.y) - top))
    }

    /// A box of the strip on the sheet.
    func onSheet(_ box: Box) -> Box {
        let left = Double(area.x) + Double(box.x) * step
        let top = Double(area.y) + Double(box.y) * step
        return Box(
            x: Int(left.rounded(.down)), y: Int(top.rounded(.down)),
            width: Int((Double(box.width) * step).rounded(.up)), height: Int((Double(box.height) * step).rounded(.up)))
    }
}

extension String {
    /// How many letters and digits it has.
    fileprivate var writtenCount: Int { count { $0.isLetter || $0.isNumber } }
}
