/// A number of bytes for a person.
struct ByteSize {
    let bytes: Int

    init(_ bytes: Int) { self.bytes = bytes }

    /// Such as "812 B", "3.4 kB" or "50.0 MB"; powers of 1000.
    var text: String {
        if bytes < 1000 { return "\(bytes) B" }
        var tenths = bytes / 100
        for unit in ["kB", "MB"] {
            if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
            tenths /= 1000
        }
        return "\(tenths / 10).\(tenths % 10) GB"
    }
}
