package import Files
internal import Foundation
package import Models

/// `profile.json` beside a menu's `bundle.json`: what a profile says about the menu. It is no part of the result, may
/// be removed at any time, and can be read only by its owner.
package enum ProfileFile {
    package static let name = FilePath("profile.json")
    private static let sizeLimit = 64 << 20

    /// Judges a menu of an output folder and writes the verdicts; a file with the same content is left alone.
    ///
    /// - Returns: nil when there is no bundle that this version can read; existing verdicts are then removed.
    /// - Throws: `cannot_write`.
    package static func write(
        menu: FilePath, in folder: FilePath, judge: ProfileJudge
    ) throws(StageFailure) -> VerdictCounts? {
        guard let verdicts = verdicts(of: menu, in: folder, judge: judge) else {
            remove(beside: menu, in: folder)
            return nil
        }
        let path = path(beside: menu, in: folder)
        let content = verdicts.bytes
        if SmallFile.bytes(of: path, limit: sizeLimit) != content {
            try AtomicFile.write(content, to: path, permissions: 0o600)
        }
        return verdicts.counts
    }

    /// What a profile says of a menu, without writing anything; nil when there is no bundle that this version can read.
    package static func verdicts(of menu: FilePath, in folder: FilePath, judge: ProfileJudge) -> MenuVerdicts? {
        guard MenuFolder.accepts(menu),
            let content = SmallFile.bytes(
                of: folder.appending(MenuFolder.bundle(of: menu)), limit: BundleWriter.sizeLimit)
        else { return nil }
        return MenuVerdicts(ofBundle: content, judge: judge)
    }

    /// The verdicts that stand beside a bundle; nil when there are none that this version can read.
    package static func stored(beside menu: FilePath, in folder: FilePath) -> MenuVerdicts? {
        guard let content = SmallFile.bytes(of: path(beside: menu, in: folder), limit: sizeLimit) else { return nil }
        return try? JSONDecoder().decode(MenuVerdicts.self, from: Data(content))
    }

    /// Whether verdicts of any version stand beside a bundle.
    package static func isThere(beside menu: FilePath, in folder: FilePath) -> Bool {
        isOurs(path(beside: menu, in: folder))
    }

    /// The counts of stored verdicts that would be the same if made now, found without reading the bundle; nil when
    /// that can't be determined.
    ///
    /// They must have been written after the bundle, for the same profile and by the same program.
    package static func current(beside menu: FilePath, in folder: FilePath, judge: ProfileJudge) -> VerdictCounts? {
        let path = path(beside: menu, in: folder)
        guard let written = FileStamp(of: path),
            let bundle = FileStamp(of: folder.appending(MenuFolder.bundle(of: menu))),
            written.modified >= bundle.modified,
            let start = ContentSample.start(of: path, count: 1024)
        else { return nil }
        return MenuVerdicts.counts(atStartOf: start, basis: judge.basis)
    }

    /// Removes the verdicts on a menu. This is the last step before its bundle is replaced, so that they never stand
    /// beside another one.
    ///
    /// - Returns: false when they are still there.
    @discardableResult
    package static func remove(beside menu: FilePath, in folder: FilePath) -> Bool {
        let path = path(beside: menu, in: folder)
        return !isOurs(path) || PrivateFile.remove(path)
    }

    /// Removes all verdicts below an output folder.
    ///
    /// - Returns: how many there were, and the files that couldn't be removed.
    /// - Throws: `unreadable` when the folder can't be opened.
    package static func removeAll(in folder: FilePath) throws(StageFailure) -> (removed: Int, left: [FilePath]) {
        var removed = 0
        var left: [FilePath] = []
        try BundleFolder(folder: folder).visit { place, names in
            // A killed process may have left part of one.
            AtomicFile.sweep(folder: place.map(folder.appending) ?? folder)
            guard let menu = place, names.contains(name), isOurs(path(beside: menu, in: folder)) else { return }
            if remove(beside: menu, in: folder) {
                removed += 1
            } else {
                left.append(path(beside: menu, in: folder))
            }
        }
        return (removed, left)
    }

    private static func path(beside menu: FilePath, in folder: FilePath) -> FilePath {
        folder.appending(menu).appending(name)
    }

    /// Somebody else's file of that name is kept.
    private static func isOurs(_ path: FilePath) -> Bool {
        guard let content = SmallFile.bytes(of: path, limit: sizeLimit) else { return false }
        return MenuVerdicts.isOne(content)
    }
}
