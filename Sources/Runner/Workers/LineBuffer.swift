/// Puts lines together from bytes as they come.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// How far no line end was found.
    private var searched = 0

    /// Of the line that isn't whole yet, or of those not taken.
    var count: Int { bytes.count }

    mutating func append(_ more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// The next whole line without its end, or nil.
    mutating func next() -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        searched = 0
        return line
    }
}
