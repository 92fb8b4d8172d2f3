internal import Glibc

extension FilePath {
    /// The path from the root. A relative path is resolved against the working folder, and stays relative when that is
    /// unknown.
    public var absolute: FilePath {
        guard bytes.first != UInt8(ascii: "/"), let folder = unsafe getcwd(nil, 0) else { return self }
        defer { unsafe free(folder) }
        let start = unsafe UnsafeRawBufferPointer(start: folder, count: strlen(folder))
        return FilePath(bytes: unsafe Array(start)).appending(self)
    }
}

extension FilePath {
    /// The path with all links resolved, from the root and without dots; the path itself when it leads nowhere.
    public var followingLink: FilePath { resolved ?? self }

    /// The one spelling of where the path leads, for everything that is kept about a place and looked up again: from the
    /// root, links resolved, without dots and doubled slashes. What isn't there yet is appended as it is spelled.
    package var place: FilePath {
        var start = absolute
        var missing: [FilePath] = []
        while true {
            if let resolved = start.resolved { return missing.reversed().reduce(resolved) { $0.appending($1) } }
            let parent = start.parent
            if parent == start { return absolute }
            missing.append(start.lastComponent)
            start = parent
        }
    }

    /// Paths without those that lead where an earlier one does, however they are spelled.
    package static func distinct(_ paths: some Sequence<FilePath>) -> [FilePath] {
        var seen = Set<FilePath>()
        return paths.filter { seen.insert($0.place).inserted }
    }

    /// Nil where the path leads nowhere.
    private var resolved: FilePath? {
        guard let resolved = try? unsafe withCPath({ name in unsafe realpath(name, nil) }) else { return nil }
        defer { unsafe free(resolved) }
        return FilePath(bytes: unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }
}
