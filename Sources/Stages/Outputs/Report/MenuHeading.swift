internal import Models

/// What a menu without a restaurant's name is called: the line that stands out above the dishes of its first page and is
/// no heading of theirs.
enum MenuHeading {
    /// How much higher than the dishes' lines it has to be.
    private static let standout = 1.15
    private static let leastConfidence = 0.8
    /// In characters.
    private static let longest = 40

    static func heading(of bundle: MenuBundle) -> String? {
        guard let page = bundle.pages.first else { return nil }
        let dishes = page.lines.filter { $0.role == .dish }
        let heights = dishes.map(\.box.height).sorted()
        guard !heights.isEmpty, let top = dishes.map(\.box.y).min() else { return nil }
        let least = Double(heights[heights.count / 2]) * standout
        let sections = Set(bundle.dishes.compactMap(\.section))
        let candidates = page.lines.filter { line in
            line.role != .dish && line.role != .legend && line.unread != true && line.box.maxY <= top
                && line.confidence >= leastConfidence && Double(line.box.height) >= least
                && !sections.contains(line.text) && isName(line.text) && !page.lines.contains { isBeside($0, line) }
        }
        guard let title = candidates.max(by: { $0.box.height < $1.box.height }) else { return nil }
        // Where another line is about as high, it is a heading among others.
        let others = page.lines.filter { line in
            line.role != .dish && line.id != title.id && !line.text.contains(where: \.isNumber)
        }
        guard others.allSatisfy({ Double($0.box.height) * standout <= Double(title.box.height) }) else { return nil }
        return title.text
    }

    /// Whether two lines stand side by side, as headings of columns do.
    private static func isBeside(_ other: Line, _ line: Line) -> Bool {
        let shared = min(other.box.maxY, line.box.maxY) - max(other.box.y, line.box.y)
        return other.id != line.id && shared * 2 > min(other.box.height, line.box.height)
    }

    /// Whether it could be a name: no price, and not letters that were read apart.
    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return text.count <= longest && text.count { $0.isLetter } >= max(2, text.count / 2)
            && !text.contains(where: \.isNumber) && words.count { $0.count == 1 } * 2 < max(2, words.count)
    }
}
