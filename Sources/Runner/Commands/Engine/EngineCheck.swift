internal import Models
internal import Reading

/// What `vegyscan doctor` says of the ways of reading: the one in use, and in figures what the other would change.
struct EngineCheck {
    let state: EngineState

    init(_ settings: Settings) { state = EngineState(settings) }

    private static let name = "neural engine"
    private static let mend = "vegyscan engine install"

    var checks: [HealthCheck] {
        let isWanted = state.choice == .neural
        let without = "classic (\(ReadingFigures.classic.text))"
        let with = "neural (\(ReadingFigures.neural.text))"
        switch state.version {
        case nil:
            return [
                HealthCheck(
                    Self.name, isWanted ? .missing : .advice,
                    "not installed; in use: \(without); with it: \(with)", mend: Self.mend)
            ]
        case .failure(let failure):
            return [HealthCheck(Self.name, isWanted ? .missing : .advice, failure.message, mend: Self.mend)]
        case .success(let version):
            let other = state.isOwnRelease ? "" : ", another release than this program installs"
            let release = "ONNX Runtime \(version) with PP-OCRv6\(other)"
            let use =
                state.isInUse
                ? "in use: \(with); --detector classic: \(without)"
                : "not in use, since detector is classic: \(without); with it: \(with)"
            return [HealthCheck(Self.name, .ok, "\(release); \(use)")]
        }
    }
}
