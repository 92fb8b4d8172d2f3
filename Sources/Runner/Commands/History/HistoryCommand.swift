internal import Library
internal import Models

/// A command on the history, which is opened for it; if there is none yet, the command only says so.
protocol HistoryCommand: Command {
    /// What is said where there is no history yet.
    static var whenEmpty: EmptyHistory { get }
    var access: StoreAccess { get }

    func run(on store: Store) async throws(StageFailure) -> ExitCode
}

extension HistoryCommand {
    func run() async throws(CommandFailure) -> ExitCode {
        try await access.openHistory { store throws(StageFailure) in
            guard let store else { return Self.whenEmpty.tell(access.console) }
            return try await run(on: store)
        }
    }

    var console: Console { access.console }
}
