internal import Models
internal import Reading

/// Checks whether bytes can be a list of paths. Anything else could name any path, even "/".
enum PathListCheck {
    /// What is wrong with it and what to do, to be put behind the list's name; nil for a list.
    static func complaint(about bytes: [UInt8], separatedByZero: Bool) -> String? {
        if PictureSniffer.format(ofFirst: bytes) != .unknown { return "This is a picture, not a list of paths" }
        if isOtherFile(bytes) { return "This is no list of paths; give one path a line." }
        let separator = separatedByZero ? UInt8(0) : UInt8(ascii: "\n")
        if !separatedByZero {
            if bytes.contains(0) {
                return "This is no list of lines, it holds zero bytes; if paths end with those, add --null."
            }
            if bytes.contains(where: isControl) {
                return
                    "This is no list of lines, it holds control characters; paths with such names go into a list with "
                    + "--null."
            }
        }
        let longest = bytes.split(separator: separator, omittingEmptySubsequences: true).map(\.count).max() ?? 0
        return longest > longestPath ? "This is no list of paths; one of them would be \(longest) bytes long." : nil
    }

    /// The first bytes of PDF, ZIP, gzip and ELF.
    private static func isOtherFile(_ bytes: [UInt8]) -> Bool {
        [Array("%PDF-".utf8), [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B], [0x7F, 0x45, 0x4C, 0x46]].contains {
            bytes.starts(with: $0)
        }
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && ![UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
    }

    /// What Linux takes, in bytes.
    private static let longestPath = 4096
}
