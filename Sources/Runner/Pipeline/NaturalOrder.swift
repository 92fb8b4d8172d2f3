internal import Files

/// The order a person expects of file names: `page-2` before `page-10`, upper and lower case side by side.
///
/// Works on bytes, so that names that are no valid UTF-8 have their place too. Names that differ only in case or in
/// leading zeros are told apart by their bytes, so the order is total.
enum NaturalOrder {
    static func precedes(_ left: FilePath, _ right: FilePath) -> Bool {
        var i = 0
        var j = 0
        let a = left.bytes
        let b = right.bytes
        while i < a.count, j < b.count {
            if isDigit(a[i]), isDigit(b[j]) {
                let first = digitRun(a, from: &i)
                let second = digitRun(b, from: &j)
                // Without leading zeros the longer run is the larger number; no run is too long to compare.
                if first.count != second.count { return first.count < second.count }
                if first != second { return first.lexicographicallyPrecedes(second) }
            } else {
                let first = rank(a[i])
                let second = rank(b[j])
                if first != second { return first < second }
                i += 1
                j += 1
            }
        }
        if a.count - i != b.count - j { return a.count - i < b.count - j }
        return a.lexicographicallyPrecedes(b)
    }

    /// The run's digits without leading zeros; moves the index behind it.
    private static func digitRun(_ bytes: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
        let start = index
        while index < bytes.count, isDigit(bytes[index]) { index += 1 }
        return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// A slash comes before everything, so that a folder's files stay together.
    private static func rank(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "/"): 0
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        default: byte
        }
    }
}
