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
        func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
            let named = Array(type.utf8) + content
            return big(UInt32(content.count)) + named + big(crc(named))
        }
        let header = big(width) + big(height) + [8, 2, 0, 0, 0]
        // An empty zlib stream.
        let picture: [UInt8] = [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", picture)
                + chunk("IEND", []))
    }

    /// The checksum of PNG chunks (ISO 15948, annex D).
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
    }
}
