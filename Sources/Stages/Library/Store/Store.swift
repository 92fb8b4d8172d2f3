internal import Files
internal import Glibc
package import Models

package import struct Foundation.Date

/// What the program remembers from one run to the next: history and caches. It alone writes both databases.
///
/// Trouble with the caches counts as a miss, never as an error; trouble with the history is a warning. Neither fails a
/// photo.
package actor Store {
    let locations: StoreLocations
    private let mode: CacheMode
    private let now: @Sendable () -> Date
    private let limits: CacheLimits
    /// Prevents restores for as long as this store lives.
    private let presence: StorePresence
    private var history: History?
    let keptFile: KeptFile
    private var cache: Cache?
    private var warnings: [Warning] = []
    /// Menu folders of earlier runs that were photographed close to one of this run.
    var nearby: [String] = []
    /// When the run began.
    let startedAt: Date
    /// Made when first needed.
    var pageIndex: PageIndex?
    /// What was reused since the start.
    package internal(set) var hits = CacheHits()
    /// The part of these that the database doesn't count yet.
    var uncounted = CacheHits()

    /// Opens both databases, making them and their folders (for the owner's eyes only) where they are missing.
    /// A damaged database is put aside as `….corrupt-N` and a new one begun; a new history is filled from its second
    /// copy and the bundles that it names. `takeWarnings` reports this.
    ///
    /// - Parameters:
    ///   - mode: whether the caches are read and written; the history isn't affected.
    ///   - now: the clock by which cache entries age.
    ///   - limits: the limits of the caches.
    /// - Throws: `unsupported` when a newer version made the history; `cannot_write` when it can't be opened.
    package init(
        locations: StoreLocations, mode: CacheMode = .on, now: @escaping @Sendable () -> Date = { Date() },
        limits: CacheLimits = CacheLimits()
    ) throws(StageFailure) {
        self.locations = locations
        self.mode = mode
        self.now = now
        startedAt = now()
        self.limits = limits
        keptFile = KeptFile(beside: locations.history)
        try Folder.create(locations.history.parent, permissions: 0o700, as: .store)
        presence = try StorePresence.share(locations)
        if let settled = presence.settled { warnings.append(.settled(settled)) }
        do {
            let (opened, warning) = try Self.openHistory(locations, keptFile)
            history = opened
            if let warning { warnings.append(warning) }
        } catch {
            throw .store(error)
        }
        guard mode != .off else { return }
        do {
            try? Folder.create(locations.cache.parent, permissions: 0o700)
            let opened = try Self.cacheFile(locations).open()
            cache = Cache(database: opened.database, limits: limits)
            if opened.wasDamaged { warnings.append(.cacheDamaged) }
        } catch {
            cache = nil
            warnings.append(.noCache(error))
        }
    }

    /// Opens the history, and restores it where it is incomplete.
    private static func openHistory(
        _ locations: StoreLocations, _ keptFile: KeptFile, _ trust: StoreFile.Trust = .usual
    ) throws(DatabaseError) -> (History, Warning?) {
        do throws(DatabaseError) {
            let opened = try historyFile(locations).open(trust)
            let history = History(database: opened.database)
            return (history, try mend(history, keptFile, wasDamaged: opened.wasDamaged))
        } catch .damaged where trust != .lost {
            return try openHistory(locations, keptFile, trust == .usual ? .doubted : .lost)
        }
    }

    private static func historyFile(_ locations: StoreLocations) -> StoreFile {
        StoreFile(path: locations.history, migrations: .history, keepsEveryDamagedFile: true)
    }

    private static func cacheFile(_ locations: StoreLocations) -> StoreFile {
        StoreFile(path: locations.cache, migrations: .cache, keepsEveryDamagedFile: false)
    }

    /// What a person should know about since the last call; the caller reports it.
    package func takeWarnings() -> [Warning] {
        defer {
            warnings = []
            nearby = []
        }
        return warnings + (nearby.isEmpty ? [] : [.scannedNearby(nearby)])
    }

    /// How long to wait for other processes, in milliseconds.
    func wait(atMost milliseconds: Int32) {
        history?.database.wait(atMost: milliseconds)
        cache?.database.wait(atMost: milliseconds)
    }

    var time: Double { now().timeIntervalSince1970 }

    /// Looks something up, unless the caches are being filled anew.
    func withReadCache<Value>(_ work: (Cache) throws(DatabaseError) -> Value) -> Value? {
        mode == .on ? withCache(work) : nil
    }

    @discardableResult
    func withCache<Value>(_ work: (Cache) throws(DatabaseError) -> Value) -> Value? {
        guard let cache else { return nil }
        do {
            return try work(cache)
        } catch .damaged {
            self.cache = nil
            pageIndex = nil
            if let opened = try? Self.cacheFile(locations).open(.doubted) {
                self.cache = Cache(database: opened.database, limits: limits)
            }
            return nil
        } catch {
            if error == .busy { cache.database.wait(atMost: Database.impatience) }
            return nil
        }
    }

    /// Works on the history; if it proves to be damaged, works once more on a new one.
    @discardableResult
    func withHistory<Value>(_ work: (History) throws(DatabaseError) -> Value) -> Value? {
        do throws(DatabaseError) {
            guard let history else { throw .damaged }
            do throws(DatabaseError) {
                return try work(history)
            } catch .damaged {
                do throws(DatabaseError) {
                    return try work(try reopenHistory(.doubted))
                } catch .damaged {
                    return try work(try reopenHistory(.lost))
                }
            }
        } catch {
            if error == .busy { history?.database.wait(atMost: Database.impatience) }
            let warning = Warning.historyNotKept(error)
            if !warnings.contains(warning) { warnings.append(warning) }
            return nil
        }
    }

    private func reopenHistory(_ trust: StoreFile.Trust) throws(DatabaseError) -> History {
        // The file must not stay open underneath a new one.
        history = nil
        let (opened, warning) = try Self.openHistory(locations, keptFile, trust)
        history = opened
        if let warning { warnings.append(warning) }
        return opened
    }
}
