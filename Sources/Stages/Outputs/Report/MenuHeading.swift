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
                && line.text.count <= longest && !sections.contains(line.text)
                && line.text.count { $0.isLetter } >= max(2, line.text.count / 2)
        }
        return candidates.max { $0.box.height < $1.box.height }?.text
    }
}
