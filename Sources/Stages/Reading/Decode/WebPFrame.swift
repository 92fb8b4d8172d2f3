/// A frame of a WebP animation (RFC 9649, section 2.7.1.1).
struct WebPFrame {
    /// Its place and size on the canvas in pixels.
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    private let chunks: ArraySlice<UInt8>

    /// Nil when the content is shorter than a frame's header.
    init?(_ content: [UInt8]) {
        let reader = ByteReader(content)
        guard let x = reader.little24(at: 0), let y = reader.little24(at: 3), let width = reader.little24(at: 6),
            let height = reader.little24(at: 9), content.count > 16
        else { return nil }
        self.x = x * 2
        self.y = y * 2
        self.width = width + 1
        self.height = height + 1
        chunks = content[16...]
    }

    /// The frame as a file of its own, since the still decoder doesn't support animations; nil without picture data.
    var stillFile: [UInt8]? {
        var alpha: [UInt8] = []
        for chunk in RIFFChunks(ByteReader(Array(chunks)), from: 0) {
            switch chunk.name {
            case "ALPH": alpha = Self.chunk("ALPH", chunk.content)
            case "VP8 ", "VP8L":
                let picture = Self.chunk(chunk.name, chunk.content)
                let header: [UInt8] =
                    alpha.isEmpty
                    ? []
                    : Self.chunk("VP8X", [0x10, 0, 0, 0] + Self.little(width - 1, 3) + Self.little(height - 1, 3))
                return Self.chunk("RIFF", "WEBP".utf8 + header + alpha + picture)
            default: break
            }
        }
        return nil
    }

    private static func chunk(_ name: String, _ content: some Collection<UInt8>) -> [UInt8] {
        Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}

/// The chunks of a RIFF file, up to the first incomplete one.
struct RIFFChunks: Sequence, IteratorProtocol {
    private let reader: ByteReader
    private var place: Int

    init(_ reader: ByteReader, from place: Int) {
        self.reader = reader
        self.place = place
    }

    mutating func next() -> (name: String, content: ArraySlice<UInt8>)? {
        guard let name = reader.slice(at: place, count: 4), let length = reader.little32(at: place + 4),
            let content = reader.slice(at: place + 8, count: length)
        else { return nil }
        place += 8 + length + length % 2
        return (String(decoding: name, as: UTF8.self), content)
    }
}
