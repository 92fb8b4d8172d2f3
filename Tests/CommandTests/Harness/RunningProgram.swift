import Foundation
import Synchronization
import TestMaterial

/// A program that has been started.
final class RunningProgram: Sendable {
    private let process: Process
    private let wait: Task<Outcome, any Error>

    /// One at a time: a program started meanwhile would inherit the ends of these pipes and keep them open.
    private static let starting = Mutex(())

    init(
        _ executable: String, _ arguments: [String], input: String, environment: [String: String], folder: String,
        limit: Int
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        // A file, not a pipe: a program that doesn't read its input can't make the test fail by SIGPIPE.
        let source = try TemporaryFolder()
        process.standardInput = try FileHandle(forReadingFrom: source.write(input, to: "input"))
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try Self.starting.withLock { _ in try Self.startWithAllSignals(process) }
        self.process = process
        let deadline = DispatchTime.now() + .seconds(limit)
        wait = Task.detached {
            async let standardOutput = Self.drain(output)
            async let standardError = Self.drain(errors)
            let isInTime = await Self.end(of: process, before: deadline)
            return try await Outcome(
                arguments: arguments, status: process.terminationStatus,
                isSignalled: process.terminationReason == .uncaughtSignal, isInTime: isInTime,
                standardOutput: standardOutput, standardError: standardError)
        }
    }

    /// A child inherits the signals that its parent's thread holds back, and Dispatch's threads hold back nearly all.
    private static func startWithAllSignals(_ process: Process) throws {
        var none = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    /// What came of it, once it has ended.
    var outcome: Outcome {
        get async throws { try await wait.value }
    }

    var id: Int32 { process.processIdentifier }

    var isRunning: Bool { process.isRunning }

    func send(_ signal: Int32) {
        // The process is ours and not yet waited for as long as it runs.
        if process.isRunning { kill(process.processIdentifier, signal) }
    }

    /// Reads to the end on a thread of its own, so that no pipe ever fills up.
    private static func drain(_ pipe: Pipe) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try pipe.fileHandleForReading.readToEnd() ?? Data() })
            }
        }
    }

    /// Waits for the end; a program that takes too long is killed.
    private static func end(of process: Process, before deadline: DispatchTime) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var isInTime = true
                while process.isRunning {
                    if isInTime, DispatchTime.now() > deadline {
                        isInTime = false
                        kill(process.processIdentifier, SIGKILL)
                    }
                    usleep(5_000)
                }
                continuation.resume(returning: isInTime)
            }
        }
    }
}
