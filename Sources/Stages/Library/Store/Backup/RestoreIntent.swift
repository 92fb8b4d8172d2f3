internal import Files
internal import Foundation
internal import Models

/// What a restore is about to do, on disk beside the history, so that whoever finds it after a kill can go on.
struct RestoreIntent: Codable {
    enum Phase: String, Codable {
        /// New files are being made; nothing has been changed yet.
        case staging
        /// The new files are complete and checked: from here on the restore counts and will be completed.
        case swapping
        /// All files are in place and being checked once more.
        case proving
        /// They proved bad, so the old ones are being brought back.
        case undoing
        /// The new files are good; the old ones are being removed.
        case cleaning
    }

    /// The outcome of an interrupted restore.
    enum Settlement: Hashable {
        case finished, undone
    }

    static let fileName = FilePath(".vegyscan-restore.json")

    var phase = Phase.staging
    var moves: [RestoreMove]
    /// What the new history must hold; nil when there is none.
    var history: HistoryFacts?

    static func isThere(in folder: FilePath) -> Bool { FileKind.of(folder.appending(fileName)) != .missing }

    /// Completes a restore that was interrupted; nil when there was none. The caller must have exclusive use of the
    /// data.
    static func settle(in folder: FilePath) throws(StageFailure) -> Settlement? {
        guard isThere(in: folder) else { return nil }
        guard let bytes = SmallFile.bytes(of: folder.appending(fileName), limit: 1 << 20),
            var intent = try? JSONDecoder().decode(RestoreIntent.self, from: Data(bytes))
        else {
            throw StageFailure(
                .persist, .cannotWrite,
                "The file \(fileName.display) beside the history, which an interrupted restore left, can't be read; "
                    + "move it away and restore again.")
        }
        return try intent.goOn(in: folder)
    }

    /// Does what remains to be done, from any phase on.
    mutating func goOn(in folder: FilePath) throws(StageFailure) -> Settlement {
        do throws(SystemError) {
            if phase == .staging {
                for move in moves { move.removeStaged() }
                try remove(in: folder)
                return .undone
            }
            if phase == .swapping {
                phase = hasSwappedAll() ? .proving : .undoing
                try write(in: folder)
            }
            if phase == .proving {
                phase = isProven ? .cleaning : .undoing
                try write(in: folder)
            }
            if phase == .undoing {
                for move in moves.reversed() { try move.undo() }
                try remove(in: folder)
                return .undone
            }
            for move in moves { move.removeOld() }
            try remove(in: folder)
            return .finished
        } catch {
            throw .cannotWrite(.store, error)
        }
    }

    private func hasSwappedAll() -> Bool {
        do throws(SystemError) {
            for move in moves { try move.swap() }
            return true
        } catch {
            return false
        }
    }

    func write(in folder: FilePath) throws(SystemError) {
        guard let json = try? JSONEncoder.bundle().encode(self) else { throw SystemError(EINVAL) }
        try AtomicFile.write(
            chunks: CollectionOfOne(Array(json)), to: folder.appending(Self.fileName), permissions: 0o600,
            calls: .system)
    }

    private func remove(in folder: FilePath) throws(SystemError) {
        TemporaryName.remove(folder.appending(Self.fileName))
        try Folder.sync(folder)
    }

    private var isProven: Bool {
        guard let history, let move = moves.first(where: { $0.role == .history }) else { return true }
        return RestoreCheck.isGood(move.target, history)
    }
}
