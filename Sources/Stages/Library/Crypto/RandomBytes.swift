internal import CCrypto

/// Unpredictable random numbers from OpenSSL's generator.
package enum RandomBytes {
    /// - Throws: `unavailable` when the generator has no seed.
    package static func make(_ count: Int) throws(CryptoError) -> [UInt8] {
        guard let length = Int32(exactly: count), length >= 0 else { throw .unavailable }
        var bytes = [UInt8](repeating: 0, count: count)
        guard unsafe RAND_bytes(&bytes, length) == 1 else { throw .unavailable }
        return bytes
    }
}
