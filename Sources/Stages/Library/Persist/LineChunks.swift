/// Lines combined into chunks that are worth a system call.
struct LineChunks<Lines: Sequence<[UInt8]>>: Sequence, IteratorProtocol {
    /// 256 KiB.
    private static var size: Int { 1 << 18 }
    private var lines: Lines.Iterator

    /// - Parameter lines: the lines without line feeds.
    init(_ lines: Lines) {
        self.lines = lines.makeIterator()
    }

    mutating func next() -> [UInt8]? {
        var chunk: [UInt8] = []
        while chunk.count < Self.size, let line = lines.next() {
            chunk += line
            chunk.append(UInt8(ascii: "\n"))
        }
        return chunk.isEmpty ? nil : chunk
    }
}
