/// Finds JSON objects in text that has other words around them.
enum JSONObjects {
    /// After so many opening braces without an object the rest is skipped, since each costs a pass over the text.
    static let maximumFailures = 16

    /// What `decode` makes of every outermost object that it understands, in order.
    static func find<Value>(in text: [UInt8], decode: (ArraySlice<UInt8>) -> Value?) -> [Value] {
        var found: [Value] = []
        var failures = 0
        var position = text.startIndex
        while failures < maximumFailures, let start = text[position...].firstIndex(of: UInt8(ascii: "{")) {
            if let end = end(of: text, from: start), let value = decode(text[start..<end]) {
                found.append(value)
                position = end
            } else {
                failures += 1
                position = start + 1
            }
        }
        return found
    }

    /// The position after the brace that closes the one at the start; nil when none does.
    private static func end(of text: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var quoted = false
        var escaped = false
        var index = start
        while index < text.endIndex {
            let byte = text[index]
            index += 1
            if quoted {
                if escaped {
                    escaped = false
                } else if byte == UInt8(ascii: "\\") {
                    escaped = true
                } else if byte == UInt8(ascii: "\"") {
                    quoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): quoted = true
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }
}
