internal import Models

extension TesseractEngine: TextRecognizer {
    /// As one line (Tesseract's mode 7), in the engine's languages.
    func words(of cut: borrowing LineCut, milliseconds: Int) -> [Word] {
        let reading = read(cut.pix, as: .line, mayBeLightOnDark: false, milliseconds: milliseconds)
        return reading.lines.flatMap(\.words).map { word in
            Word(text: word.text, box: cut.onSheet(word.box), confidence: word.confidence)
        }
    }
}
