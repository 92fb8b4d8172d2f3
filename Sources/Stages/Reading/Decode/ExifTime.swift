internal import CExif

extension ExifBlock {
    /// When the photo was taken (DateTimeOriginal), as ISO 8601 local time such as `2024-05-01T18:30:00`, with an
    /// offset such as `+02:00` only where the photo has a valid one (OffsetTimeOriginal).
    ///
    /// Nil when there is none, or when it is no valid date and time, as in `0000:00:00 00:00:00`.
    var capturedAt: String? {
        guard let text = entry(0x9003, in: EXIF_IFD_EXIF)?.text, let moment = Self.moment(text) else { return nil }
        return moment + (entry(0x9011, in: EXIF_IFD_EXIF)?.text.flatMap(Self.offset) ?? "")
    }

    /// `YYYY:MM:DD HH:MM:SS` as ISO 8601.
    private static func moment(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count == 19, let year = number(bytes, 0, 4), let month = number(bytes, 5, 2),
            let day = number(bytes, 8, 2), let hour = number(bytes, 11, 2), let minute = number(bytes, 14, 2),
            let second = number(bytes, 17, 2),
            [4, 7, 10, 13, 16].map({ bytes[$0] }).elementsEqual(":: ::".utf8),
            year > 0, (1...12).contains(month), day >= 1, day <= days(in: month, of: year),
            hour < 24, minute < 60, second < 60
        else { return nil }
        var iso = bytes
        iso[4] = UInt8(ascii: "-")
        iso[7] = UInt8(ascii: "-")
        iso[10] = UInt8(ascii: "T")
        return String(decoding: iso, as: UTF8.self)
    }

    /// `+HH:MM` or `-HH:MM` unchanged, from -12:00 to +14:00 as in use on earth.
    private static func offset(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = number(bytes, 1, 2),
            let minutes = number(bytes, 4, 2), minutes < 60
        else { return nil }
        let total = hours * 60 + minutes
        switch bytes[0] {
        case UInt8(ascii: "+"): return total <= 14 * 60 ? text : nil
        case UInt8(ascii: "-"): return total <= 12 * 60 ? text : nil
        default: return nil
        }
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
        var value = 0
        for byte in bytes[start..<start + count] {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
