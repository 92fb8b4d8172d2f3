package import Files
internal import Foundation
package import Models

/// The folders of batch files that were written for providers: `asked.json` in the state folder, for its owner's eyes only.
package struct AskedBook: Sendable {
    private let path: FilePath
    private static let sizeLimit = 1 << 20

    package init(_ locations: StoreLocations) { path = locations.askedBook }

    /// From the root; none where nothing is known.
    package var folders: [FilePath] {
        guard let bytes = SmallFile.bytes(of: path, limit: Self.sizeLimit),
            let names = try? JSONDecoder().decode([String].self, from: Data(bytes))
        else { return [] }
        return names.map { FilePath($0) }
    }

    /// - Throws: `cannot_write`.
    package func add(_ folder: FilePath) throws(StageFailure) {
        let names = folders.filter { FileKind.of($0) == .folder }.map(\.display)
        let name = folder.place.display
        guard !names.contains(name), let data = try? JSONEncoder.bundle().encode(names + [name]) else { return }
        try Folder.create(path.parent, permissions: 0o700, as: .waiting)
        try AtomicFile.write(Array(data), to: path, permissions: 0o600, as: .waiting)
    }
}
