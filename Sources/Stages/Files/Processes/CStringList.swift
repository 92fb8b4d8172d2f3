/// Texts as the system takes a program's arguments and variables: pointers to zero-ended bytes, a null pointer last.
@safe package struct CStringList {
    private var bytes: [CChar] = []
    private var starts: [Int] = []

    /// A text ends at its first zero byte, if it has one.
    package init(_ texts: [[UInt8]]) {
        for text in texts {
            starts.append(bytes.count)
            bytes += text.prefix { $0 != 0 }.map(CChar.init(bitPattern:)) + [0]
        }
    }

    /// The pointers are valid only during the call. If there is no memory for them, the call is skipped and the result
    /// is nil.
    package mutating func withPointers<Value>(
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value
    ) -> Value? {
        let starts = starts
        return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
            var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
            for start in starts { unsafe pointers.append(buffer.baseAddress.map { unsafe $0 + start }) }
            unsafe pointers.append(nil)
            return unsafe pointers.withUnsafeMutableBufferPointer { unsafe $0.baseAddress.map { unsafe body($0) } }
        }
    }
}
