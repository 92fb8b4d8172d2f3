package import Tables

extension embedded_table {
    /// The table's bytes; they live as long as the program.
    package var contents: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(
            start: UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self), count: count)
    }
}

extension GroupedTable {
    /// - Parameter table: UTF-8.
    package init(_ table: embedded_table) {
        self.init(text: unsafe String(decoding: table.contents, as: UTF8.self))
    }
}
