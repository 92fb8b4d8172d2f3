internal import Foundation

/// The addresses a language model may be reached at.
enum WebAddress {
    /// Whether it is a base address to which paths can be appended.
    ///
    /// Names, passwords and queries are refused: they would contain keys, and addresses are shown in listings.
    static func isBase(_ text: String) -> Bool {
        guard text.utf8.count <= 2000, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "https" || scheme == "http", let host = parts.host, !host.isEmpty
        else { return false }
        return !text.contains("@") && !text.contains("?") && !text.contains("#")
            && (parts.port.map { (1...65_535).contains($0) } ?? true)
    }
}
