internal import Models
internal import Pages

/// Reads cut-out lines with PP-OCR's recognition network: Chinese and Latin letters without most accents.
struct NeuralRecognizer: TextRecognizer {
    private let model: OnnxModel
    private let decoder: CTCDecoder

    /// Throws `.engine` when the model doesn't carry its list of characters.
    init(model: OnnxModel) throws(StageFailure) {
        guard let list = model.metadata("character"), let decoder = CTCDecoder(list: list) else { throw Self.foreign }
        self.model = model
        self.decoder = decoder
    }

    /// The characters from left to right, including spaces; places are shares of the cut's width without its border.
    func glyphs(of cut: borrowing LineCut) throws(StageFailure) -> [Glyph] {
        guard let output = try output(for: cut) else { return [] }
        guard let glyphs = decoder.glyphs(output) else { throw Self.foreign }
        return glyphs
    }

    /// The same where only some signs can stand there.
    func glyphs(of cut: borrowing LineCut, among alphabet: MarkAlphabet) throws(StageFailure) -> [Glyph] {
        guard let output = try output(for: cut) else { return [] }
        guard let glyphs = decoder.glyphs(output, among: alphabet.signs) else { throw Self.foreign }
        return glyphs
    }

    private func output(for cut: borrowing LineCut) throws(StageFailure) -> Tensor? {
        let border = LineCut.border
        let width = cut.pix.width - 2 * border
        let height = cut.pix.height - 2 * border
        guard width > 0, height > 0 else { return nil }
        var plane: [Float] = []
        plane.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for value in cut.pix.greyRow(y + border).dropFirst(border).prefix(width) {
                plane.append(Float(value) / 127.5 - 1)
            }
        }
        guard let input = Tensor(shape: [1, 3, height, width], values: plane + plane + plane) else { return nil }
        return try model.run(input)
    }

    /// The time limit is ignored: even the longest cut takes less than a second.
    func words(of cut: borrowing LineCut, milliseconds: Int) throws(StageFailure) -> [Word] {
        GlyphWords.words(of: try glyphs(of: cut), width: cut.pix.width, height: cut.pix.height)
    }

    private static let foreign = StageFailure(
        .recognise, .engine,
        "The model for reading lines is not one of PP-OCR's; get it anew with `vegyscan engine install`.")
}
