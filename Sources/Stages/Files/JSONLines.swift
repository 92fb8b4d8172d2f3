/// The lines of a file of JSON Lines that hold anything, with their numbers from 1.
package struct JSONLines: Sequence, IteratorProtocol {
    private var rest: ArraySlice<UInt8>
    private var number = 0

    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    package mutating func next() -> (number: Int, line: ArraySlice<UInt8>)? {
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if !line.allSatisfy(Self.isSpace) { return (number, line) }
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    }
}
