internal import Files

/// The folders of earlier results that are called like a menu with something behind a `~`. Each folder is listed once.
struct NamesakeFolders {
    private let output: FilePath?
    /// By the folder that they lie in, and by the name before the last `~`.
    private var listed: [String: [String: [String]]] = [:]

    /// - Parameter output: nil where there are none.
    init(output: FilePath?) {
        self.output = output
    }

    /// Relative to the output folder, in byte order.
    ///
    /// - Parameter menu: the plain name of a menu.
    mutating func names(besides menu: String) -> [String] {
        guard let output else { return [] }
        let start = menu.utf8.lastIndex(of: UInt8(ascii: "/")).map { menu.utf8.index(after: $0) } ?? menu.startIndex
        let parent = String(menu[..<start])
        if listed[parent] == nil { listed[parent] = Self.list(output.appending(parent), parent: parent) }
        return listed[parent]?[MenuNames.key(menu)] ?? []
    }

    private static func list(_ folder: FilePath, parent: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in (try? FolderListing.names(in: folder)) ?? [] {
            guard let tilde = name.bytes.lastIndex(of: UInt8(ascii: "~")), tilde > 0,
                let text = String(validating: name.bytes, as: UTF8.self),
                let base = String(validating: name.bytes[..<tilde], as: UTF8.self)
            else { continue }
            found[MenuNames.key(parent + base), default: []].append(parent + text)
        }
        return found
    }
}
