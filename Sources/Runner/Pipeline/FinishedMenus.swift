internal import Models
internal import Stages

/// Finds out what an earlier run has already done. The bundle on disk is the truth: it counts when it was made from
/// the same bytes with the same settings and program.
struct FinishedMenus: Sendable {
    let writer: BundleWriter
    let load: LoadPhoto
    let fingerprint: String

    /// Nil when the menu is to be read: there is no bundle, it was made differently, or something was left undone.
    func summary(of menu: MenuPlan) -> MenuSummary? {
        guard let bundle = writer.existing(menu: FilePath(menu.folder)),
            bundle.producer.fingerprint == fingerprint,
            Self.isFinal(bundle.status),
            bundle.pages.count == menu.pages.count
        else { return nil }
        for (page, file) in zip(bundle.pages, menu.pages) {
            guard page.photo.path == file.shown,
                let photo = try? load(file.path, shownAs: file.shown),
                photo.sha256 == page.photo.sha256
            else { return nil }
        }
        return MenuSummary(line: IndexLine(menu: FilePath(menu.folder), bundle: bundle), isUnchanged: true, seconds: 0)
    }

    /// Failures are tried again: what was missing may be there now.
    private static func isFinal(_ status: BundleStatus) -> Bool {
        switch status {
        case .complete, .noText, .rejected: true
        case .partial, .failed: false
        }
    }
}
