package import Files
package import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder

/// The list of all menus of an output folder, `index.jsonl`: one JSON object a line.
///
/// The bundles are the truth; the index can always be made again from them.
package struct BundleIndex: Sendable {
    /// A larger file is no index of ours: 256 MiB, half a million menus.
    static let sizeLimit = 256 << 20

    /// The output folder.
    package let folder: FilePath

    package init(folder: FilePath) {
        self.folder = folder
    }

    var path: FilePath { folder.appending(MenuFolder.indexName) }

    /// The lines that are there; lines that can't be understood are left out, and no file is no lines.
    package func load() -> [IndexLine] {
        guard let content = SmallFile.bytes(of: path, limit: Self.sizeLimit) else { return [] }
        let decoder = JSONDecoder()
        return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
            try? decoder.decode(IndexLine.self, from: Data(line))
        }
    }

    /// The lines that are there about menus whose bundle is still there, the last one about each.
    ///
    /// - Parameter isKnown: whether the line about a menu is wanted from elsewhere.
    func kept(except isKnown: (FilePath) -> Bool) -> [IndexLine] {
        // Bytes, not strings: two spellings of "é" are one string but two folders.
        var seen: Set<FilePath> = []
        return load().reversed().filter { line in
            let menu = FilePath(line.menu)
            return !isKnown(menu) && hasBundle(line) && seen.insert(menu).inserted
        }
    }

    /// Writes the lines in byte order of the menus, whole or not at all.
    ///
    /// - Returns: how the file looks now, or nil when the system doesn't say.
    /// - Throws: `cannot_write`.
    @discardableResult
    package func write(_ lines: [IndexLine]) throws(StageFailure) -> FileStamp? {
        try write(inOrder: Self.sorted(lines))
    }

    /// Writes lines that are in byte order of the menus already, a few at a time: there may be very many.
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
