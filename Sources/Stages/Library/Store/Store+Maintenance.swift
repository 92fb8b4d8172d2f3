internal import Files
internal import Models

/// Inspects and empties the caches.
extension Store {
    /// Nil when there is no usable cache; `takeWarnings` says why.
    package func cacheStatistics() -> CacheStatistics? {
        let size = cacheFileBytes
        return withCache { cache throws(DatabaseError) in try cache.statistics(at: time, fileBytes: size) }
    }

    /// Removes everything that the caches hold; history, settings and bundles are elsewhere.
    ///
    /// - Returns: false when there is no usable cache, or it is in use.
    package func clearCache() -> Bool {
        pageIndex = nil
        return withCache { cache throws(DatabaseError) in try cache.clear() } != nil
    }

    /// Checks every entry. Nil as for `cacheStatistics`.
    ///
    /// - Parameter repairing: whether bad entries are removed.
    package func verifyCache(repairing: Bool) -> CacheVerification? {
        if repairing { pageIndex = nil }
        return withCache { cache throws(DatabaseError) in try cache.verification(repairing: repairing) }
    }

    /// Passes on every entry: answers, pages and readings, each in a fixed order.
    ///
    /// - Parameter each: returns false to end early.
    /// - Returns: false when there is no usable cache.
    package func exportCache(_ each: (CacheEntry) -> Bool) -> Bool {
        withCache { cache throws(DatabaseError) in try cache.export(each) } != nil
    }

    private var cacheFileBytes: Int {
        ["", "-wal", "-shm"].reduce(0) { sum, suffix in
            let path = FilePath(bytes: locations.cache.bytes + Array(suffix.utf8))
            return sum + Int((try? FileStatus(of: path))?.size ?? 0)
        }
    }
}
