internal import Library
internal import Models
internal import Synchronization

/// Records which menus a run left as they were, so that the history can be checked for them.
final class UnchangedMenus: RunRecorder {
    private let found = Mutex<[Store.StoredMenu]>([])

    var menus: [Store.StoredMenu] { found.withLock { $0 } }

    func record(_ event: RunEvent) {
        switch event {
        case .menusUnchanged(let menus): add(menus)
        case .menuFinished(let menu) where menu.isUnchanged: add([menu])
        default: break
        }
    }

    private func add(_ menus: [MenuSummary]) {
        found.withLock { found in
            found += menus.map { Store.StoredMenu(menu: $0.line.menu, id: $0.line.id) }
        }
    }
}
