internal import Files
internal import Library
internal import Models

/// What of an output folder waits for a language model, and what else was left undone there.
struct WaitingMenus: Sendable {
    /// Folders of menus with dishes to be asked about, relative to the output folder.
    var menus: [String] = []
    /// Of all bundles; the index should have them.
    var lines: [IndexLine] = []
    /// Of the menus with dishes to be asked about.
    var photos = 0
    /// What only a new scan can finish, with the reason.
    var problems: [RunSummary.Unread] = []

    /// Reads one bundle after the other, since many don't fit into memory.
    ///
    /// - Parameters:
    ///   - judging: what the judging part of a bundle's fingerprint must be; nil accepts any.
    ///   - alone: what it may be besides where every dish waits, or those of added pages do.
    ///   - others: those of bundles that are somebody else's to finish.
    init(
        in found: [FilePath], writer: BundleWriter, judging: String?, alone: String = "", others: Set<String> = []
    ) {
        for menu in found {
            guard let bundle = writer.existing(menu: menu) else {
                problems.append(
                    .init(path: menu.display, reason: "Its bundle can't be read by this version; scan again."))
                continue
            }
            lines.append(IndexLine(menu: menu, bundle: bundle))
            problems += bundle.unreadPages.map { page in
                .init(
                    // A menu of one photo is called like it.
                    path: page.photo.path == menu.display ? menu.display : menu.display + ": " + page.photo.path,
                    reason: (page.failure?.message ?? "Left out for its quality.") + " Scan again.")
            }
            guard !bundle.pendingDishes.isEmpty else { continue }
            let made = String(bundle.producer.fingerprint.suffix(8))
            if made != judging, others.contains(made) { continue }
            let canBeAsked = bundle.isWhollyWaiting || bundle.waitsForAddedPages
            if let judging, made != judging, made != alone || !canBeAsked {
                problems.append(
                    .init(
                        path: menu.display,
                        reason: "It was judged with another model, target language or version; scan again."))
            } else {
                menus.append(menu.display)
                photos += bundle.pages.count
            }
        }
    }
}
