import Foundation

/// llama.cpp's server with a tiny random model, which `make test-llm` sets up; one process on loopback.
final class RealServer: Sendable {
    /// Python with the server's package, and the model's file; nil when they are not set up.
    private static let setUp: (python: String, model: String)? = {
        let environment = ProcessInfo.processInfo.environment
        guard let python = environment["VEGYSCAN_TEST_LLM_PYTHON"], let model = environment["VEGYSCAN_TEST_LLM_MODEL"]
        else { return nil }
        return (python, model)
    }()

    static var isSetUp: Bool { setUp != nil }

    let port: Int
    private let process: RunningProgram

    struct NotSetUp: Error {}
    struct NeverReady: Error {}

    /// Starts it and waits until it answers.
    ///
    /// - Parameter port: nil for any that is free.
    init(port wanted: Int? = nil) async throws {
        guard let (python, model) = Self.setUp else { throw NotSetUp() }
        port = try wanted ?? Self.freePort()
        process = try RunningProgram(
            python,
            [
                "-m", "llama_cpp.server", "--model", model, "--model_alias", "tiny", "--host", "127.0.0.1", "--port",
                String(port), "--n_ctx", "32768", "--n_threads", "1", "--chat_format", "chatml", "--verbose", "false",
            ], input: "", environment: ["PATH": "/usr/bin:/bin"], folder: "/", limit: 600)
        for _ in 0..<1200 {
            if Self.isOpen(port) { return }
            guard process.isRunning else { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        process.send(SIGKILL)
        throw NeverReady()
    }

    deinit { process.send(SIGKILL) }

    var options: [String] { ["--llm-url", "http://127.0.0.1:\(port)/v1", "--llm-model", "tiny"] }

    /// Ends it at once, as a crash would, and waits until it is gone.
    func kill() async throws {
        process.send(SIGKILL)
        _ = try await process.outcome
    }

    private static func freePort() throws -> Int {
        try unsafe withSocket { listener, address in
            guard unsafe bind(listener, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 else { return nil }
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard unsafe getsockname(listener, address, &length) == 0 else { return nil }
            return unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                unsafe Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        }
    }

    private static func isOpen(_ port: Int) -> Bool {
        let connected = try? unsafe withSocket(port: port) { connection, address in
            unsafe connect(connection, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 ? true : nil
        }
        return connected ?? false
    }

    private static func withSocket<Value>(
        port: Int = 0, _ body: (Int32, UnsafeMutablePointer<sockaddr>) -> Value?
    ) throws -> Value {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let value = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body(descriptor, $0) }
        }
        guard let value else { throw NeverReady() }
        return value
    }
}
