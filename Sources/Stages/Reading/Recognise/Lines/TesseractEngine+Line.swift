internal import Models
internal import Pages

extension TesseractEngine {
    /// The words on a cut from left to right, with boxes in its pixels, read as one line (Tesseract's mode 7) in the
    /// engine's languages; an empty list is an answer. Stops after `milliseconds` with what was read so far, or nothing.
    ///
    /// Tesseract draws a word's box around some of its pieces of ink. Where letters are stacked from several pieces,
    /// the box's height says nothing, and the line's height is used.
    func words(of cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        let inside = (y: LineCut.border, height: cut.pix.height - 2 * LineCut.border)
        let words = read(cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds).lines.flatMap(\.words)
            .map { word in
                guard word.text.hasStackedLetters else { return word }
                var word = word
                (word.box.y, word.box.height) = inside
                return word
            }
        if languages.contains("tha") { return ThaiSpelling.joined(words) }
        return languages.contains("kor") ? HangulSpaces.joined(words, on: cut) : words
    }

    /// Reads the cut as one number of nothing but digits, points and commas.
    func number(on cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        read(
            cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds, characters: "0123456789.,"
        ).lines.flatMap(\.words)
    }
}
