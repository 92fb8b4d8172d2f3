internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Stages

/// The menus of a plan whose bundle and photos look exactly as when they were last compared byte for byte. To find
/// them, each file's status is checked and none is opened.
struct UntouchedMenus: Sendable {
    /// What there is to say of them, in the order of the plan.
    private(set) var summaries: [MenuSummary] = []
    /// All the others, in the order of the plan.
    private(set) var open = MenuList()
    /// Whether the index holds these menus and those of other runs that are still there, and no others.
    private(set) var isIndexCurrent = false

    init(among menus: MenuList, finished: FinishedMenus) async {
        let contents = finished.journal.load()
        guard contents.count > 0 else {
            open = menus
            return
        }
        let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, 8, menus.count / 1000 + 1))
        let share = menus.count / width + 1
        await withTaskGroup(of: (Int, [MenuSummary?]).self) { group in
            for number in 0..<width {
                let part = menus.dropFirst(number * share).prefix(share)
                group.addTask { (number, part.map { Self.summary(of: $0, contents, finished) }) }
            }
            var parts = [[MenuSummary?]](repeating: [], count: width)
            for await (number, part) in group { parts[number] = part }
            var places: [Int] = []
            for (place, summary) in parts.joined().enumerated() {
                if let summary { summaries.append(summary) } else { places.append(place) }
            }
            open = menus.selecting(places)
        }
        guard open.isEmpty else { return }
        isIndexCurrent =
            contents.index != nil
            && IndexRenewal(writer: finished.writer, journal: finished.journal).isCurrent(
                contents, seen: Set(menus.map { FilePath($0.folder) }))
    }

    /// Nil when something is left to be done, or only a closer look can tell.
    private static func summary(
        of menu: MenuPlan, _ contents: JournalContents, _ finished: FinishedMenus
    ) -> MenuSummary? {
        guard let entry = contents.entry(of: menu.folder), entry.fingerprint == finished.fingerprints.of(menu.facts),
            FinishedMenus.isDone(entry.line.status), entry.photos.count == menu.pages.count,
            let bundle = entry.bundle, FileStamp(of: finished.writer.file(ofMenu: FilePath(menu.folder))) == bundle
        else { return nil }
        for (photo, file) in zip(entry.photos, menu.pages) {
            guard let stamp = photo.stamp, photo.path == file.shown, FileStamp(of: file.path) == stamp else {
                return nil
            }
        }
        return MenuSummary(unchanged: entry.line)
    }
}
