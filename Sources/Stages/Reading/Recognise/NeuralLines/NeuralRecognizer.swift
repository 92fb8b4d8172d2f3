internal import Models
internal import Pages

/// Reads cut-out lines with PP-OCR's recognition network, which knows Latin letters and Chinese and Japanese characters.
struct NeuralRecognizer {
    private let model: OnnxModel
    private let decoder: CTCDecoder
    private let characters: Set<Character>

    /// Throws `.engine` when the model doesn't carry its list of characters.
    init(model: OnnxModel) throws(StageFailure) {
        guard let list = model.metadata("character"), let decoder = CTCDecoder(list: list) else { throw Self.foreign }
        self.model = model
        self.decoder = decoder
        characters = Set(decoder.characters.lazy.filter { $0.count == 1 }.flatMap(\.self))
    }

    /// Whether it knows all letters of a language, given by Tesseract's code, so that it can read it alone.
    func reads(_ language: String) -> Bool {
        LanguageLetters.needed(for: language).map { characters.isSuperset(of: $0) } ?? false
    }

    /// The characters from left to right, including spaces; places are shares of the cut's width without its border.
    func glyphs(of cut: borrowing LineCut) throws(StageFailure) -> [Glyph] {
        guard let output = try output(for: cut) else { return [] }
        return try glyphs(in: output, of: cut, on: InkColumns(of: cut))
    }

    private func glyphs(
        in output: Tensor, of cut: borrowing LineCut, on ink: InkColumns
    ) throws(StageFailure) -> [Glyph] {
        guard let glyphs = decoder.glyphs(output) else { throw Self.foreign }
        return GlyphGaps.spaced(glyphs, on: ink, width: cut.pix.width - 2 * LineCut.border)
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

    /// What stands on a line. Even the longest cut takes less than a second.
    func line(on cut: borrowing LineCut) throws(StageFailure) -> SeenLine {
        guard let output = try output(for: cut) else {
            return SeenLine(words: [], turkish: [], numbers: [], unread: [])
        }
        let ink = InkColumns(of: cut)
        let glyphs = try glyphs(in: output, of: cut, on: ink)
        let words = GlyphWords.words(of: glyphs, width: cut.pix.width, height: cut.pix.height)
        let turkish = glyphs.map(\.turkish)
        return SeenLine(
            words: words,
            turkish: turkish == glyphs
                ? words : GlyphWords.words(of: turkish, width: cut.pix.width, height: cut.pix.height),
            numbers: GlyphWords.numbers(of: glyphs, width: cut.pix.width, height: cut.pix.height),
            unread: GlyphWords.unread(between: glyphs, on: ink, width: cut.pix.width, height: cut.pix.height))
    }

    /// The words from left to right, with boxes in pixels of the cut; an empty list is an answer.
    func words(of cut: borrowing LineCut) throws(StageFailure) -> [Word] { try line(on: cut).words }

    private static let foreign = StageFailure(
        .recognise, .engine,
        "The model for reading lines is not one of PP-OCR's; get it anew with `vegyscan engine install`.")
}
