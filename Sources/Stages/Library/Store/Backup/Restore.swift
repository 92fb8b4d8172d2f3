package import Files
internal import Models

/// Replaces the present files by those of a backup: either all of them or none.
///
/// Files that the backup doesn't have stay as they are.
package struct Restore: Sendable {
    let backup: OpenedBackup
    let contents: BackupContents

    package init(_ backup: OpenedBackup, to contents: BackupContents) {
        self.backup = backup
        self.contents = contents
    }

    /// - Parameter check: checks a new file of a role before anything is replaced; returns a sentence when it is bad.
    /// - Throws: `source` when a file of the backup can't be used here, `inUse`, `target`; nothing is changed then.
    package func run(check: (BackupRole, FilePath) -> String? = { _, _ in nil }) throws(BackupFailure) {
        let home = contents.locations.history.parent
        try writing(.store) { () throws(SystemError) in try Folder.create(home, permissions: 0o700) }
        // A keyring may be slow, so it is asked before anybody else has to wait.
        let files = try filesForThisMachine()
        let presence = try StorePresence.takeAlone(contents.locations)
        defer { withExtendedLifetime(presence) {} }
        var intent = RestoreIntent(moves: try moves(), history: backup.manifest.history)
        try writing(.store) { () throws(SystemError) in try intent.write(in: home) }
        do throws(BackupFailure) {
            for move in intent.moves { try stage(move, files[move.role] ?? [], check) }
            intent.phase = .swapping
            try writing(.store) { () throws(SystemError) in try intent.write(in: home) }
        } catch {
            intent.phase = .staging
            _ = try? intent.goOn(in: home)
            throw error
        }
        try finish(&intent, in: home)
    }

    private func finish(_ intent: inout RestoreIntent, in home: FilePath) throws(BackupFailure) {
        do throws(StageFailure) {
            // Nobody else may write settings or profiles in the meantime.
            let settings = (contents.settings ?? contents.locations.history).parent
            let settlement = try FolderLock.hold(home) { () throws(StageFailure) in
                // Two locks on the same folder would wait for each other.
                if FileIdentity(of: settings) == FileIdentity(of: home) { return try intent.goOn(in: home) }
                return try PrivateFolder.hold(settings) { () throws(StageFailure) in try intent.goOn(in: home) }
            }
            guard settlement == .finished else {
                throw StageFailure(
                    .persist, .cannotWrite,
                    "The new files could not be put in place or read back, so the old state is there again; check the disk "
                        + "and restore again.")
            }
        } catch {
            throw BackupFailure(.target, error.message)
        }
    }

    private func filesForThisMachine() throws(BackupFailure) -> [BackupRole: [UInt8]] {
        var files = backup.files
        guard let plain = files[.profiles], let profiles = contents.profiles else { return files }
        do throws(ProfileFailure) {
            files[.profiles] = try profiles.sealedForThisMachine(plain)
        } catch .newer {
            throw BackupFailure(
                .source, "A newer version of this program made the backup; restore it with that version.")
        } catch {
            throw BackupFailure(.target, "The profiles can't be restored. " + error.message)
        }
        return files
    }

    private func moves() throws(BackupFailure) -> [RestoreMove] {
        var moves: [RestoreMove] = []
        for part in backup.manifest.parts {
            guard let path = contents.path(of: part.role) else {
                throw BackupFailure(
                    .target, "There is no place for the \(part.role.rawValue) of the backup; set HOME and try again.")
            }
            moves.append(RestoreMove(role: part.role, target: path.absolute.followingLink))
        }
        return moves
    }

    private func stage(
        _ move: RestoreMove, _ bytes: [UInt8], _ check: (BackupRole, FilePath) -> String?
    ) throws(BackupFailure) {
        try writing(.store) { () throws(SystemError) in
            try Folder.create(move.target.parent, permissions: 0o700)
            move.removeStaged()
            try AtomicFile.write(
                chunks: CollectionOfOne(bytes), to: move.staged, permissions: 0o600,
                calls: .system)
        }
        if let problem = check(move.role, move.staged) { throw BackupFailure(.source, problem) }
        if move.role == .history {
            try RestoreCheck.prepare(move.staged, backup.manifest.history ?? HistoryFacts(menus: 0, latest: nil))
        }
    }

    private func writing(_ target: WriteTarget, _ work: () throws(SystemError) -> Void) throws(BackupFailure) {
        do throws(SystemError) {
            try work()
        } catch {
            throw BackupFailure(.target, StageFailure.cannotWrite(target, error).message)
        }
    }
}
