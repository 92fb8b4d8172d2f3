internal import Files
internal import Library
internal import Synchronization

/// Records which menus of a run got another folder than the plan had for them, since another menu's result stays there.
final class MovedMenus: RunRecorder {
    private let found = Mutex<[FilePath]>([])

    var menus: [FilePath] { found.withLock { $0 } }

    func record(_ event: RunEvent) {
        guard case .menuFinished(let menu) = event, menu.notes.contains(where: { $0.code == .nameShared }) else {
            return
        }
        found.withLock { $0.append(FilePath(menu.line.menu)) }
    }
}
