/// What the markers of a JPEG file say (ITU-T T.81, annex B).
struct JPEGStructure {
    struct Frame {
        var precision: Int
        var width: Int
        var height: Int
        var components: Int
    }

    /// Progressive JPEGs have about ten scans. The decoder walks over all pixels for each, so that a small file with
    /// thousands of empty scans would keep it busy for hours.
    static let mostScans = 100

    private(set) var frame: Frame?
    /// Counted up to one more than `mostScans`.
    private(set) var scans = 0
    private(set) var exif: [UInt8]?
    private(set) var hasAdobeMarker = false
    /// Whether the end marker was found.
    private(set) var hasEnd = false

    init(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes)
        var place = 2
        while let marker = Self.marker(in: reader, from: &place), scans <= Self.mostScans {
            if marker == 0xD9 {
                hasEnd = true
                return
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            guard let length = reader.big16(at: place), length >= 2 else { return }
            let content = place + 2
            read(marker, in: reader, at: content, count: length - 2)
            place += length
            if marker == 0xDA {
                scans += 1
                Self.skipCodedData(in: reader, from: &place)
            }
        }
    }

    private mutating func read(_ marker: UInt8, in reader: ByteReader, at place: Int, count: Int) {
        switch marker {
        case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
            guard frame == nil, let precision = reader.byte(at: place), let height = reader.big16(at: place + 1),
                let width = reader.big16(at: place + 3), let components = reader.byte(at: place + 5)
            else { return }
            frame = Frame(precision: Int(precision), width: width, height: height, components: Int(components))
        case 0xE1 where exif == nil && reader.matches("Exif\0\0", at: place):
            exif = reader.slice(at: place + 6, count: count - 6).map(Array.init)
        case 0xEE where reader.matches("Adobe", at: place):
            hasAdobeMarker = true
        default: break
        }
    }

    /// The next marker's second byte; `place` moves behind it. Nil at the end, or where no marker stands.
    private static func marker(in reader: ByteReader, from place: inout Int) -> UInt8? {
        guard reader.byte(at: place) == 0xFF else { return nil }
        while reader.byte(at: place) == 0xFF { place += 1 }
        guard let marker = reader.byte(at: place) else { return nil }
        place += 1
        return marker
    }

    /// Moves to the next marker that ends a scan, past stuffed zeros and restart markers.
    private static func skipCodedData(in reader: ByteReader, from place: inout Int) {
        while place < reader.count, let start = reader.bytes[place...].firstIndex(of: 0xFF) {
            guard let next = reader.byte(at: start + 1) else { break }
            if next == 0xFF {
                place = start + 1
            } else if next == 0 || (0xD0...0xD7).contains(next) {
                place = start + 2
            } else {
                place = start
                return
            }
        }
        place = reader.count
    }
}
