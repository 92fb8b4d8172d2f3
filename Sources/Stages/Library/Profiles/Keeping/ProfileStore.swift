package import Files
internal import Glibc
internal import Models

/// Keeps profiles in one sealed file that only this person on this machine can open.
///
/// What can't be opened is never overwritten. Two processes never mix their changes: each change is made under a lock
/// on the file's folder, to the book as it is then, and the file is replaced as a whole.
package struct ProfileStore: Sendable {
    static let fileName = FilePath("profiles.sealed")

    /// The sealed file.
    package let file: FilePath
    /// The folder for the key where there is no keyring; nil when no home is known.
    let keyFolder: FilePath?
    let keyring: KeyringWatch?

    /// - Parameters:
    ///   - dataFolder: the folder that also holds the history.
    ///   - configFolder: the program's own folder for settings, for the key file.
    ///   - usesKeyring: whether the system's keyring is asked, where there is one.
    package init(dataFolder: FilePath, configFolder: FilePath?, usesKeyring: Bool) {
        self.init(
            dataFolder: dataFolder, configFolder: configFolder,
            keyring: usesKeyring ? SecretService.find().map { KeyringWatch(keyring: $0) } : nil)
    }

    init(dataFolder: FilePath, configFolder: FilePath?, keyring: KeyringWatch?) {
        file = dataFolder.appending(Self.fileName)
        keyFolder = configFolder
        self.keyring = keyring
    }

    /// Whether anything was ever stored. A file that can't be checked counts as existing, since somebody may rely on
    /// it.
    package var isThere: Bool { !FileStatus.isMissing(file) }

    /// What is kept; an empty book where there is nothing.
    package func load() throws(ProfileFailure) -> ProfileBook {
        guard let sealed = try read() else { return ProfileBook() }
        return try sealed.open(with: try key(of: sealed))
    }

    /// Changes what is kept, as a whole or not at all.
    @discardableResult
    package func update<Value>(
        _ change: (inout ProfileBook) throws(ProfileFailure) -> Value
    ) throws(ProfileFailure) -> Value {
        do throws(StageFailure) {
            try Folder.create(file.parent, permissions: 0o700, as: .store)
        } catch {
            throw .system(error.message)
        }
        return try FolderLock.hold(file.parent) { () throws(ProfileFailure) in
            AtomicFile.sweep(folder: file.parent)
            let before = try read()
            var book = ProfileBook()
            var key: SecretKey?
            if let before {
                let found = try self.key(of: before)
                book = try before.open(with: found)
                key = found
            }
            let old = book
            let value = try change(&book)
            if before != nil, book == old { return value }
            let sealed: SealedProfiles
            let sealing: SecretKey
            if let before, let key { (sealed, sealing) = (before, key) } else { (sealed, sealing) = try makeKey() }
            try write(try sealed.bytes(of: book, key: sealing))
            return value
        }
    }

    /// Removes the sealed file and its key, wherever that is.
    ///
    /// The key goes first: what is left after a power cut can't be read.
    ///
    /// - Returns: what couldn't be removed, in words; empty when everything is gone.
    package func erase() -> [String] {
        FolderLock.hold(file.parent) { () throws(Never) in
            var left: [String] = []
            if let sealed = try? read() {
                if sealed.keeper == .keyring, keyring?.forget(sealed.keyID) != true {
                    left.append("the key in the system's keyring, named \(SecretService.label)")
                }
                if let keyFolder, !KeyFile(folder: keyFolder, id: sealed.keyID).remove() {
                    left.append("the key file in \(keyFolder.display)")
                }
            }
            AtomicFile.sweep(folder: file.parent)
            if let keyFolder { AtomicFile.sweep(folder: keyFolder) }
            if !PrivateFile.remove(file) { left.append(file.display) }
            return left
        }
    }

    /// Where the key is, for people who want to know; nil when nothing is stored or the place can't be determined.
    package var keyPlace: String? {
        guard let sealed = try? read() else { return nil }
        switch sealed.keeper {
        case .keyring: return "the system's keyring"
        case .file: return keyFolder.map { KeyFile(folder: $0, id: sealed.keyID).path.display }
        }
    }

    func read() throws(ProfileFailure) -> SealedProfiles? {
        guard isThere else { return nil }
        do throws(StageFailure) {
            _ = try OpenFile(file)
        } catch {
            throw .system("The profiles can't be read. \(error.message)")
        }
        guard let bytes = SmallFile.bytes(of: file, limit: SealedProfiles.sizeLimit) else {
            throw .damaged(file.display)
        }
        do throws(ProfileFailure) {
            return try SealedProfiles(bytes)
        } catch {
            guard case .foreign = error else { throw error }
            throw .damaged(file.display)
        }
    }

    func key(of sealed: SealedProfiles) throws(ProfileFailure) -> SecretKey {
        switch sealed.keeper {
        case .keyring:
            switch keyring?.key(sealed.keyID) {
            case .key(let key): return key
            case .absent: throw .keyMissing("in the system's keyring")
            case .silent, nil: throw .keyringSilent
            }
        case .file:
            guard let keyFolder else { throw .keyMissing("no home folder is known") }
            let file = KeyFile(folder: keyFolder, id: sealed.keyID)
            guard let key = file.read() else {
                throw .keyMissing("\(file.path.display), which only you may be able to read")
            }
            return key
        }
    }

    /// Makes a new key and stores it before anything is sealed with it.
    func makeKey() throws(ProfileFailure) -> (SealedProfiles, SecretKey) {
        guard let key = try? SecretKey.random() else { throw .noCrypto }
        let sealed = try SealedProfiles(keeper: .keyring)
        if let keyring, keyring.keep(key, sealed.keyID), keyring.key(sealed.keyID) == .key(key) { return (sealed, key) }
        var inFile = sealed
        inFile.keeper = .file
        guard let keyFolder else {
            throw .system("No home folder is known to keep the key to the profiles in; set HOME or XDG_CONFIG_HOME.")
        }
        try KeyFile(folder: keyFolder, id: inFile.keyID).write(key)
        return (inFile, key)
    }

    private func write(_ bytes: [UInt8]) throws(ProfileFailure) {
        do throws(StageFailure) {
            try AtomicFile.write(bytes, to: file, permissions: 0o600, as: .profiles)
        } catch {
            throw .system("The profiles can't be kept; what was there stays. " + error.message)
        }
    }
}
