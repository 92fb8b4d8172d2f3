import Foundation

/// Other programs that check what ours writes.
enum Shells {
    static func path(of program: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }

    struct Result {
        var status: Int32
        var output: String
        var error: String
    }

    /// Runs a program to its end.
    static func run(_ program: String, _ arguments: [String], input: String = "") throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, error) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("error"))
        let source = folder.appendingPathComponent("input")
        try Data(input.utf8).write(to: source)
        try Data().write(to: output)
        try Data().write(to: error)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(of: program) ?? "/nonexistent")
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8))
    }
}
