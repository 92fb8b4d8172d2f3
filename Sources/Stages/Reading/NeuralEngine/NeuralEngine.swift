internal import Files
internal import Models

/// The optional neural engine, with its library opened and its models loaded. It must be used from one thread only.
final class NeuralEngine {
    let version: String
    let detector: NeuralLineDetector
    let recognizer: NeuralRecognizer

    /// Throws `.engine` when a part is missing or can't be used.
    init(_ folder: EngineFolder) throws(StageFailure) {
        guard folder.isComplete else { throw Self.missing }
        let library = try OnnxLibrary(path: folder.file(.library).absolute)
        func model(_ part: EngineFolder.Part) throws(StageFailure) -> OnnxModel {
            try OnnxModel(folder.bytes(of: part) ?? [], library: library)
        }
        version = library.version
        detector = NeuralLineDetector(model: try model(.detection))
        recognizer = try NeuralRecognizer(model: try model(.recognition))
    }

    static let missing = StageFailure(
        .recognise, .engine,
        "The neural engine is not installed; get it with `vegyscan engine install`, or use --detector classic.")
}
