internal import Files

/// A picture that came on standard input, in memory: it touches no disk, and goes with this process, however that ends.
final class PipedPhoto: Sendable {
    /// How messages and documents call it.
    static let shown = "-"

    private let file: MemoryFile

    /// Good for this process and those that it starts.
    var path: FilePath { file.path }

    /// Nil without memory.
    init?(_ bytes: [UInt8]) {
        guard let file = MemoryFile(bytes) else { return nil }
        self.file = file
    }
}
