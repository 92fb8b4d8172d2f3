package import Files
internal import Models

/// A backup that was decrypted and found intact.
package struct OpenedBackup: Sendable {
    package let manifest: BackupManifest
    /// The content of each file.
    package var files: [BackupRole: [UInt8]]

    /// - Throws: `source` with what is wrong with the file, or with the passphrase.
    package init(_ path: FilePath, passphrase: [UInt8]) throws(BackupFailure) {
        let file = try Self.read(path)
        let header = try BackupHeader(file)
        let key: SecretKey
        do throws(CryptoError) {
            key = try SecretKey(passphrase: passphrase, salt: header.salt, cost: header.cost)
        } catch {
            throw .noRandomness
        }
        guard header.isKey(key, of: file) else {
            throw BackupFailure(.source, "The passphrase is not the one that the backup was made with; try again.")
        }
        try self.init(file, key: key)
    }

    /// Whether the file looks like a backup, so that asking for its passphrase makes sense.
    ///
    /// - Throws: `source` with the reason why it doesn't.
    package static func check(_ path: FilePath) throws(BackupFailure) {
        _ = try BackupHeader(try read(path))
    }

    init(_ file: [UInt8], key: SecretKey) throws(BackupFailure) {
        guard file.count >= BackupHeader.length,
            let plain = try? SealedBox.open(
                Array(file.dropFirst(BackupHeader.length)), with: key, header: Array(file.prefix(BackupHeader.length)))
        else { throw BackupFailure(.source, "The backup is damaged; restore another one.") }
        let container = try BackupContainer(plain)
        manifest = container.manifest
        files = container.files
    }

    private static func read(_ path: FilePath) throws(BackupFailure) -> [UInt8] {
        switch FileKind.of(path) {
        case .missing: throw BackupFailure(.source, "There is no such file.")
        case .folder: throw BackupFailure(.source, "This is a folder; name the backup in it.")
        case .file: break
        }
        guard let file = SmallFile.bytes(of: path, limit: Backup.largest + BackupHeader.length) else {
            throw BackupFailure(.source, "The file can't be read, or is too large for a backup.")
        }
        return file
    }
}
