internal import Files

/// What is started as a worker process.
struct WorkerProgram: Sendable {
    var path: FilePath
    /// With the name it goes by.
    var arguments: [[UInt8]]
    /// As `NAME=value`.
    var environment: [[UInt8]]

    /// This very program, even if its file has been replaced or removed since it was started.
    ///
    /// A crashed worker must be gone at once: Swift's runtime would
    /// first start a debugger of its own, for as much as a minute, and nobody reads its output.
    static func own(_ environment: ProcessEnvironment) -> WorkerProgram {
        WorkerProgram(
            path: FilePath("/proc/self/exe"),
            arguments: [Array("vegyscan".utf8), Array(WorkerCommand.word.utf8)],
            environment: environment.entriesWithoutSecrets(setting: ["SWIFT_BACKTRACE": "enable=no"]))
    }
}
