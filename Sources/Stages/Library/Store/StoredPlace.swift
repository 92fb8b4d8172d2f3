package import Files
internal import Models

/// A folder, with a test for the files in it that belong to one kind.
struct StoredPlace {
    var kind: StoredKind
    var folder: FilePath
    /// Decides by the name alone.
    var isOurs: (FilePath) -> Bool
}

/// The single list of where everything is.
extension StoreLocations {
    private var data: FilePath { history.parent }
    private var state: FilePath { runs.parent }

    /// Whether there is a history, or the second copy of one; one that can't be looked at counts as there.
    package var hasHistory: Bool { !FileStatus.isMissing(history) || KeptFile(beside: history).isThere }
    /// Problem reports for their owner's eyes.
    package var reports: FilePath { state.appending("reports") }
    /// Those of them that are to be sent.
    var waitingReports: FilePath { reports.appending("waiting") }
    /// Tables of words and prices that were installed.
    package var updates: FilePath { data.appending("updates") }
    /// Records what is installed and what failed.
    var updateBook: FilePath { state.appending("updates.json") }
    /// What is known about the last backup.
    package var backupNote: FilePath { state.appending("backup.json") }
    /// Records where dishes wait for a language model, and with which settings.
    package var waitingBook: FilePath { state.appending("waiting.json") }
    /// Records where batch files for providers were written to.
    var askedBook: FilePath { state.appending("asked.json") }
    /// Records when notices were last shown.
    var noticeBook: FilePath { state.appending("notices.json") }
    /// The sealed profiles.
    package var profiles: FilePath { data.appending(ProfileStore.fileName) }

    /// Every file of the program in these folders belongs to the first place that recognises its name.
    var places: [StoredPlace] {
        [
            StoredPlace(kind: .history, folder: data) { DatabaseFiles.belongs($0, to: history.lastComponent) },
            StoredPlace(kind: .history, folder: data) { $0 == StorePresence.fileName || $0 == RestoreIntent.fileName },
            StoredPlace(kind: .history, folder: data) { $0 == KeptFile.name },
            StoredPlace(kind: .history, folder: data) { RestoreMove.isBeside($0, history.lastComponent) },
            StoredPlace(kind: .caches, folder: cache.parent) { DatabaseFiles.belongs($0, to: cache.lastComponent) },
            StoredPlace(kind: .runLogs, folder: runs, isOurs: RunLog.isLog),
            StoredPlace(kind: .reports, folder: reports, isOurs: ReportQueue.isReport),
            StoredPlace(kind: .reports, folder: waitingReports, isOurs: ReportQueue.isReport),
            // The list is removed first: without it the tables are ignored, while a list without tables is an error.
            StoredPlace(kind: .updates, folder: state) { $0 == updateBook.lastComponent },
            StoredPlace(kind: .updates, folder: updates, isOurs: UpdateKind.isTable),
            StoredPlace(kind: .profiles, folder: data) {
                $0 == ProfileStore.fileName || RestoreMove.isBeside($0, ProfileStore.fileName)
            },
            StoredPlace(kind: .notes, folder: state) {
                [backupNote, waitingBook, WaitingBook.aside(of: waitingBook), askedBook, noticeBook].map(
                    \.lastComponent
                )
                .contains($0)
            },
        ]
    }
}

/// The names that belong to a database.
enum DatabaseFiles {
    /// Whether a name is that of the database's file, of a file that SQLite puts beside it, or of a damaged one put
    /// aside.
    static func belongs(_ name: FilePath, to database: FilePath) -> Bool {
        guard name.bytes.starts(with: database.bytes) else { return false }
        let rest = String(decoding: name.bytes.dropFirst(database.bytes.count), as: UTF8.self)
        return ["", "-wal", "-shm", "-journal"].contains { rest == $0 || isAside(rest, $0) }
    }

    private static func isAside(_ rest: String, _ suffix: String) -> Bool {
        guard rest.hasPrefix(".corrupt-"), rest.hasSuffix(suffix) else { return false }
        let number = rest.dropFirst(9).dropLast(suffix.count)
        return !number.isEmpty && number.allSatisfy(\.isWholeNumber)
    }
}
