package import Files
package import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder

/// The list of all menus of an output folder, `index.jsonl`: one JSON object per line.
///
/// The bundles are the truth; the index can always be made again from them.
package struct BundleIndex: Sendable {
    /// A larger file isn't one of our indexes: 256 MiB hold half a million menus.
    static let sizeLimit = 256 << 20

    /// The output folder.
    package let folder: FilePath

    package init(folder: FilePath) {
        self.folder = folder
    }

    var path: FilePath { folder.appending(MenuFolder.indexName) }

    /// The existing lines; lines that can't be understood are left out, and a missing file has none.
    package func load() -> [IndexLine] {
        guard let content = SmallFile.bytes(of: path, limit: Self.sizeLimit) else { return [] }
        let decoder = JSONDecoder()
        return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
            try? decoder.decode(IndexLine.self, from: Data(line))
        }
    }

    /// The existing lines about menus whose bundle still exists, the last one about each.
    ///
    /// - Parameter isKnown: whether a menu's line is provided from elsewhere.
    func kept(except isKnown: (FilePath) -> Bool) -> [IndexLine] {
        // These are bytes, not strings: two spellings of "é" are one string but two folders.
        var seen: Set<FilePath> = []
        return load().reversed().filter { line in
            let menu = FilePath(line.menu)
            return !isKnown(menu) && hasBundle(line) && seen.insert(menu).inserted
        }
    }

    /// Writes the lines in byte order of the menus, whole or not at all.
    ///
    /// - Returns: the file's stamp now, or nil when the system doesn't provide one.
    /// - Throws: `cannot_write`.
    @discardableResult
    package func write(_ lines: [IndexLine]) throws(StageFailure) -> FileStamp? {
        try write(inOrder: Self.sorted(lines))
    }

    /// Writes lines that are already in byte order of the menus, a few at a time, since there may be very many.
    @discardableResult
    func write(inOrder lines: some Sequence<IndexLine>) throws(StageFailure) -> FileStamp? {
        try Folder.create(folder, as: .outputFolder)
        return try AtomicFile.write(chunks: LineChunks(lines.lazy.map(\.text)), to: path)
    }

    private static func sorted(_ lines: [IndexLine]) -> [IndexLine] {
        lines.sorted { $0.menu.utf8.lexicographicallyPrecedes($1.menu.utf8) }
    }

    private func hasBundle(_ line: IndexLine) -> Bool {
        let menu = FilePath(line.menu)
        guard MenuFolder.accepts(menu), let bundle = line.bundle.map({ FilePath($0) }),
            bundle == MenuFolder.bundle(of: menu)
        else { return false }
        let status = try? FileStatus(of: folder.appending(bundle))
        return status?.kind == .file
    }
}
