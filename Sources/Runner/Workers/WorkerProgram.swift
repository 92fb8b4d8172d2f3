internal import Files

/// What is started as a worker process.
struct WorkerProgram: Sendable {
    var path: FilePath
    /// With the name it goes by.
    var arguments: [[UInt8]]
    /// As `NAME=value`.
    var environment: [[UInt8]]

    /// This very program, also when its file has been exchanged or removed since it was started.
    ///
    /// The key of the LLM server is none of a worker's business. A crashed worker is to be gone at once: Swift's runtime
    /// would first start a debugger of its own, for as much as a minute, and nobody reads what that writes.
    static func own(_ environment: ProcessEnvironment) -> WorkerProgram {
        let key = Array("\(LLMKey.variable)=".utf8)
        return WorkerProgram(
            path: FilePath("/proc/self/exe"),
            arguments: [Array("vegyscan".utf8), Array(WorkerCommand.word.utf8)],
            environment: environment.entries(setting: ["SWIFT_BACKTRACE": "enable=no"]).filter { !$0.starts(with: key) }
        )
    }
}
