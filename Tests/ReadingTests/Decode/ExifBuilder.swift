/// Makes EXIF blocks and TIFF files, valid and broken ones, entry by entry.
struct ExifBuilder {
    struct Entry {
        var tag: Int
        /// 2 text, 3 16-bit, 4 32-bit, 5 fraction, 10 signed fraction.
        var type: Int
        var count: Int
        var content: [UInt8]
    }

    var littleEndian = true
    var main: [Entry] = []
    var photo: [Entry] = []
    var gps: [Entry] = []
    /// Pixels of a TIFF file, one strip behind the directories.
    var strip: [UInt8] = []

    func text(_ tag: Int, _ text: String) -> Entry {
        Entry(tag: tag, type: 2, count: text.utf8.count + 1, content: Array(text.utf8) + [0])
    }

    func shorts(_ tag: Int, _ values: Int...) -> Entry {
        Entry(tag: tag, type: 3, count: values.count, content: values.flatMap { number($0, 2) })
    }

    func long(_ tag: Int, _ value: Int) -> Entry { Entry(tag: tag, type: 4, count: 1, content: number(value, 4)) }

    func fractions(_ tag: Int, _ values: [(Int, Int)], type: Int = 5) -> Entry {
        Entry(tag: tag, type: type, count: values.count, content: values.flatMap { number($0.0, 4) + number($0.1, 4) })
    }

    func number(_ value: Int, _ count: Int) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        return littleEndian ? bytes : bytes.reversed()
    }

    /// From the TIFF header on.
    var block: [UInt8] {
        func size(_ entries: [Entry]) -> Int {
            2 + entries.count * 12 + 4 + entries.map { $0.content.count > 4 ? $0.content.count : 0 }.reduce(0, +)
        }
        let pointers = (photo.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1) + (strip.isEmpty ? 0 : 1)
        let photoStart = 8 + size(main) + pointers * 12
        let gpsStart = photoStart + (photo.isEmpty ? 0 : size(photo))
        let stripStart = gpsStart + (gps.isEmpty ? 0 : size(gps))
        var all = main
        if !photo.isEmpty { all.append(long(0x8769, photoStart)) }
        if !gps.isEmpty { all.append(long(0x8825, gpsStart)) }
        if !strip.isEmpty { all.append(long(0x0111, stripStart)) }
        var bytes = Array((littleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        bytes += directory(all, at: 8)
        if !photo.isEmpty { bytes += directory(photo, at: photoStart) }
        if !gps.isEmpty { bytes += directory(gps, at: gpsStart) }
        return bytes + strip
    }

    private func directory(_ entries: [Entry], at start: Int) -> [UInt8] {
        var fixed = number(entries.count, 2)
        var behind: [UInt8] = []
        let behindStart = start + 2 + entries.count * 12 + 4
        for entry in entries.sorted(by: { $0.tag < $1.tag }) {
            fixed += number(entry.tag, 2) + number(entry.type, 2) + number(entry.count, 4)
            if entry.content.count > 4 {
                fixed += number(behindStart + behind.count, 4)
                behind += entry.content
            } else {
                fixed += entry.content + [UInt8](repeating: 0, count: 4 - entry.content.count)
            }
        }
        return fixed + number(0, 4) + behind
    }
}

/// Puts an EXIF block into finished picture files.
enum ExifCarrier {
    static func jpeg(_ file: [UInt8], _ block: [UInt8]) -> [UInt8] {
        let content = Array("Exif\0\0".utf8) + block
        return Array(file.prefix(2)) + [0xFF, 0xE1] + big(content.count + 2, 2) + content + file.dropFirst(2)
    }

    /// Behind the header chunk.
    static func png(_ file: [UInt8], _ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return Array(file.prefix(33)) + big(content.count, 4) + named + big(Int(checksum(named)), 4)
            + file.dropFirst(33)
    }

    static func webp(_ file: [UInt8], _ block: [UInt8], width: Int, height: Int) -> [UInt8] {
        let header = [0x08, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
        let body = Array("WEBP".utf8) + chunk("VP8X", header) + file.dropFirst(12) + chunk("EXIF", block)
        return chunk("RIFF", body)
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

    /// CRC-32 as PNG wants it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
