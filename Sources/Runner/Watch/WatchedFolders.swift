internal import Files
internal import Library
internal import Models
internal import Synchronization

/// The folders of a watched scan with all below them, and what is going on there.
final class WatchedFolders: Sendable {
    private struct Place {
        /// From the root, links followed.
        var origin: FilePath
        /// Whether it was named, so that each photo in it is a menu.
        var isRoot: Bool
    }

    private struct State {
        /// By the path that a folder is watched under.
        var places: [FilePath: Place] = [:]
        var unrest = Unrest()
        /// Whether what a folder says of its menus has changed, which may concern all below it.
        var hasOtherFacts = false
    }

    private let roots: [FilePath]
    /// Of all folders that were named, from the root, links followed.
    private let origins: [FilePath]
    private let excluded: FilePath
    private let watch: FolderWatch
    private let state = Mutex(State())

    /// - Parameter excluded: the folder of results, which may lie in a watched one.
    init(_ roots: [FilePath], excluding excluded: FilePath) throws(StageFailure) {
        self.excluded = excluded
        let origins = roots.map(\.followingLink)
        self.origins = origins
        // One within another is a sub-folder of that, as for every scan.
        self.roots = zip(roots, origins).filter { _, origin in
            !origins.contains { origin.bytes.starts(with: $0.appending(FilePath("")).bytes) && origin != $0 }
        }.map(\.0)
        watch = try FolderWatch()
        try addRoots()
    }

    /// Ends a waiting.
    func wake() { watch.wake() }

    var isAtRest: Bool { state.withLock(\.unrest.isEmpty) }

    /// Whether something is going on with a menu's photo or folder.
    func isUnsettled(_ source: FilePath) -> Bool { state.withLock { $0.unrest.holds(source) } }

    /// Waits until something is at rest after it changed.
    ///
    /// - Returns: photos and folders, none after `wake`; nil where everything has to be looked at.
    func news() -> Result<Set<FilePath>?, StageFailure> {
        let news = watch.news(until: state.withLock(\.unrest.next))
        do throws(StageFailure) {
            if news.isIncomplete {
                try addRoots()
                return .success(nil)
            }
            for change in news.changes { try take(change) }
        } catch {
            return .failure(error)
        }
        return .success(
            state.withLock { state in
                if state.hasOtherFacts {
                    state.hasOtherFacts = false
                    return nil
                }
                return Set(state.unrest.settled(at: .now).map(\.source))
            })
    }

    private func addRoots() throws(StageFailure) {
        for root in roots {
            try add(root, Place(origin: root.followingLink, isRoot: true), isNew: false)
            guard FileKind.of(root) == .folder else { throw Self.gone(root) }
        }
    }

    /// Watches a folder and all below it, and notes what has come into them just now.
    ///
    /// - Parameter isNew: whether all in it has just come, however old it is.
    private func add(_ folder: FilePath, _ place: Place, isNew: Bool) throws(StageFailure) {
        let excluded = FileIdentity(of: excluded)
        var visited: Set<FileIdentity> = []
        var pending = [(path: folder, place: place)]
        while let (path, place) = pending.popLast() {
            guard let identity = FileIdentity(of: path), identity != excluded,
                !FolderWalk.leadsOut(path, origin: place.origin, of: origins), visited.insert(identity).inserted
            else { continue }
            // First watched, then looked at: what comes in between is seen twice rather than never.
            try watch.add(path)
            state.withLock { $0.places[path] = place }
            for (name, kind) in (try? FolderListing.namesAndKinds(in: path)) ?? [] where !name.isHidden {
                if kind == .folder {
                    pending.append(
                        (path.appending(name), Place(origin: place.origin.appending(name), isRoot: false)))
                } else {
                    noteFound(name, in: path, place, isNew: isNew)
                }
            }
        }
    }

    /// A file that was there before its folder was watched: one that was just changed may still be written.
    private func noteFound(_ name: FilePath, in folder: FilePath, _ place: Place, isNew: Bool) {
        guard FolderWalk.isCalledLikePhoto(name), let stamp = FileStamp(of: folder.appending(name)) else { return }
        let isRecent = Duration.nanoseconds(FileStamp.now - stamp.changed) < Unrest.Rest.open
        guard isNew || isRecent else { return }
        state.withLock { $0.unrest.note(isRecent ? .written : .settled, name, of: Self.unit(name, place), at: .now) }
    }

    private func take(_ change: FolderWatch.Change) throws(StageFailure) {
        guard !change.name.isHidden, let place = state.withLock({ $0.places[change.folder] }) else { return }
        if change.kind == .ended {
            // Of one further below, the folder that held it tells.
            if place.isRoot { throw Self.gone(change.folder) }
            return
        }
        let path = change.folder.appending(change.name)
        if change.kind == .gone, change.isFolder {
            watch.remove(path)
            let below = path.appending(FilePath("")).bytes
            state.withLock { $0.places = $0.places.filter { $0.key != path && !$0.key.bytes.starts(with: below) } }
            return
        }
        let isNew = change.kind == .made || change.kind == .arrived
        if isNew, change.isFolder || FileKind.of(path) == .folder {
            try add(path, Place(origin: place.origin.appending(change.name), isRoot: false), isNew: true)
            return
        }
        if change.name == SettingsFile.name {
            if [.closed, .arrived, .gone].contains(change.kind) { state.withLock { $0.hasOtherFacts = true } }
            return
        }
        // What has no photo's name may be one by its content, which can be told once it is there.
        let isClosed = change.kind == .closed || change.kind == .arrived
        guard
            isClosed
                ? FolderWalk.looksLikePhoto(path, name: change.name) : FolderWalk.isCalledLikePhoto(change.name)
        else { return }
        let event: Unrest.Event = isClosed || change.kind == .gone ? .settled : .written
        state.withLock { $0.unrest.note(event, change.name, of: Self.unit(change.name, place), at: .now) }
    }

    /// Nothing would ever be heard of another folder of the same name.
    private static func gone(_ root: FilePath) -> StageFailure {
        StageFailure(
            .decode, .unreadable,
            "\(root.display): The watched folder was removed or moved; start again once it is there.")
    }

    private static func unit(_ name: FilePath, _ place: Place) -> Unrest.Unit {
        place.isRoot
            ? Unrest.Unit(source: place.origin.appending(name), isFolder: false)
            : Unrest.Unit(source: place.origin, isFolder: true)
    }
}

extension FilePath {
    /// Whether it is passed over, as every walk does.
    fileprivate var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}
