internal import Models
internal import Pages

/// A page of so many lines as a recogniser would give it, made up to see how time grows with them.
enum MadePage: String, CaseIterable, Sendable {
    case list, columns, grid, crowded, scattered, unpriced, headings, prose, prices, numbers, marks, overlapping,
        oneLine

    /// What stands on it.
    var meaning: String {
        switch self {
        case .list: "a name and a price a row"
        case .columns: "four columns of names and prices"
        case .grid: "short names in eight crowded columns"
        case .crowded: "uneven columns with lines across them"
        case .scattered: "names and prices anywhere"
        case .unpriced: "names without prices"
        case .headings: "headings and nothing else"
        case .prose: "a story"
        case .prices: "prices and nothing else"
        case .numbers: "a table of bare numbers"
        case .marks: "dishes with marks, a legend and diets"
        case .overlapping: "lines that lie on one another"
        case .oneLine: "as many words in a single line"
        }
    }

    /// How tall its letters are, and how far apart its lines stand, in pixels.
    private static let letter = 20
    private static let pitch = 30

    func page(lines count: Int) -> ReadPage {
        var lines: [Line] = []
        if self == .oneLine { lines.append(Self.line(oneLine(words: count), id: 0, x: 100, y: 100)) }
        for index in lines.count..<(self == .oneLine ? 1 : count) {
            let place = place(of: index, among: count)
            lines.append(Self.line(text(of: index), id: index, x: place.x, y: place.y))
        }
        return ReadPage(
            photo: PhotoRecord(path: "made", sha256: "", width: 6000, height: Self.pitch * (count + 4)),
            metadata: PhotoMetadata(), quality: Quality(brightness: 0.5, contrast: 0.5, sharpness: 10, glare: 0),
            straightening: Straightening(), languages: ["en"], lines: lines)
    }

    private func oneLine(words count: Int) -> String {
        let words = ["Soup", "4.50", "(V)", "A,C", "fish.", "vegan’", "Milk", "=", "1,"]
        return (0..<count).map { words[$0 % words.count] }.joined(separator: " ")
    }

    private func place(of index: Int, among count: Int) -> (x: Int, y: Int) {
        switch self {
        case .list: (index % 2 == 0 ? 100 : 1500, Self.pitch * (index / 2 + 2))
        case .columns: (100 + 700 * (index % 8 / 2) + 450 * (index % 2), Self.pitch * (index / 8 + 2))
        case .grid: (100 + 300 * (index % 8), Self.pitch * (index / 8 + 2) + index * 7 % 11)
        case .crowded: (100 + 270 * (index % 12) + index * 31 % 90, Self.pitch * (index / 12 + 2) + index * 17 % 23)
        case .scattered: (100 + index * 7919 % 5000, Self.pitch * 2 + index * 104_729 % (Self.pitch * count / 6 + 1))
        case .numbers: (100 + 200 * (index % 6), Self.pitch * (index / 6 + 2))
        case .overlapping: (100 + index * 13 % 400, 100 + index * 7 % 200)
        case .unpriced, .headings, .prose, .prices, .marks, .oneLine: (100, Self.pitch * (index + 2))
        }
    }

    private func text(of index: Int) -> String {
        let price = "\(index % 17 + 3).50"
        switch self {
        case .list, .columns, .scattered: return index % 2 == 0 ? "Baked potato \(Self.word(index))" : price
        case .crowded where index % 40 == 7: return "Grilled chicken with rice and a large green salad \(price)"
        case .grid, .crowded: return index % 3 == 2 ? price : "Soup \(Self.word(index))"
        case .unpriced: return "Green salad \(Self.word(index))"
        case .headings: return "STARTERS \(Self.word(index).uppercased())"
        case .prose: return "we cooked for travellers and for anyone who was hungry then"
        case .prices, .oneLine: return price
        case .numbers: return "\(index % 90 + 10)"
        case .marks: return ["Soup (V) \(price)", "vegetarian", "A: gluten, C: eggs", "Stew A,C \(price)"][index % 4]
        case .overlapping: return index % 2 == 0 ? "Fish cake \(Self.word(index))" : price
        }
    }

    /// A made word of letters, another for another number.
    private static func word(_ number: Int) -> String {
        let letters = Array("abcdefghij")
        return "dill" + String(String(number).compactMap { $0.wholeNumberValue }.map { letters[$0] })
    }

    private static func line(_ text: String, id: Int, x: Int, y: Int) -> Line {
        var left = x
        let words = text.split(separator: " ").map { part in
            let word = Word(
                text: String(part), box: Box(x: left, y: y, width: part.count * letter * 6 / 10, height: letter),
                confidence: 0.9)
            left = word.box.maxX + letter / 3
            return word
        }
        let box = words.map(\.box).union() ?? Box(x: x, y: y, width: 1, height: letter)
        return Line(id: id, text: text, box: box, confidence: 0.9, block: id, words: words)
    }
}
