internal import Foundation
internal import Models

/// Why a worker process gave no answer.
enum WorkerFailure: Error, Hashable {
    /// It could not be started, or ended before it had understood its task; the reason has no full stop.
    case notStarted(reason: String)
    /// A signal ended it that was not ours.
    case crashed(signal: Int32)
    /// It ended by itself.
    case ended(code: Int32)
    /// Its output was no answer, or no answer to what was asked.
    case garbled
    /// Seconds.
    case late(after: Int)
    /// Bytes.
    case tooMuchMemory(over: Int)

    /// What happened the first time.
    var notice: String {
        let what =
            switch self {
            case .notStarted: "found no process"
            case .crashed(let signal): "crashed (\(Self.name(of: signal)))"
            case .ended(let code): "ended without a result (exit code \(code))"
            case .garbled: "gave what is no result"
            case .late(let seconds): "took longer than \(seconds) seconds"
            case .tooMuchMemory(let bytes): "needed more than \(AmountUnit.binary.short(bytes)) bytes of memory"
            }
        return "Its reading \(what); it is tried once more."
    }

    /// The failure of a photo that did this to two workers.
    func failure(in stage: StageName) -> StageFailure {
        let advice = "make a new copy of it, or leave it out"
        return switch self {
        case .notStarted(let reason):
            StageFailure(
                stage, .engine,
                "It was not read, since no process to read it in could be started (\(reason)); run the same again.")
        case .crashed(SIGKILL):
            StageFailure(
                stage, .outOfMemory,
                "The system ended its reading twice, most likely for want of memory; scale it down or use fewer jobs.")
        case .crashed(let signal):
            StageFailure(stage, .crashed, "Its reading crashed twice (\(Self.name(of: signal))); \(advice).")
        case .ended(let code):
            StageFailure(stage, .crashed, "Its reading ended twice without a result (exit code \(code)); \(advice).")
        case .garbled:
            StageFailure(stage, .crashed, "Its reading gave twice what is no result; \(advice).")
        case .late(let seconds):
            StageFailure(
                stage, .tooSlow,
                "Its reading took longer than \(seconds) seconds twice; scale it down or raise the deadline.")
        case .tooMuchMemory(let bytes):
            StageFailure(
                stage, .outOfMemory,
                "Its reading needed more than \(AmountUnit.binary.short(bytes)) bytes of memory twice; scale it down or "
                    + "raise --max-memory.")
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "SIGSEGV"
        case SIGBUS: "SIGBUS"
        case SIGABRT: "SIGABRT"
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGFPE: "SIGFPE"
        default: "signal \(signal)"
        }
    }
}
