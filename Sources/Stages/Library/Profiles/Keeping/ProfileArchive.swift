internal import Foundation

/// Profiles in a separate file that a passphrase opens, to be stored elsewhere or taken to another machine.
///
/// The header is 8 bytes `VGSCPEXP`, the format's version, the binary logarithm of scrypt's N, its r and p, and 16
/// bytes of salt; the sealed text follows. It doesn't contain folders, the guest count or keys.
package enum ProfileArchive {
    private static let magic = Array("VGSCPEXP".utf8)
    private static let version: UInt8 = 1
    private static let saltLength = 16
    private static let headerLength = 28
    package static let sizeLimit = 16 << 20
    /// The largest binary logarithm of N in files from elsewhere: 2²⁰ takes 1 GiB with r = 8, and no more is to be
    /// tried.
    private static let mostRounds: UInt8 = 20

    private struct Content: Codable {
        var profiles: [Profile]
    }

    /// - Throws: `system` when the machine has too little memory.
    package static func bytes(
        of profiles: [Profile], passphrase: [UInt8], cost: ScryptCost = .standard
    ) throws(ProfileFailure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let salt = try? RandomBytes.make(saltLength),
            let plain = try? encoder.encode(Content(profiles: profiles)),
            let blockSize = UInt8(exactly: cost.blockSize), let parallelism = UInt8(exactly: cost.parallelism)
        else { throw .noCrypto }
        let header = magic + [version, UInt8(cost.rounds.trailingZeroBitCount), blockSize, parallelism] + salt
        guard let key = try? SecretKey(passphrase: passphrase, salt: salt, cost: cost),
            let sealed = try? SealedBox.seal(Array(plain), with: key, header: header)
        else { throw .noCrypto }
        return header + sealed
    }

    /// Checks, without a passphrase, whether one could open the file.
    ///
    /// - Throws: `foreign`, `newer`.
    package static func check(_ bytes: [UInt8]) throws(ProfileFailure) { _ = try cost(of: bytes) }

    /// - Throws: `foreign`, `newer`, `refused`; `system` when the machine has too little memory.
    package static func profiles(in bytes: [UInt8], passphrase: [UInt8]) throws(ProfileFailure) -> [Profile] {
        let cost = try cost(of: bytes)
        let header = Array(bytes.prefix(headerLength))
        guard let key = try? SecretKey(passphrase: passphrase, salt: Array(header.suffix(saltLength)), cost: cost)
        else {
            throw .noCrypto
        }
        let plain: [UInt8]
        do throws(CryptoError) {
            plain = try SealedBox.open(Array(bytes.dropFirst(headerLength)), with: key, header: header)
        } catch {
            throw error == .refused ? .refused : .noCrypto
        }
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(plain)) else { throw .newer }
        return content.profiles
    }

    private static func cost(of bytes: [UInt8]) throws(ProfileFailure) -> ScryptCost {
        guard bytes.starts(with: magic), bytes.count > magic.count else { throw .foreign }
        guard bytes[magic.count] <= version else { throw .newer }
        guard bytes.count > headerLength, bytes[magic.count] == version else { throw .foreign }
        let (rounds, blockSize, parallelism) = (bytes[9], bytes[10], bytes[11])
        guard (1...mostRounds).contains(rounds), (1...8).contains(blockSize), (1...4).contains(parallelism) else {
            throw .foreign
        }
        return ScryptCost(
            rounds: 1 << UInt64(rounds), blockSize: UInt64(blockSize), parallelism: UInt64(parallelism))
    }
}
