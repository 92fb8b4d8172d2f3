internal import Synchronization

/// The worker processes of one run: what is started, what they may take, and whether they can be started at all.
final class WorkerSupply: Sendable {
    let limits: WorkerLimits
    private let program: WorkerProgram
    /// The pauses before each attempt to start one, in milliseconds: processes may be short only for a moment.
    private let pauses: [Int]
    private let state: Mutex<State>

    private struct State {
        var hasStarted = false
        var mayReadInside: Bool
        var hasToldSo = false
    }

    /// - Parameter mayReadInside: whether photos may be read within this process where not a single worker can be
    ///   started, as where `/proc` is missing. Once one has started, a waiting photo may be one that would crash this
    ///   process.
    init(
        program: WorkerProgram, limits: WorkerLimits, mayReadInside: Bool, pauses: [Int] = [0, 500, 1_500]
    ) {
        self.program = program
        self.limits = limits
        self.pauses = pauses
        state = Mutex(State(mayReadInside: mayReadInside))
    }

    /// A worker that waits for its first photo.
    ///
    /// Throws `notStarted`.
    func start(_ opening: WorkerProtocol.Opening) async throws(WorkerFailure) -> WorkerProcess {
        var reason = "it does not answer"
        for pause in pauses {
            if pause > 0 { try? await Task.sleep(for: .milliseconds(pause)) }
            do throws(WorkerFailure) {
                let worker = try started(opening)
                state.withLock { $0.hasStarted = true }
                return worker
            } catch {
                if case .notStarted(let said) = error { reason = said }
            }
        }
        throw .notStarted(reason: reason)
    }

    private func started(_ opening: WorkerProtocol.Opening) throws(WorkerFailure) -> WorkerProcess {
        let worker = try WorkerProcess(program, limits: limits)
        let end = worker.moment(in: limits.secondsToStart)
        guard let line = WorkerProtocol.line(opening) else { throw .garbled }
        try worker.send(line, until: end, allowing: limits.secondsToStart)
        let answer = try worker.line(until: end, allowing: limits.secondsToStart)
        guard case .ready? = WorkerProtocol.value(WorkerProtocol.Message.self, of: answer) else { throw .garbled }
        return worker
    }

    /// Whether to read within this process, after no worker could be started.
    ///
    /// - Parameter tell: receives a note from the first caller.
    func readsInside(since reason: String, tell: (RunNote) -> Void) -> Bool {
        let (isAllowed, isNew) = state.withLock { state in
            guard state.mayReadInside, !state.hasStarted else { return (false, false) }
            defer { state.hasToldSo = true }
            return (true, !state.hasToldSo)
        }
        if isNew {
            let message =
                "No process to read photos in can be started (\(reason)); they are read in this one, and a photo that "
                + "crashes it ends the run."
            tell(RunNote(message: message))
        }
        return isAllowed
    }
}
