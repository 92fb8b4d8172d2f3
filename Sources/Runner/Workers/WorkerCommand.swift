internal import Files
internal import Foundation
internal import Stages

/// `vegyscan worker`: the counterpart of a `WorkerReader`, in a process of its own. It isn't meant for people: it
/// appears in no help, and reads only its parent's lines.
enum WorkerCommand {
    static let word = "worker"

    /// Ends when standard input does.
    static func run() async -> ExitCode {
        ParentWatch.start()
        // The name in lists of processes, which would otherwise be the one that it was started under.
        tellSystem("vegyscan-worker", in: "/proc/self/comm")
        // When memory runs short, the system should end a worker, which is started again, and not the run.
        tellSystem("500", in: "/proc/self/oom_score_adj")
        return await Task(executorPreference: LaneExecutor(name: "worker-lane")) { await serve() }.value
    }

    private static func serve() async -> ExitCode {
        let link = ParentLink()
        guard let opening: WorkerProtocol.Opening = link.receive(), opening.version == ProgramVersion.current else {
            Console().error("This command is not for use by hand; vegyscan scan starts it.")
            return .usage
        }
        var chain = PhotoChain(
            opening.settings, cache: opening.usesCache ? link : nil, gate: link,
            begins: { link.send(.begins($0)) })
        if let report = opening.report { chain.drawPictures(for: FilePath(bytes: Array(report))) }
        link.send(.ready)
        while let request: WorkerProtocol.Request = link.receive() {
            guard case .read(let number, let path, let page, let shown) = request else { return .internalError }
            var durations = StageDurations()
            let outcome = await chain.read(
                PhotoFile(path: FilePath(bytes: Array(path)), shown: shown, page: page), durations: &durations)
            link.finish(number, outcome, durations)
        }
        return .success
    }

    /// Where the system has no such file, it is left as it is.
    private static func tellSystem(_ text: String, in name: String) {
        let file = unsafe open(name, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        _ = SilentPipe.write(Array(text.utf8)[...], to: file)
    }
}

/// Ends a worker as soon as its parent is gone, for whatever reason and whatever the worker is doing.
///
/// The parent holds the only writing end of the pipe on standard input, and the system closes it with the parent. (The
/// signal that Linux can send on a parent's death is sent on the death of the thread that started the child.)
enum ParentWatch {
    static func start() {
        let thread = Thread {
            while true {
                // No event is requested: lines are read elsewhere, and a hang-up is always reported.
                var state = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
                if unsafe poll(&state, 1, -1) > 0 { _exit(0) }
            }
        }
        thread.stackSize = 64 << 10
        thread.start()
    }
}
