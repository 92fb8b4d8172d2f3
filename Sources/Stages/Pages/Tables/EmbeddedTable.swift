internal import Tables

extension embedded_table {
    /// The table's bytes; they live as long as the program.
    package var contents: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(
            start: UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self), count: count)
    }
}
