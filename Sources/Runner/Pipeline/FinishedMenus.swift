internal import Models
internal import Stages

/// Finds out what an earlier run has already done. The bundle on disk is the truth: it counts when it was made from
/// the same bytes with the same settings and program.
struct FinishedMenus: Sendable {
    /// What is left to be done for a menu.
    enum Left: Sendable {
        case nothing(MenuSummary)
        /// All is read; some dishes wait for a language model.
        case pendingDishes(MenuBundle)
        /// There is no bundle, it was made differently, or a photo was left undone.
        case everything
    }

    let writer: BundleWriter
    let load: LoadPhoto
    let fingerprint: String

    func left(of menu: MenuPlan) -> Left {
        guard let bundle = writer.existing(menu: FilePath(menu.folder)),
            bundle.producer.fingerprint == fingerprint,
            bundle.pages.count == menu.pages.count
        else { return .everything }
        for (page, file) in zip(bundle.pages, menu.pages) {
            guard page.photo.path == file.shown,
                let photo = try? load(file.path, shownAs: file.shown),
                photo.sha256 == page.photo.sha256
            else { return .everything }
        }
        switch bundle.status {
        case .complete, .noText, .rejected:
            return .nothing(MenuSummary(menu: menu.folder, bundle: bundle, isUnchanged: true, wasRead: true))
        // Failures are tried again: what was missing may be there now.
        case .failed: return .everything
        case .partial: return bundle.isWaitingForModelOnly ? .pendingDishes(bundle) : .everything
        }
    }
}
