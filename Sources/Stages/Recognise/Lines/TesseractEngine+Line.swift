internal import Models

extension TesseractEngine: TextRecognizer {
    /// As one line (Tesseract's mode 7), in the engine's languages.
    func words(of cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        read(cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds).lines.flatMap(\.words)
    }

    /// As one number of nothing but digits, points and commas.
    func number(on cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        read(
            cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds, characters: "0123456789.,"
        ).lines.flatMap(\.words)
    }
}
