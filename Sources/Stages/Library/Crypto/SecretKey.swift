internal import CCrypto

/// 256 bits that nobody else knows.
package struct SecretKey: Sendable, Hashable {
    /// The length of a key in bytes.
    package static let length = 32
    package let bytes: [UInt8]

    /// Nil unless there are 32 bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// A new key from the system's random numbers.
    ///
    /// - Throws: `unavailable`.
    package static func random() throws(CryptoError) -> SecretKey {
        guard let key = SecretKey(try RandomBytes.make(length)) else { throw .unavailable }
        return key
    }

    /// The key derived from a passphrase by scrypt (RFC 7914).
    ///
    /// - Parameters:
    ///   - passphrase: its bytes, any number of them.
    ///   - salt: random, stored beside what is sealed.
    /// - Throws: `unavailable`, including when there is too little memory.
    package init(passphrase: [UInt8], salt: [UInt8], cost: ScryptCost) throws(CryptoError) {
        var derived = [UInt8](repeating: 0, count: Self.length)
        let done = unsafe passphrase.withUnsafeBytes { passphrase in
            unsafe EVP_PBE_scrypt(
                passphrase.baseAddress?.assumingMemoryBound(to: CChar.self), passphrase.count, salt, salt.count,
                cost.rounds, cost.blockSize, cost.parallelism, cost.memory * 2, &derived, derived.count)
        }
        guard done == 1 else { throw .unavailable }
        bytes = derived
    }
}

/// How expensive it is to guess a passphrase.
package struct ScryptCost: Sendable, Hashable {
    /// N of RFC 7914, a power of two.
    package var rounds: UInt64
    /// r.
    package var blockSize: UInt64
    /// p.
    package var parallelism: UInt64

    /// What OWASP's "Password Storage Cheat Sheet" (2024) asks for: 128 MiB, some 0.3 s.
    package static let standard = ScryptCost(rounds: 1 << 17, blockSize: 8, parallelism: 1)

    package init(rounds: UInt64, blockSize: UInt64, parallelism: UInt64) {
        self.rounds = rounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// The bytes of memory it takes; saturates.
    var memory: UInt64 {
        let (blocks, isOver) = rounds.multipliedReportingOverflow(by: blockSize)
        return isOver || blocks > 1 << 40 ? 1 << 48 : blocks * 128
    }
}

/// Why nothing was sealed or opened.
package enum CryptoError: Error, Sendable, Hashable {
    /// The library or the system can't do it.
    case unavailable
    /// The key or the bytes aren't those that were sealed.
    case refused
}
