package import Files
internal import Glibc
package import Models

/// The files that the program keeps on a machine, for people who want to see or remove them.
package struct StoredFiles: Sendable, Hashable {
    /// Databases with their journals and with those put aside as damaged; other files in the folders don't count.
    private var files: [StoredKind: [FilePath]] = [:]
    private let folders: [FilePath]

    /// Finds the existing files.
    package init(_ locations: StoreLocations) {
        folders = Set(locations.places.map(\.folder)).sorted()
        var seen: Set<FilePath> = []
        for place in locations.places {
            let names = ((try? FolderListing.entries(of: place.folder)) ?? []).filter(place.isOurs)
            files[place.kind, default: []] += names.map(place.folder.appending).filter { seen.insert($0).inserted }
        }
    }

    package func files(of kind: StoredKind) -> [FilePath] { files[kind] ?? [] }

    /// Bytes.
    package func size(of kind: StoredKind) -> Int {
        files(of: kind).reduce(0) { $0 + ((try? FileStatus(of: $1))?.size ?? 0) }
    }

    /// The size in bytes of what a reset removes.
    package var size: Int { StoredKind.allCases.filter(\.goesWithReset).reduce(0) { $0 + size(of: $1) } }

    /// Whether there is nothing that a reset would remove.
    package var isEmpty: Bool { removable.allSatisfy { $0.lastComponent == StorePresence.fileName } }

    private var removable: [FilePath] { StoredKind.allCases.filter(\.goesWithReset).flatMap(files(of:)) }

    /// Removes what a reset covers. A run that is under way continues with what it has open, and keeps nothing for the
    /// next one.
    ///
    /// - Throws: `cannot_write` when one of them can't be removed; the others have been removed then.
    package func remove() throws(StageFailure) {
        var problem: SystemError?
        for file in removable {
            do throws(SystemError) {
                try unsafe file.withCPath { name throws(SystemError) in
                    guard unsafe unlink(name) == 0 || errno == ENOENT else { throw .last }
                }
            } catch {
                problem = error
            }
        }
        for folder in folders {
            TemporaryName.sweep(folder)
            try? Folder.sync(folder)
        }
        if let problem { throw .cannotWrite(.store, problem) }
    }
}
