package import Files
internal import Models

package import struct Foundation.Date

/// Puts history, settings and profiles into one encrypted file.
package struct Backup: Sendable {
    /// The largest backup in bytes: 2 GiB, all of which are in memory for a moment.
    static let largest = 2 << 30

    let contents: BackupContents
    let program: String
    let cost: ScryptCost

    /// - Parameters:
    ///   - program: the program's version, stored in the file.
    ///   - cost: the cost of a guess at the passphrase.
    package init(contents: BackupContents, program: String, cost: ScryptCost = .standard) {
        self.contents = contents
        self.program = program
        self.cost = cost
    }

    /// Whether a backup may be written there: the path is free or holds a backup to be replaced.
    package static func mayReplace(_ path: FilePath) -> Bool {
        switch FileKind.of(path) {
        case .missing: true
        case .folder: false
        case .file: (try? OpenFile(path).read(upTo: BackupHeader.magic.count)) == BackupHeader.magic
        }
    }

    /// Writes the backup, whole or not at all. It succeeds only once the file has been read back from the disk and
    /// opened.
    ///
    /// - Parameters:
    ///   - path: its folder must be there; a file of that name is replaced at the very end.
    ///   - passphrase: in bytes; nobody can open the file without it.
    package func write(
        to path: FilePath, passphrase: [UInt8], at time: Date
    ) throws(BackupFailure) -> BackupManifest {
        let container = try gather(at: time)
        guard !container.files.isEmpty else {
            throw BackupFailure(.target, "There is nothing to back up yet: no history and no settings.")
        }
        let file = try sealed(container, passphrase)
        try VerifiedFile.write(file.bytes, to: path, permissions: 0o600) { written in
            guard let read = SmallFile.bytes(of: written, limit: Self.largest + BackupHeader.length) else {
                return false
            }
            let opened = try? OpenedBackup(read, key: file.key)
            return opened?.manifest == container.manifest
        }
        return container.manifest
    }

    /// The files as they are now; the store is held, so that no restore changes them meanwhile.
    private func gather(at time: Date) throws(BackupFailure) -> BackupContainer {
        let presence: StorePresence
        do throws(StageFailure) {
            presence = try StorePresence.share(contents.locations)
        } catch {
            throw BackupFailure(.inUse, error.message)
        }
        defer { withExtendedLifetime(presence) {} }
        var files: [BackupRole: [UInt8]] = [:]
        let history = try HistoryCopy.make(of: contents.locations.history)
        files[.history] = history?.bytes
        if let settings = contents.settings, FileKind.of(settings) != .missing {
            guard let bytes = SmallFile.bytes(of: settings, limit: 1 << 20) else {
                throw BackupFailure(.target, "The settings file can't be read; make it readable.")
            }
            files[.settings] = bytes
        }
        do throws(ProfileFailure) {
            files[.profiles] = try contents.profiles?.contentsForBackup()
        } catch {
            throw BackupFailure(.target, "The profiles can't be backed up. " + error.message)
        }
        return BackupContainer(files: files, history: history?.facts, program: program, createdAt: time)
    }

    private func sealed(
        _ container: BackupContainer, _ passphrase: [UInt8]
    ) throws(BackupFailure) -> (bytes: [UInt8], key: SecretKey) {
        let plain = try container.bytes()
        guard plain.count < Self.largest else {
            throw BackupFailure(.target, "There is too much for one backup: more than \(Self.largest >> 30) GiB.")
        }
        do throws(CryptoError) {
            let salt = try RandomBytes.make(BackupHeader.saltLength)
            let key = try SecretKey(passphrase: passphrase, salt: salt, cost: cost)
            let header = try BackupHeader(cost: cost, salt: salt, sealedLength: plain.count + 28).bytes(with: key)
            return (header + (try SealedBox.seal(plain, with: key, header: header)), key)
        } catch {
            throw .noRandomness
        }
    }
}
