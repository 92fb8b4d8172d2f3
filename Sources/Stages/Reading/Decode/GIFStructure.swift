/// The blocks of a GIF file up to the end of its first frame (GIF89a specification).
struct GIFStructure {
    /// The width of the whole picture in pixels.
    let canvasWidth: Int
    let canvasHeight: Int
    /// The first frame's place on it.
    let x: Int
    let y: Int
    /// A file with only the first frame. The decoder would unpack all frames of the original, however many there are.
    /// It also knows no transparency, so the transparent colour has become white.
    let stillFile: [UInt8]

    /// Nil when there is no whole first frame.
    init?(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes)
        guard let screenWidth = reader.little16(at: 6), let screenHeight = reader.little16(at: 8),
            let packed = reader.byte(at: 10)
        else { return nil }
        var head = 13 + Self.paletteBytes(packed)
        var transparent: Int?
        while reader.byte(at: head) == 0x21 {
            if reader.byte(at: head + 1) == 0xF9, let flags = reader.byte(at: head + 3),
                let index = reader.byte(at: head + 6)
            {
                transparent = flags & 1 == 1 ? Int(index) : nil
            }
            guard let end = Self.endOfSubBlocks(in: reader, from: head + 2) else { return nil }
            head = end
        }
        guard reader.byte(at: head) == 0x2C, let left = reader.little16(at: head + 1),
            let top = reader.little16(at: head + 3), let width = reader.little16(at: head + 5),
            let height = reader.little16(at: head + 7), let framePacked = reader.byte(at: head + 9),
            let end = Self.endOfSubBlocks(in: reader, from: head + 11 + Self.paletteBytes(framePacked)),
            let preamble = reader.slice(at: 0, count: 13 + Self.paletteBytes(packed)),
            let frame = reader.slice(at: head, count: end - head)
        else { return nil }
        var file = Array(preamble)
        let frameStart = file.count
        file += frame
        file.append(0x3B)
        if let transparent {
            let ownPalette = Self.paletteBytes(framePacked)
            let palette = ownPalette > 0 ? frameStart + 10 : 13
            let paletteLength = ownPalette > 0 ? ownPalette : Self.paletteBytes(packed)
            if transparent * 3 + 3 <= paletteLength {
                for sample in 0..<3 { file[palette + transparent * 3 + sample] = 0xFF }
            }
        }
        stillFile = file
        let fits = left + width <= screenWidth && top + height <= screenHeight
        canvasWidth = fits ? screenWidth : width
        canvasHeight = fits ? screenHeight : height
        x = fits ? left : 0
        y = fits ? top : 0
    }

    /// The size of the colour table that a packed field announces.
    private static func paletteBytes(_ packed: UInt8) -> Int {
        packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 7) + 1)
    }

    /// The offset after a row of sub-blocks and their end mark, or nil when it isn't there.
    private static func endOfSubBlocks(in reader: ByteReader, from start: Int) -> Int? {
        var place = start
        while let length = reader.byte(at: place) {
            place += 1 + Int(length)
            if length == 0 { return place }
        }
        return nil
    }
}
