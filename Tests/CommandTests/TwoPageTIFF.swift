import Foundation

/// A file of two white pages, 40 and 60 pixels wide.
enum TwoPageTIFF {
    static let file: Data = {
        var bytes = Array("II".utf8) + [42, 0] + little(8, 4)
        for (width, isLast) in [(40, false), (60, true)] {
            let height = 30
            let entries: [(tag: Int, value: Int)] = [
                (256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, 0), (277, 1), (278, height),
                (279, width * height),
            ]
            let pixels = bytes.count + 2 + entries.count * 12 + 4
            bytes += little(entries.count, 2)
            for entry in entries {
                bytes += little(entry.tag, 2) + little(4, 2) + little(1, 4)
                bytes += little(entry.tag == 273 ? pixels : entry.value, 4)
            }
            bytes += little(isLast ? 0 : pixels + width * height, 4)
            bytes += [UInt8](repeating: 255, count: width * height)
        }
        return Data(bytes)
    }()

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
