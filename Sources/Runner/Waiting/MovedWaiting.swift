internal import Files
internal import Library
internal import Models

/// What waits in a folder that nobody noted, since its results were moved, copied or merged there: the bundles tell the
/// way in which they were to be judged, and the list of what waits knows the settings of that way.
struct MovedWaiting {
    let folder: FilePath
    /// What is known to wait in any folder.
    let known: [WaitingBook.Entry]

    /// An entry for each way of judging that dishes in the folder wait for and that the list doesn't know of it.
    var entries: [WaitingBook.Entry] {
        guard let place = String(validating: folder.place.bytes, as: UTF8.self) else { return [] }
        var given = Set(known.filter { $0.folder == place }.map(\.judging))
        guard !Set(known.map(\.judging)).isSubset(of: given) else { return [] }
        let ways = ways()
        return known.filter { ways.contains($0.judging) && given.insert($0.judging).inserted }.map {
            WaitingBook.Entry(folder: place, judging: $0.judging, settings: $0.settings)
        }
    }

    /// The judging parts of the fingerprints of all bundles with waiting dishes.
    private func ways() -> Set<String> {
        let writer = BundleWriter(folder: folder)
        var ways: Set<String> = []
        for menu in (try? BundleFolder(folder: folder).menus()) ?? [] {
            guard let bundle = writer.existing(menu: menu), !bundle.pendingDishes.isEmpty else { continue }
            ways.insert(String(bundle.producer.fingerprint.suffix(8)))
        }
        return ways
    }
}
