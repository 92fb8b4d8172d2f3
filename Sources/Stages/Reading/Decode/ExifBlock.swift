internal import CExif
internal import Models

/// An EXIF block, parsed by libexif (Exif 2.32).
///
/// libexif logs nothing unless it is given a log, so there is nothing to silence.
@safe struct ExifBlock: ~Copyable {
    private let data: UnsafeMutablePointer<ExifData>

    /// Longer blocks are cut here: in a TIFF file the tags can lie anywhere, but libexif accepts no more.
    private static let longest = 0xFFFF - 6

    /// Nil without memory. An invalid block simply has no entries.
    ///
    /// - Parameter tiff: the block from its TIFF header on.
    init?(_ tiff: [UInt8]) {
        guard let data = unsafe exif_data_new() else { return nil }
        unsafe self.data = data
        // The block is kept as it stands: libexif's repairs would add tags that the photo doesn't have.
        unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
        unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
        let block = Array("Exif\0\0".utf8) + tiff.prefix(Self.longest)
        unsafe exif_data_load_data(data, block, UInt32(block.count))
    }

    deinit { unsafe exif_data_unref(data) }

    /// The orientation tag of the main picture, 1 to 8; nil when there is none or it isn't valid.
    var orientation: Int? {
        guard let entry = entry(0x0112, in: EXIF_IFD_0), let value = entry.short, (1...8).contains(value) else {
            return nil
        }
        return value
    }

    /// One entry of a directory, copied out; nil when it isn't there.
    func entry(_ tag: UInt32, in directory: ExifIfd) -> ExifValue? {
        guard let content = unsafe content(of: directory),
            let entry = unsafe exif_content_get_entry(content, ExifTag(rawValue: tag)),
            let bytes = unsafe entry.pointee.data
        else { return nil }
        let isLittleEndian = unsafe exif_data_get_byte_order(data) == EXIF_BYTE_ORDER_INTEL
        return ExifValue(
            format: unsafe entry.pointee.format, count: Int(unsafe entry.pointee.components),
            content: ByteReader(
                unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(entry.pointee.size)))),
            isLittleEndian: isLittleEndian)
    }

    private func content(of directory: ExifIfd) -> UnsafeMutablePointer<ExifContent>? {
        let all = unsafe data.pointee.ifd
        return switch directory {
        case EXIF_IFD_0: unsafe all.0
        case EXIF_IFD_EXIF: unsafe all.2
        case EXIF_IFD_GPS: unsafe all.3
        default: nil
        }
    }
}

/// The content of one EXIF entry.
struct ExifValue {
    let format: ExifFormat
    /// The number of values, not of bytes.
    let count: Int
    let content: ByteReader
    let isLittleEndian: Bool

    /// A single 16-bit number, or nil.
    var short: Int? {
        guard format == EXIF_FORMAT_SHORT, count == 1 else { return nil }
        return content.number(at: 0, count: 2, littleEndian: isLittleEndian)
    }

    /// The text up to its terminating zero, without surrounding blanks; nil when it isn't ASCII.
    var text: String? {
        guard format == EXIF_FORMAT_ASCII else { return nil }
        let bytes = content.bytes.prefix { $0 != 0 }
        guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        let blank = UInt8(ascii: " ")
        let trimmed = bytes.drop { $0 == blank }.reversed().drop { $0 == blank }.reversed()
        return String(decoding: Array(trimmed), as: UTF8.self)
    }

    /// Unsigned fractions as their two parts; nil for any other format.
    var rationals: [(numerator: Int, denominator: Int)]? {
        guard format == EXIF_FORMAT_RATIONAL else { return nil }
        var found: [(Int, Int)] = []
        for index in 0..<count {
            guard let top = content.number(at: index * 8, count: 4, littleEndian: isLittleEndian),
                let bottom = content.number(at: index * 8 + 4, count: 4, littleEndian: isLittleEndian)
            else { return nil }
            found.append((top, bottom))
        }
        return found
    }
}
