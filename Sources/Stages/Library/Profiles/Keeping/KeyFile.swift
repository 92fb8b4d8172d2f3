internal import Files
internal import Foundation
internal import Glibc
internal import Models

/// The key to the profiles in a file that nobody else can read, for systems without a keyring.
struct KeyFile: Sendable {
    /// The program's own folder among a person's settings.
    let folder: FilePath
    let id: String

    var path: FilePath { folder.appending("profile-key-" + id) }

    /// Nil when there is none, it holds no key or others can read it.
    func read() -> SecretKey? {
        guard let bytes = SmallFile.bytes(of: path, limit: 200), Self.isPrivate(path) else { return nil }
        let digits = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return SecretKey(hexadecimal: digits)
    }

    /// - Throws: `system`.
    func write(_ key: SecretKey) throws(ProfileFailure) {
        do throws(StageFailure) {
            try Folder.create(folder, permissions: 0o700, as: .ownFolder)
            try AtomicFile.write(Array((key.hexadecimal + "\n").utf8), to: path, permissions: 0o600, as: .profileKey)
        } catch {
            throw .system("The key to the profiles can't be kept. " + error.message)
        }
    }

    /// False when it is there and can't be removed.
    func remove() -> Bool { PrivateFile.remove(path) }

    private static func isPrivate(_ path: FilePath) -> Bool {
        var status = stat()
        let read = try? unsafe path.withCPath { unsafe stat($0, &status) }
        return read == 0 && status.st_mode & 0o077 == 0
    }
}

/// Files that shall leave no trace.
enum PrivateFile {
    /// Removes a file; one that isn't there is gone already. False when it stays.
    static func remove(_ path: FilePath) -> Bool {
        let isGone = (try? unsafe path.withCPath { unsafe unlink($0) == 0 || errno == ENOENT }) ?? false
        try? Folder.sync(path.parent)
        return isGone
    }
}

extension SecretKey {
    /// 64 digits, as key files and keyrings keep it.
    var hexadecimal: String { SealedProfiles.hexadecimal(bytes) }

    /// Nil for anything but 64 digits.
    init?(hexadecimal: String) {
        let digits = Array(hexadecimal.utf8)
        guard digits.count == 2 * Self.length else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
            UInt8(String(decoding: digits[place...(place + 1)], as: UTF8.self), radix: 16)
        }
        self.init(bytes)
    }
}
