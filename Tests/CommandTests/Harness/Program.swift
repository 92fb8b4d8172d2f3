import Foundation
import TestMaterial

/// The built program, run as a user would run it, with a home of its own.
struct Program: Sendable {
    /// The folder that HOME and the XDG folders lie in; anything else below it is free for the test.
    let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    /// The binary beside the test bundle that is running.
    static let path = besideTests("vegyscan")

    private static func besideTests(_ name: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - input: what stands on standard input; nothing by default.
    ///   - limit: seconds after which the program is killed and the test fails; far more than it should ever need,
    ///     since the machine may be busy.
    func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], in folder: String? = nil,
        limit: Int = 300
    ) async throws -> Outcome {
        try await inTurn {
            try start(Self.path, arguments, input: input, environment: environment, in: folder, limit: limit)
        }
    }

    func run(_ arguments: String...) async throws -> Outcome {
        try await run(arguments)
    }

    /// Runs a line of bash in which `$VEGYSCAN` is the program; for pipes, limits and odd file names.
    func shell(_ line: String, environment: [String: String] = [:], in folder: String? = nil) async throws -> Outcome {
        try await inTurn { try start("/bin/bash", ["-c", line], environment: environment, in: folder) }
    }

    private func inTurn(_ start: () throws -> RunningProgram) async throws -> Outcome {
        await Turns.shared.take()
        let outcome: Result<Outcome, any Error>
        do { outcome = .success(try await start().outcome) } catch { outcome = .failure(error) }
        await Turns.shared.give()
        return try outcome.get()
    }

    /// Starts the program and returns at once.
    ///
    /// It may run for longer than one that is waited for: a test that goes on meanwhile gets its next turn among the
    /// others only minutes later on a busy machine.
    func start(_ arguments: [String], input: String = "") throws -> RunningProgram {
        try start(Self.path, arguments, input: input, limit: 1200)
    }

    private func start(
        _ executable: String, _ arguments: [String], input: String = "", environment: [String: String] = [:],
        in folder: String? = nil, limit: Int = 300
    ) throws -> RunningProgram {
        try RunningProgram(
            executable, arguments, input: input, environment: ownEnvironment.merging(environment) { $1 },
            folder: folder ?? home.root, limit: limit)
    }

    /// Nothing of the user's settings; only what finds programs, libraries and language data.
    private var ownEnvironment: [String: String] {
        var values = [
            "HOME": home.root, "LANG": "C.UTF-8", "TMPDIR": home.root, "VEGYSCAN": Self.path,
            "XDG_CONFIG_HOME": home.root + "/config", "XDG_DATA_HOME": home.root + "/data",
            "XDG_CACHE_HOME": home.root + "/cache", "XDG_STATE_HOME": home.root + "/state",
        ]
        for name in ["PATH", "LD_LIBRARY_PATH", "TESSDATA_PREFIX"] {
            values[name] = ProcessInfo.processInfo.environment[name]
        }
        return values
    }
}
