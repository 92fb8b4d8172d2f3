internal import Glibc
public import Models

public import struct Foundation.Date

/// What the program remembers from one run to the next: history and caches. The one writer of both databases.
///
/// Trouble with the caches is a miss, never an error; trouble with the history is a warning. Neither fails a photo.
public actor Store {
    private let locations: StoreLocations
    private let now: @Sendable () -> Date
    private let limits: CacheLimits
    private var history: History?
    private var cache: Cache?
    private var warnings: [Warning] = []

    /// Opens both databases, making them and their folders (for the owner's eyes only) where they are missing.
    ///
    /// A damaged database is put aside as `….corrupt-N` and a new one begun; `takeWarnings` says so.
    ///
    /// - Parameter now: the clock, by which entries of the caches grow old.
    /// - Throws: `unsupported` when a newer version made the history; `cannot_write` when it can't be opened.
    public init(
        locations: StoreLocations, now: @escaping @Sendable () -> Date = { Date() }
    ) throws(StageFailure) {
        try self.init(locations: locations, now: now, limits: CacheLimits())
    }

    init(
        locations: StoreLocations, now: @escaping @Sendable () -> Date, limits: CacheLimits
    ) throws(StageFailure) {
        self.locations = locations
        self.now = now
        self.limits = limits
        try Folder.create(locations.history.parent, permissions: 0o700, as: .store)
        do {
            let opened = try Self.historyFile(locations).open()
            history = History(database: opened.database)
            if opened.wasDamaged { warnings.append(.historyDamaged) }
        } catch {
            throw .store(error)
        }
        do {
            try? Folder.create(locations.cache.parent, permissions: 0o700)
            let opened = try Self.cacheFile(locations).open()
            cache = Cache(database: opened.database, limits: limits)
        } catch {
            cache = nil
            warnings.append(.noCache(error))
        }
    }

    private static func historyFile(_ locations: StoreLocations) -> StoreFile {
        StoreFile(path: locations.history, migrations: .history, keepsEveryDamagedFile: true)
    }

    private static func cacheFile(_ locations: StoreLocations) -> StoreFile {
        StoreFile(path: locations.cache, migrations: .cache, keepsEveryDamagedFile: false)
    }

    /// What a person should know of since the last call; the caller reports it.
    public func takeWarnings() -> [Warning] {
        defer { warnings = [] }
        return warnings
    }

    /// How long to wait for other processes, in milliseconds.
    func wait(atMost milliseconds: Int32) {
        history?.database.wait(atMost: milliseconds)
        cache?.database.wait(atMost: milliseconds)
    }

    // MARK: - Cache

    /// What was read from a photo before, or nil.
    ///
    /// - Parameters:
    ///   - key: the photo's SHA-256 and the fingerprint of all settings that change the reading.
    ///   - path: of the photo as it is called now; the cache keeps no paths.
    public func reading(forKey key: String, path: String) -> ReadPage? {
        guard var page = withCache({ cache throws(DatabaseError) in try cache.reading(forKey: key, at: time) })
        else { return nil }
        page?.photo.path = path
        return page
    }

    /// Keeps what was read from a photo for 30 days, or until room is needed.
    public func keep(_ page: ReadPage, forKey key: String) {
        withCache { cache throws(DatabaseError) in try cache.keep(page, forKey: key, at: time) }
    }

    /// What a model said of a dish before, or nil.
    public func opinion(forKey key: String) -> ModelOpinion? {
        withCache { cache throws(DatabaseError) in try cache.opinion(forKey: key, at: time) } ?? nil
    }

    /// Keeps what a model said of a dish for 30 days, or until 10,000 newer ones are there.
    ///
    /// - Parameter model: the model's name, for a person who looks into the cache; the key must hold it, too.
    public func keep(_ opinion: ModelOpinion, forKey key: String, model: String) {
        withCache { cache throws(DatabaseError) in
            try cache.keep(opinion, forKey: key, model: model, at: time)
        }
    }

    private var time: Double { now().timeIntervalSince1970 }

    @discardableResult
    private func withCache<Value>(_ work: (Cache) throws(DatabaseError) -> Value) -> Value? {
        guard let cache else { return nil }
        do {
            return try work(cache)
        } catch .damaged {
            self.cache = nil
            if let opened = try? Self.cacheFile(locations).open(suspicious: true) {
                self.cache = Cache(database: opened.database, limits: limits)
            }
            return nil
        } catch {
            if error == .busy { cache.database.wait(atMost: Database.impatience) }
            return nil
        }
    }

    // MARK: - History

    /// Puts a written bundle into the history, in place of an earlier record of the same bundle in the same file.
    ///
    /// - Parameters:
    ///   - menu: the menu's folder within its output folder, for people.
    ///   - output: the bundle's file; a relative path is kept as an absolute one.
    public func record(_ bundle: MenuBundle, menu: String, output: FilePath, scannedAt: Date) {
        withHistory { history throws(DatabaseError) in
            try history.record(bundle, menu: menu, file: output.absolute, scannedAt: scannedAt)
        }
    }

    /// The number of menus in the history.
    public func historyCount() -> Int {
        withHistory { history throws(DatabaseError) in try history.count() } ?? 0
    }

    /// The latest menus of the history, the newest first.
    public func recent(limit: Int) -> [HistoryEntry] {
        withHistory { history throws(DatabaseError) in try history.recent(limit: limit) } ?? []
    }

    /// Works on the history; when it proves to be damaged, once more on a new one.
    @discardableResult
    private func withHistory<Value>(_ work: (History) throws(DatabaseError) -> Value) -> Value? {
        do throws(DatabaseError) {
            guard let history else { throw .damaged }
            do throws(DatabaseError) {
                return try work(history)
            } catch .damaged {
                self.history = nil
                let opened = try Self.historyFile(locations).open(suspicious: true)
                let renewed = History(database: opened.database)
                self.history = renewed
                if opened.wasDamaged { warnings.append(.historyDamaged) }
                return try work(renewed)
            }
        } catch {
            if error == .busy { history?.database.wait(atMost: Database.impatience) }
            let warning = Warning.historyNotKept(error)
            if !warnings.contains(warning) { warnings.append(warning) }
            return nil
        }
    }
}
