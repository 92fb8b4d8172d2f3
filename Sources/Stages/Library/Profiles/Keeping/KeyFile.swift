internal import Files
internal import Foundation
internal import Glibc
internal import Models

/// The key to the profiles, in a file that nobody else can read, for systems without a keyring.
struct KeyFile: Sendable {
    /// The program's own folder within a person's settings.
    let folder: FilePath
    let id: String

    var path: FilePath { folder.appending("profile-key-" + id) }

    /// Nil when there is no file, it holds no key or others can read it.
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

    /// False when it exists and can't be removed.
    func remove() -> Bool { PrivateFile.remove(path) }

    private static func isPrivate(_ path: FilePath) -> Bool {
        var status = stat()
        let read = try? unsafe path.withCPath { unsafe stat($0, &status) }
        return read == 0 && status.st_mode & 0o077 == 0
    }
}

/// Files that must leave no trace.
enum PrivateFile {
    /// Removes a file; a missing one counts as removed. False when it is still there.
    static func remove(_ path: FilePath) -> Bool {
        let isGone = (try? unsafe path.withCPath { unsafe unlink($0) == 0 || errno == ENOENT }) ?? false
        try? Folder.sync(path.parent)
        return isGone
    }
}

extension SecretKey {
    /// The 64 digits in which key files and keyrings store the key.
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
