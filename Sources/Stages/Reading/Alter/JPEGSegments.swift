/// The parts of a JPEG file before its picture (ITU-T T.81, annex B).
enum JPEGSegments {
    /// The same file without its EXIF blocks, except for the orientation, without which it would be another picture;
    /// nil when the file doesn't have the structure of a JPEG file.
    static func withoutEXIF(_ bytes: [UInt8], orientation: Int?) -> [UInt8]? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var kept: [UInt8] = [0xFF, 0xD8]
        if let orientation, (2...8).contains(orientation) { kept += block(orientation: UInt8(orientation)) }
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // The start of scan: what follows is the picture.
            if marker == 0xDA { return kept + bytes[place...] }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let isEXIF = marker == 0xE1 && bytes[(place + 4)..<end].starts(with: exif)
            if !isEXIF { kept += bytes[place..<end] }
            place = end
        }
        return nil
    }

    private static let exif = Array("Exif\0\0".utf8)

    /// An EXIF block with the orientation (tag 0x0112, a SHORT) and nothing else.
    private static func block(orientation: UInt8) -> [UInt8] {
        let tiff: [UInt8] =
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        return [0xFF, 0xE1, 0, UInt8(2 + exif.count + tiff.count)] + exif + tiff
    }
}
