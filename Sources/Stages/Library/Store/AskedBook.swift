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
            let addresses = try? JSONDecoder().decode([String].self, from: Data(bytes))
        else { return [] }
        return addresses.compactMap { FilePath(address: $0) }
    }

    /// Those that aren't there any more are forgotten, so the folder must be there.
    ///
    /// - Throws: `cannot_write`.
    package func add(_ folder: FilePath) throws(StageFailure) {
        try Folder.create(path.parent, permissions: 0o700, as: .waiting)
        try PrivateFolder.hold(path.parent) { () throws(StageFailure) in
            let addresses = folders.filter { FileKind.of($0) == .folder }.map(\.address)
            let address = folder.place.address
            guard !addresses.contains(address),
                let data = try? JSONEncoder.bundle().encode(addresses + [address])
            else { return }
            try AtomicFile.write(Array(data), to: path, permissions: 0o600, as: .waiting)
        }
    }
}
