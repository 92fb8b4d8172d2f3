internal import Models

extension StageFailure {
    /// Why the history can't be used.
    static func store(_ error: DatabaseError) -> StageFailure {
        switch error {
        case .newer:
            StageFailure(
                .persist, .unsupported,
                "A newer version of this program made the history; use that version or choose another folder for it.")
        case .foreign:
            StageFailure(
                .persist, .unsupported,
                "The history's file belongs to another program; choose another folder for the history.")
        default:
            StageFailure(.persist, .cannotWrite, "The history can't be opened: " + error.cause)
        }
    }
}

extension Warning {
    static func settled(_ restore: RestoreIntent.Settlement) -> Warning {
        switch restore {
        case .finished:
            Warning(code: .restoreFinished, message: "A restore that was interrupted has been finished.")
        case .undone:
            Warning(
                code: .restoreUndone,
                message: "A restore that was interrupted has been undone; the state before it is there again.")
        }
    }

    /// - Parameters:
    ///   - menus: how many could be restored.
    ///   - favourites: how many of their dishes are favourites.
    ///   - unreadable: how many lines of the second copy could not be read.
    static func historyDamaged(menus: Int, favourites: Int, unreadable: Int = 0) -> Warning {
        let result =
            menus == 0
            ? "and a new one begun; vegyscan history rebuild DIR puts in the menus of a folder of results."
            : "and made anew from its second copy and the bundles: menus \(menus), favourites \(favourites)."
        let copy =
            unreadable == 0
            ? "" : " The second copy is damaged too (lines: \(unreadable)), so favourites and names may be missing."
        return Warning(
            code: .historyDamaged,
            message: "The history was damaged or lost: what was left of it is put aside as a .corrupt file, " + result
                + copy)
    }

    static func favouritesMended(_ count: Int) -> Warning {
        Warning(
            code: .favouritesMended,
            message:
                "The history had lost \(count == 1 ? "1 favourite or name" : "\(count) favourites or names"); they "
                + "are brought back from its second copy.")
    }

    static let cacheDamaged = Warning(
        code: .cacheDamaged,
        message:
            "The caches were damaged: they were put aside as a .corrupt file and new ones begun; only time is lost.")

    static func historyNotKept(_ error: DatabaseError) -> Warning {
        Warning(
            code: .historyNotKept,
            message: "Some menus are missing from the history, their bundles are written: " + error.cause)
    }

    /// A suggestion only: the program draws no conclusion from it.
    static func scannedNearby(_ menus: [String]) -> Warning {
        let named = menus.prefix(5).joined(separator: ", ") + (menus.count > 5 ? " and \(menus.count - 5) more" : "")
        return Warning(
            code: .scannedNearby,
            message: "Scanned before within \(Int(EarlierMenu.reach)) m of a menu of this run, perhaps the same "
                + "restaurant: \(named).")
    }

    static func noCache(_ error: DatabaseError) -> Warning {
        Warning(code: .noCache, message: "Nothing is taken from or put into the cache: " + error.cause)
    }
}

extension DatabaseError {
    /// The end of a sentence: the reason, and what to do next.
    var cause: String {
        switch self {
        case .damaged: "its file is damaged and can't be put aside; move it away."
        case .busy: "another process is using it; run again when that is done."
        case .full: "no space left on the disk; make room."
        case .newer: "a newer version of this program made it; use that version or choose another folder."
        case .foreign: "its file belongs to another program; choose another folder."
        case .other(let code) where code == Self.inputOutput:
            "its disk is full or can't be written (SQLite error \(code)); make room, or check the disk."
        case .other(let code): "its file or folder can't be written (SQLite error \(code)); check its permissions."
        }
    }
}
