internal import Models

/// Prices followed by the Turkish lira sign, which neither recogniser knows: both take it for another
/// digit, "32₺" for "328".
struct LiraPrices {
    let layers: SheetLayers
    let engine: TesseractEngine
    let deadline: PhotoDeadline

    /// Of those who print the sign, as Tesseract's code.
    static let language = "tur"
    /// One sign alone may be chance.
    private static let fewest = 3

    /// The words of each line on the sheet, with the digits of such prices read again. They stay as they were where the
    /// page has fewer than three such prices, or where these are less than half of its short words with digits.
    func restored(_ lines: [[Word]], ink: WordInk) -> [[Word]] {
        var found: [(line: Int, word: Int, sign: WordInk.SignedNumber)] = []
        var others = 0
        for (place, words) in lines.enumerated() {
            for (index, word) in words.enumerated() where Self.mayBePrice(word) {
                if let sign = ink.liraNumber(word.box) {
                    found.append((place, index, sign))
                } else if word.text.contains(where: \.isNumber) {
                    others += 1
                }
            }
        }
        guard found.count >= Self.fewest, found.count >= others else { return lines }
        var lines = lines
        for (line, index, sign) in found {
            guard let number = number(sign) else { continue }
            lines[line][index].text = number.text + "₺"
            lines[line][index].confidence = number.confidence
        }
        return lines
    }

    private static func mayBePrice(_ word: Word) -> Bool {
        word.text.count <= 8 && word.text.count { $0.isLetter } <= 2 && word.box.height >= 8
    }

    /// The digits before the sign. There must be as many as pieces of ink, not counting points and commas; nil where
    /// they read otherwise.
    private func number(_ sign: WordInk.SignedNumber) -> Word? {
        let left = deadline.millisecondsLeft
        let line = DetectedLine(quad: Quad(sign.number), confidence: 1)
        guard left > 0, let cut = LineCut(of: line, from: layers) else { return nil }
        let words = engine.number(on: cut, milliseconds: left)
        guard words.count == 1, let word = words.first, word.text.count(where: \.isNumber) == sign.digits,
            word.text.last?.isNumber == true, word.confidence >= 0.5
        else { return nil }
        return word
    }
}

extension WordInk {
    /// A number with a sign behind it.
    struct SignedNumber {
        /// The box around the number alone, with a margin.
        let number: Box
        let digits: Int
    }

    /// The number before a lira sign in a word's box on the sheet, or nil where no sign is seen.
    func liraNumber(_ box: Box) -> SignedNumber? {
        guard box.height >= 8, box.height <= 300, box.width <= 8 * box.height else { return nil }
        let margin = max(2, box.height / 6)
        let around = Box(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        guard let area = InkArea(around, of: raster) else { return nil }
        let pieces = area.pieces.filter { piece in
            area.box.x + piece.box.midX >= box.x && area.box.x + piece.box.midX < box.maxX
                && piece.box.height * 2 >= box.height && piece.box.height < area.height
        }
        guard let sign = pieces.last, pieces.count >= 2, area.likenessToLira(sign) >= LiraSign.leastLikeness,
            let number = pieces.dropLast().map(\.box).union()
        else { return nil }
        let room = max(2, number.height / 6)
        return SignedNumber(
            number: Box(
                x: area.box.x + number.x - room, y: area.box.y + number.y - room,
                width: min(number.maxX + room, sign.box.x) - number.x + room, height: number.height + 2 * room),
            digits: pieces.count - 1)
    }
}
