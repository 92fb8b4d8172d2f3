/// Reads numbers and names from a file's bytes; past the end it returns nil and never traps.
struct ByteReader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at place: Int) -> UInt8? {
        place >= 0 && place < bytes.count ? bytes[place] : nil
    }

    /// `count` bytes from `place` on, or nil when they are not all there.
    func slice(at place: Int, count length: Int) -> ArraySlice<UInt8>? {
        guard place >= 0, length >= 0, place <= bytes.count, length <= bytes.count - place else { return nil }
        return bytes[place..<place + length]
    }

    func big16(at place: Int) -> Int? { number(at: place, count: 2, littleEndian: false) }
    func big32(at place: Int) -> Int? { number(at: place, count: 4, littleEndian: false) }
    func little16(at place: Int) -> Int? { number(at: place, count: 2, littleEndian: true) }
    func little24(at place: Int) -> Int? { number(at: place, count: 3, littleEndian: true) }
    func little32(at place: Int) -> Int? { number(at: place, count: 4, littleEndian: true) }

    /// An unsigned number of up to 4 bytes.
    func number(at place: Int, count: Int, littleEndian: Bool) -> Int? {
        guard let slice = slice(at: place, count: count) else { return nil }
        var value = 0
        if littleEndian {
            for byte in slice.reversed() { value = value << 8 | Int(byte) }
        } else {
            for byte in slice { value = value << 8 | Int(byte) }
        }
        return value
    }

    func matches(_ pattern: [UInt8], at place: Int) -> Bool {
        slice(at: place, count: pattern.count)?.elementsEqual(pattern) ?? false
    }

    func matches(_ name: String, at place: Int) -> Bool {
        slice(at: place, count: name.utf8.count)?.elementsEqual(name.utf8) ?? false
    }
}
