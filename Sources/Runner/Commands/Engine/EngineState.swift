internal import Files
internal import Models
internal import Reading

/// What of the neural engine is there, and whether photos are read with it.
struct EngineState {
    /// Nil when no home folder is known.
    let folder: FilePath?
    /// Whether its files are there; they may still be broken.
    let isInstalled: Bool
    /// ONNX Runtime's, as the opened library says, or why it can't be used; nil when it isn't installed.
    let version: Result<String, StageFailure>?
    /// Whether it is to the last byte what this program installs.
    let isOwnRelease: Bool
    let choice: DetectorChoice

    init(_ settings: Settings) {
        folder = settings.engineFolder.value
        choice = settings.detector.value
        let engine = folder.map { EngineFolder($0) }
        isInstalled = engine?.isComplete ?? false
        version =
            isInstalled
            ? engine.map { engine in Result { () throws(StageFailure) in try engine.check() } } : nil
        isOwnRelease = folder.map { EngineRelease.current?.isWhole(in: $0) ?? false } ?? false
    }

    /// Whether it can be used.
    var isUsable: Bool { (try? version?.get()) != nil }

    /// Whether photos are read with it.
    var isInUse: Bool { isUsable && choice != .classic }
}
