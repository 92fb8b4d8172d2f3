internal import Glibc
package import Models

/// Folders addressed by raw bytes: they are made with their parents and synced to the disk.
package enum Folder {
    /// Makes a folder and its parents; one that is there already is fine.
    ///
    /// - Parameter permissions: those of new folders; the process's umask takes bits away.
    package static func create(
        _ path: FilePath, permissions: UInt32 = 0o777, as target: WriteTarget
    ) throws(StageFailure) {
        do {
            try create(path, permissions: permissions)
        } catch {
            throw .cannotWrite(target, error)
        }
    }

    package static func create(_ path: FilePath, permissions: UInt32 = 0o777) throws(SystemError) {
        var missing: [FilePath] = []
        var ancestor = path
        while try !exists(ancestor) {
            missing.append(ancestor)
            guard ancestor.parent != ancestor else { break }
            ancestor = ancestor.parent
        }
        for folder in missing.reversed() {
            do {
                try unsafe folder.withCPath { name throws(SystemError) in
                    guard unsafe mkdir(name, permissions) == 0 else { throw .last }
                }
                try sync(folder.parent)
            } catch {
                // Another process may have been faster.
                guard error.code == EEXIST, try exists(folder) else { throw error }
            }
        }
    }

    /// Removes the folder if it is empty; does nothing otherwise.
    package static func removeEmpty(_ path: FilePath) {
        _ = try? unsafe path.withCPath { unsafe rmdir($0) }
    }

    /// Removes a file; one that isn't there is fine.
    ///
    /// - Throws: `cannot_write`.
    package static func removeFile(_ path: FilePath, as target: WriteTarget) throws(StageFailure) {
        do throws(SystemError) {
            try unsafe path.withCPath { name throws(SystemError) in
                guard unsafe unlink(name) == 0 || errno == ENOENT else { throw .last }
            }
        } catch {
            throw .cannotWrite(target, error)
        }
    }

    /// Removes a folder with everything in it; links in it go, and what they lead to stays. What can't be removed is
    /// left, without an error.
    package static func removeTree(_ path: FilePath) {
        let code = try? unsafe path.withCPath { unsafe unlink($0) == 0 ? 0 : errno }
        guard code == EISDIR else { return }
        for name in (try? FolderListing.entries(of: path)) ?? [] { removeTree(path.appending(name)) }
        removeEmpty(path)
    }

    /// Whether the folder is there. Throws ENOTDIR when a file stands in its place.
    private static func exists(_ path: FilePath) throws(SystemError) -> Bool {
        guard let kind = try FileStatus(of: path)?.kind else { return false }
        guard kind == .folder else { throw SystemError(ENOTDIR) }
        return true
    }

    /// Syncs the folder's list of names to the disk, so that a rename survives a power cut.
    ///
    /// A folder that may be written but not read can't be synced; that doesn't count as a failure.
    package static func sync(_ path: FilePath, calls: SystemCalls = .system) throws(SystemError) {
        let descriptor = try unsafe path.withCPath { name in
            unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard descriptor >= 0 else {
            if errno == EACCES { return }
            throw .last
        }
        defer { _ = Glibc.close(descriptor) }
        try calls.syncFile(descriptor)
    }
}
