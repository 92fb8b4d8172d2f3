import Foundation
import Models

/// Files that are no readable photo, each with the code it must fail with.
enum BadPhoto: String, CaseIterable, Sendable {
    case text, empty, truncated, damaged, headerOnly, vast

    var name: String { "bad-\(rawValue).\(self == .vast ? "png" : "jpg")" }

    var code: FailureCode {
        switch self {
        case .text: .notAPicture
        case .empty: .empty
        case .truncated, .damaged, .headerOnly: .corrupt
        case .vast: .tooLarge
        }
    }

    func content() throws -> Data {
        let whole = try Samples.data(Samples.goodPhoto)
        switch self {
        case .text: return Data("Beurre Sucre 4,20\n".utf8)
        case .empty: return Data()
        case .truncated: return whole.prefix(whole.count / 2)
        case .damaged:
            // The quantisation tables and all that follows, but not the length of the file, are lost.
            return whole.prefix(30) + Data(repeating: 0x5A, count: whole.count - 30)
        case .headerOnly: return try Samples.data("corrupt/menu.jpg")
        case .vast: return Self.png(width: 60_000, height: 60_000)
        }
    }

    /// A PNG whose header promises a picture of any size, with hardly a byte of it.
    static func png(width: UInt32, height: UInt32) -> Data {
        // Colour, and an empty zlib stream.
        PNG.file(
            width: width, height: height, kind: 2, picture: [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
    }
}

/// Files of the PNG format (ISO 15948) from scratch.
enum PNG {
    /// White, grey, 32 pixels wide and high; no two of different numbers are the same file.
    static func tiny(_ number: Int) -> Data {
        let rows = (0..<32).flatMap { _ in [0] + [UInt8](repeating: 0xFF, count: 32) }
        // One block that isn't compressed (RFC 1951, 3.2.4), with the checksum of RFC 1950 behind it.
        let length = UInt16(rows.count)
        var sums: (UInt32, UInt32) = (1, 0)
        for byte in rows {
            sums.0 = (sums.0 + UInt32(byte)) % 65_521
            sums.1 = (sums.1 + sums.0) % 65_521
        }
        let lengths = [length, ~length].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let stream = [0x78, 0x01, 0x01] + lengths + rows + big(sums.1 << 16 | sums.0)
        return file(
            width: 32, height: 32, kind: 0, extra: chunk("tEXt", Array("Comment\u{0}\(number)".utf8)), picture: stream)
    }

    /// - Parameters:
    ///   - kind: 0 for grey, 2 for colour.
    ///   - extra: chunks before the picture.
    fileprivate static func file(
        width: UInt32, height: UInt32, kind: UInt8, extra: [UInt8] = [], picture: [UInt8]
    ) -> Data {
        let header = big(width) + big(height) + [8, kind, 0, 0, 0]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + extra + chunk("IDAT", picture)
                + chunk("IEND", []))
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + content
        return big(UInt32(content.count)) + named + big(crc(named))
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    /// The checksum of chunks (annex D).
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
    }
}
