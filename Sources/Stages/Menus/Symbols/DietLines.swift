internal import Models
internal import Pages

/// Lines that say nothing but a diet, such as "vegetarisch" under a dish.
enum DietLines {
    /// The largest distance of such a line from the text above it, in heights of its letters.
    private static let reach = 2.5

    /// The meaning of each such line, by the line's id.
    ///
    /// They are in lower case and close under other text: a heading "Vegetarian" is no mark.
    static func symbols(_ lines: [Line], resolver: MarkResolver) -> [Int: [DietarySymbol]] {
        let candidates = lines.indices.filter { index in
            lines[index].words.count <= 3 && lines[index].words.first?.text.first { $0.isLetter }?.isLowercase == true
        }
        guard !candidates.isEmpty else { return [:] }
        let order = lines.indices.sorted { (lines[$0].box.midY, $0) < (lines[$1].box.midY, $1) }
        var places = [Int](repeating: 0, count: lines.count)
        for (place, index) in order.enumerated() { places[index] = place }
        var found: [Int: [DietarySymbol]] = [:]
        for index in candidates {
            let above = order[..<places[index]].suffix(neighbours).map { lines[$0] }
            guard let symbols = resolver.dietWords(lines[index].words.map(\.text)), stands(lines[index], under: above)
            else { continue }
            found[lines[index].id] = symbols
        }
        return found
    }

    /// How many lines above a line are looked at, which is more than a page has columns.
    private static let neighbours = 24

    private static func stands(_ line: Line, under lines: [Line]) -> Bool {
        let height = Double(max(line.box.height, 1))
        return lines.contains { other in
            guard other.text.hasLetters(3) else { return false }
            let gap = Double(line.box.midY) - Double(other.box.midY)
            let shared = min(line.box.maxX, other.box.maxX) - max(line.box.x, other.box.x)
            return gap > 0.5 * height && gap < reach * height && shared > 0
                && Double(other.box.height) < 2 * height
        }
    }
}
