internal import Models

/// The engines of one lane; each is loaded when first needed and kept for the next photo.
final class EngineShelf {
    let data: LanguageData
    /// Least recently used first.
    private var engines: [TesseractEngine] = []

    /// An engine takes some 20 to 60 MB. There are three: for the first reading, a second language and the detector.
    private static let limit = 3

    init(data: LanguageData) {
        self.data = data
    }

    /// The engine for these Tesseract codes.
    func engine(for languages: [String]) throws(StageFailure) -> TesseractEngine {
        if let index = engines.firstIndex(where: { $0.languages == languages }) {
            let engine = engines.remove(at: index)
            engines.append(engine)
            return engine
        }
        if engines.count >= Self.limit { engines.removeFirst() }
        let engine = try TesseractEngine(languages: languages, folder: data.folder)
        engines.append(engine)
        return engine
    }
}
