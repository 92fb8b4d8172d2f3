internal import Files
internal import Library
internal import Models
internal import Reading
internal import Stages

/// Finds out what an earlier run has already done. The bundle on disk is the truth: it counts if it was made from the
/// same bytes with the same settings and program.
struct FinishedMenus: Sendable {
    /// What remains to be done for a menu.
    enum Left: Sendable {
        case nothing(MenuSummary)
        /// All is read; some dishes wait for a language model.
        case pendingDishes(MenuBundle)
        /// There is no bundle, it was made differently, or a photo was left undone.
        case everything
    }

    let writer: BundleWriter
    let load: LoadPhoto
    let fingerprints: MenuFingerprints
    let journal: Journal
    /// Whether menus are judged with a language model. A run without one doesn't touch menus that wait for one, nor
    /// those that one has judged: its answers are more cautious than this run would be, and may have been paid for.
    var hasModel = true

    /// Reads the bundle and the photos, and notes in the journal what it found to be done.
    func left(of menu: MenuPlan) -> Left {
        let fingerprint = fingerprints.of(menu.facts)
        let path = writer.file(ofMenu: FilePath(menu.folder))
        let before = FileStamp(of: path)
        guard let bundle = writer.existing(menu: FilePath(menu.folder)),
            bundle.producer.fingerprint == fingerprint || isLeftAlone(bundle, fingerprint),
            bundle.scannedPages.count == menu.pages.count
        else { return .everything }
        var stamps: [FileStamp?] = []
        for (page, file) in zip(bundle.scannedPages, menu.pages) {
            let time = FileStamp.now
            let before = FileStamp(of: file.path)
            guard page.photo.path == file.shown,
                let photo = try? load(file),
                photo.sha256 == page.photo.sha256
            else { return .everything }
            let isSteady = before == FileStamp(of: file.path) && before?.isSettled(at: time) == true
            stamps.append(isSteady ? before : nil)
        }
        guard Self.isDone(bundle.status) else {
            if isLeftAlone(bundle, fingerprint) {
                return .nothing(MenuSummary(menu: menu.folder, bundle: bundle, isUnchanged: true, wasRead: true))
            }
            return bundle.isWaitingForModelOnly ? .pendingDishes(bundle) : .everything
        }
        journal.add(
            JournalEntry(
                bundle, menu: FilePath(menu.folder), stamp: before == FileStamp(of: path) ? before : nil,
                photos: stamps, origin: menu.origin))
        return .nothing(MenuSummary(menu: menu.folder, bundle: bundle, isUnchanged: true, wasRead: true))
    }

    /// Whether it was read as it would be now and was judged by a language model, which this run doesn't have, or waits
    /// for one.
    private func isLeftAlone(_ bundle: MenuBundle, _ fingerprint: String) -> Bool {
        !hasModel && (bundle.isWaitingForModelOnly || bundle.isJudgedByModel)
            && bundle.producer.fingerprint.prefix(8) == fingerprint.prefix(8)
    }

    /// Failures are tried again: what was missing may be there now.
    static func isDone(_ status: BundleStatus) -> Bool {
        switch status {
        case .complete, .noText, .rejected: true
        case .failed, .partial: false
        }
    }
}
