internal import Foundation

/// Profiles within a backup are protected by the backup's own encryption, and no key of this machine is in it.
extension ProfileStore {
    /// What is kept, unsealed; nil when nothing is.
    func contentsForBackup() throws(ProfileFailure) -> [UInt8]? {
        guard isThere else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let plain = try? encoder.encode(try load()) else { throw .refused }
        return Array(plain)
    }

    /// The bytes of a sealed file with what a backup held. It uses the key of the present file where that opens, else a
    /// new one.
    ///
    /// - Throws: `newer` when this version doesn't understand it; what storing a key throws.
    func sealedForThisMachine(_ plain: [UInt8]) throws(ProfileFailure) -> [UInt8] {
        guard let book = try? JSONDecoder().decode(ProfileBook.self, from: Data(plain)) else { throw .newer }
        if let present = try? read(), let key = try? key(of: present), (try? present.open(with: key)) != nil {
            return try present.bytes(of: book, key: key)
        }
        let (sealed, key) = try makeKey()
        return try sealed.bytes(of: book, key: key)
    }
}
