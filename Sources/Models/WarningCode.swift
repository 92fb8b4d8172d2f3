/// What a warning in a bundle, or of the store, is about; `vegyscan help codes` says what each means.
///
/// The codes of `QualityCode` stand in warnings too.
public enum WarningCode: String, Sendable, CaseIterable {
    case pageFailed = "page_failed"
    case pageRejected = "page_rejected"
    case noText = "no_text"
    case noDishes = "no_dishes"
    case manyPages = "many_pages"
    case pagesApart = "pages_apart"
    case pagesUnread = "pages_unread"
    case unread
    case patternOnly = "pattern_only"
    case deadline
    case languageMissing = "language_missing"
    case marksUnexplained = "marks_unexplained"
    case marksUnread = "marks_unread"
    case modelFailed = "llm_failed"
    case mockData = "mock_data"
    case restoreFinished = "restore_finished"
    case restoreUndone = "restore_undone"
    case historyDamaged = "history_damaged"
    case favouritesMended = "favourites_mended"
    case historyNotKept = "history_not_kept"
    case cacheDamaged = "cache_damaged"
    case scannedNearby = "scanned_nearby"
    case noCache = "no_cache"
}

extension Warning {
    public init(code: WarningCode, message: String, page: Int? = nil) {
        self.init(code: code.rawValue, message: message, page: page)
    }
}
