/// What the events of a run carry besides the codes of photos and warnings; `vegyscan help codes` says what each means.
enum RunCode: String, Sendable, CaseIterable {
    case optionWithoutEffect = "option_without_effect"
    case noStore = "no_store"
    case nameShared = "name_shared"
    case earlierKept = "earlier_kept"
    case resultSetAside = "result_set_aside"
    case samePhotos = "same_photos"
    case engineMissing = "engine_missing"
    case pagesLost = "pages_lost"
    case verdictsRemoved = "verdicts_removed"
    case severalMenus = "several_menus"
    case oneMenu = "one_menu"
    case filesSkipped = "files_skipped"
    case ownFoldersSkipped = "own_folders_skipped"
    case linksSkipped = "links_skipped"
    case unwantedSkipped = "unwanted_skipped"
    case noPhoto = "no_photo"
    case usage
    case noInput = "no_input"
    case unavailable
    case internalError = "internal_error"
    case badSettings = "bad_settings"
    case interrupted

    /// Of an error that ended the program; what can't be written has the same code as for a photo.
    static func word(for exitCode: ExitCode) -> String? {
        switch exitCode {
        case .success, .someFailed: nil
        case .usage: usage.rawValue
        case .noInput: noInput.rawValue
        case .unavailable: unavailable.rawValue
        case .internalError: internalError.rawValue
        case .cannotWrite: "cannot_write"
        case .badSettings: badSettings.rawValue
        case .interrupted: interrupted.rawValue
        }
    }
}
