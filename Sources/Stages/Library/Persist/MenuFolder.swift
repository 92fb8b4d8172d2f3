internal import Files

/// The folder of one menu inside the output folder.
enum MenuFolder {
    static let bundleName = FilePath("bundle.json")
    static let indexName = FilePath("index.jsonl")

    /// Whether a menu may have this name: it must be relative, stay inside the output folder, be a legal name for the
    /// system, and not be one that the program's own files need.
    static func accepts(_ menu: FilePath) -> Bool {
        guard !menu.bytes.contains(0) else { return false }
        let parts = menu.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { FilePath(bytes: Array($0)) }
        return parts.first != indexName && parts.first != OwnFolder.name
            && parts.allSatisfy { part in
                !part.bytes.isEmpty && part != FilePath(".") && part != FilePath("..") && part != bundleName
            }
    }

    /// The path of a menu's bundle relative to the output folder.
    static func bundle(of menu: FilePath) -> FilePath {
        menu.appending(bundleName)
    }

    /// The output folder that a menu's bundle lies in; nil when the file isn't named after the menu, as behind a link.
    static func root(of file: FilePath, menu: FilePath) -> FilePath? {
        let end = [UInt8(ascii: "/")] + bundle(of: menu).bytes
        guard file.bytes.suffix(end.count).elementsEqual(end) else { return nil }
        return FilePath(bytes: Array(file.bytes.dropLast(end.count)))
    }
}
