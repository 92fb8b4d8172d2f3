internal import Models

extension TesseractEngine: TextRecognizer {
    /// As one line (Tesseract's mode 7), in the engine's languages.
    func words(of cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        read(cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds).lines.flatMap(\.words)
    }
}
