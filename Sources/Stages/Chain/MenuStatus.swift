internal import Models
internal import Pages

extension BundleStatus {
    /// Of a menu with these pages.
    ///
    /// - Parameter isComplete: whether no dish waits for a language model.
    static func of(_ outcomes: [PhotoOutcome], isComplete: Bool) -> BundleStatus {
        var read = 0
        var failed = 0
        var rejected = 0
        var hasText = false
        var isPartlyUnread = false
        var isCutShort = false
        for outcome in outcomes {
            switch outcome {
            case .read(let page):
                read += 1
                if page.hasText { hasText = true }
                if page.isPartlyUnread || page.lacksPages { isPartlyUnread = true }
                if page.isCutShort { isCutShort = true }
            case .rejected: rejected += 1
            case .failed: failed += 1
            }
        }
        if read == 0 { return failed > 0 ? .failed : .rejected }
        // What there was no time for may be anything, also where no text was seen yet.
        if failed > 0 || rejected > 0 || isCutShort { return .partial }
        if !hasText { return .noText }
        if isPartlyUnread { return .partial }
        return isComplete ? .complete : .partial
    }
}

extension ReadPage {
    /// Whether the time for it ended before its reading did.
    fileprivate var isCutShort: Bool { warnings.contains { $0.code == WarningCode.deadline.rawValue } }

    /// Whether its file has further pages that nobody read.
    fileprivate var lacksPages: Bool { warnings.contains { $0.code == WarningCode.pagesUnread.rawValue } }
}
