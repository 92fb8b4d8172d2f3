internal import Models

/// A mark beside a dish as it is compared: text by its letters, a drawing by its shape and colour or by what it means.
struct PrintedMark: Sendable, Hashable {
    /// Whether it is a drawing; then it is described in words.
    let isIcon: Bool
    private let key: String
    private let colour: String?
    /// What a program took it to mean, or nil.
    private let meaning: SymbolMeaning?

    /// - Parameter mark: as printed; `vegan (word)` is the word, other marks of several words are drawings.
    init(_ mark: String, meaning: SymbolMeaning? = nil) {
        var words = TextWords.of(mark)
        let isWord = words.count > 1 && words.last == "word"
        if isWord { words.removeLast() }
        let picture = mark.unicodeScalars.first.flatMap { MarkShapes.pictures[$0] }.map(TextWords.of)
        isIcon =
            !isWord
            && (picture != nil || words.count > 1 || words.contains { $0 == "icon" || MarkShapes.names[$0] != nil })
        if isIcon {
            let shown = picture ?? words
            key =
                shown.lazy.compactMap { MarkShapes.names[$0] }.first
                ?? shown.filter { $0 != "icon" }.joined(separator: " ")
            colour = shown.first { MarkShapes.colours.contains($0) }
        } else {
            key =
                words.isEmpty ? NormalisedText.withoutSpaces(mark).map(String.init).joined() : words.joined()
            colour = nil
        }
        self.meaning = meaning
    }

    /// The marks of a dish; codes joined by commas, such as `A,C,G`, are several.
    static func all(of texts: [String]) -> [PrintedMark] {
        texts.flatMap { text in
            let parts = text.split(separator: ",")
            let isList = parts.allSatisfy { $0.count <= 3 }
            return isList ? parts.map { PrintedMark(String($0)) } : [PrintedMark(text)]
        }
    }

    /// Whether this true mark was found as another: by letters, by shape and any colour that both name, or, of a
    /// drawing, by a meaning that its shape can have.
    func agrees(with found: PrintedMark) -> Bool {
        guard isIcon == found.isIcon else { return false }
        if key == found.key { return colour == nil || found.colour == nil || colour == found.colour }
        guard isIcon, let meaning = found.meaning else { return false }
        return MarkShapes.canMean(meaning, shape: key, colour: colour)
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
}
