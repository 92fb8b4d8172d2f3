/// A mark beside a dish as it is compared: text by its letters, a drawing by its shape and colour.
struct PrintedMark: Sendable, Hashable {
    /// Whether it is a drawing; then it is described in words.
    let isIcon: Bool
    private let key: String
    private let colour: String?

    init(_ mark: String) {
        var words = TextWords.of(mark)
        let isWord = words.count > 1 && words.last == "word"
        if isWord { words.removeLast() }
        let shapes = Self.pictures[mark.unicodeScalars.first ?? " "].map { TextWords.of($0) } ?? words
        isIcon = !isWord && (shapes != words || words.count > 1 || words.contains { Self.shapes[$0] != nil })
        if isIcon {
            key =
                shapes.lazy.compactMap { Self.shapes[$0] }.first { $0 != "icon" }
                ?? shapes.filter { $0 != "icon" }.joined(separator: " ")
            colour = shapes.first { Self.colours.contains($0) }
        } else {
            let scalars = NormalisedText.withoutSpaces(mark)
            let text = words.joined()
            key = text.isEmpty ? scalars.map(String.init).joined() : text
            colour = nil
        }
    }

    /// The marks of a dish; codes joined by commas, such as `A,C,G`, are several.
    static func all(of texts: [String]) -> [PrintedMark] {
        texts.flatMap { text in
            let parts = text.split(separator: ",")
            return parts.allSatisfy { $0.count <= 3 } ? parts.map { PrintedMark(String($0)) } : [PrintedMark(text)]
        }
    }

    /// Whether both are the same mark; a colour counts where both name one.
    func agrees(with other: PrintedMark) -> Bool {
        isIcon == other.isIcon && key == other.key
            && (colour == nil || other.colour == nil || colour == other.colour)
    }

    /// How many of the marks of one kind are the same, each counted once.
    static func tally(truth: [PrintedMark], found: [PrintedMark], icons: Bool) -> HitTally {
        let truth = truth.filter { $0.isIcon == icons }
        var left = found.filter { $0.isIcon == icons }
        var tally = HitTally(truth: truth.count, found: left.count)
        for mark in truth {
            guard let place = left.firstIndex(where: mark.agrees) else { continue }
            left.remove(at: place)
            tally.hits += 1
        }
        return tally
    }

    private static let colours: Set<String> = ["green", "red", "brown", "yellow", "orange", "blue", "black", "white"]

    private static let shapes: [String: String] = [
        "dot": "dot", "dots": "dot", "circle": "dot", "leaf": "leaf", "leaves": "leaf", "sprout": "leaf",
        "chili": "chilli", "chilli": "chilli", "chile": "chilli", "pepper": "chilli", "peppers": "chilli",
        "chilies": "chilli", "chillies": "chilli", "flame": "flame", "fire": "flame", "star": "star",
        "heart": "heart", "thumb": "thumb", "wheat": "wheat", "fish": "fish", "crustacean": "crustacean",
        "shrimp": "crustacean", "prawn": "crustacean", "crab": "crustacean", "egg": "egg", "milk": "milk",
        "nut": "nut", "nuts": "nut", "peanut": "peanut", "peanuts": "peanut", "soy": "soy", "soya": "soy",
        "icon": "icon",
    ]

    private static let pictures: [Unicode.Scalar: String] = [
        "🟢": "green dot", "🔴": "red dot", "🟤": "brown dot", "🌶": "chilli", "🌱": "leaf", "🌿": "leaf", "🍃": "leaf",
        "🍀": "leaf", "☘": "leaf", "🔥": "flame", "⭐": "star", "★": "star", "☆": "star", "❤": "heart", "♥": "heart",
        "👍": "thumb", "🌾": "wheat", "🐟": "fish", "🦐": "crustacean", "🦀": "crustacean", "🥚": "egg", "🥛": "milk",
        "🌰": "nut", "🥜": "peanut",
    ]
}
