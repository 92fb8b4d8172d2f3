internal import Models

/// Lines that say nothing but a diet, such as "vegetarisch" under a dish.
enum DietLines {
    /// How far below the text above it such a line stands, in heights of its letters.
    private static let reach = 2.5

    /// For the ids of such lines what they say.
    ///
    /// In small letters and close under other text: a heading "Vegetarian" is no mark.
    static func symbols(_ lines: [Line], resolver: MarkResolver) -> [Int: [DietarySymbol]] {
        var found: [Int: [DietarySymbol]] = [:]
        for line in lines where line.words.count <= 3 {
            let words = line.words.map(\.text)
            guard words.first?.first(where: \.isLetter)?.isLowercase == true,
                let symbols = resolver.dietWords(words), stands(line, under: lines)
            else { continue }
            found[line.id] = symbols
        }
        return found
    }

    private static func stands(_ line: Line, under lines: [Line]) -> Bool {
        let height = Double(max(line.box.height, 1))
        return lines.contains { other in
            guard other.id != line.id, other.text.hasLetters(3) else { return false }
            let gap = Double(line.box.midY - other.box.midY)
            let shared = min(line.box.maxX, other.box.maxX) - max(line.box.x, other.box.x)
            return gap > 0.5 * height && gap < reach * height && shared > 0
                && Double(other.box.height) < 2 * height
        }
    }
}
