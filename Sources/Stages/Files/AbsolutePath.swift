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
    public var followingLink: FilePath {
        guard let resolved = try? unsafe withCPath({ name in unsafe realpath(name, nil) }) else { return self }
        defer { unsafe free(resolved) }
        return FilePath(bytes: unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }
}
