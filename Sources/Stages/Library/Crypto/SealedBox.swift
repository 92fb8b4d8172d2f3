internal import CCrypto

/// Bytes that only the holder of a key can read, and that nobody else can change unnoticed: AES-256 in Galois/Counter
/// Mode (NIST SP 800-38D), computed by OpenSSL.
///
/// A sealed text is a nonce of 12 random bytes, the encrypted bytes and a tag of 16.
package enum SealedBox {
    private static let nonceLength = 12
    private static let tagLength = 16
    /// OpenSSL counts in 32 bits.
    private static let chunk = 1 << 24

    /// - Parameter header: unencrypted bytes stored beside it, which must be the same when it is opened.
    /// - Throws: `unavailable`.
    package static func seal(
        _ plain: [UInt8], with key: SecretKey, header: [UInt8] = []
    ) throws(CryptoError) -> [UInt8] {
        let nonce = try RandomBytes.make(nonceLength)
        let cipher = try Cipher(key: key, nonce: nonce, encrypts: true)
        try cipher.authenticate(header)
        let encrypted = try cipher.update(plain[...])
        try cipher.finish()
        return nonce + encrypted + (try cipher.tag(tagLength))
    }

    /// - Throws: `refused` when the key, the header or any byte differs.
    package static func open(
        _ sealed: [UInt8], with key: SecretKey, header: [UInt8] = []
    ) throws(CryptoError) -> [UInt8] {
        guard sealed.count >= nonceLength + tagLength else { throw .refused }
        let cipher = try Cipher(key: key, nonce: Array(sealed.prefix(nonceLength)), encrypts: false)
        try cipher.authenticate(header)
        let plain = try cipher.update(sealed[nonceLength..<(sealed.count - tagLength)])
        try cipher.expect(tag: Array(sealed.suffix(tagLength)))
        try cipher.finish()
        return plain
    }

    /// OpenSSL's cipher context, released with the object.
    @safe private final class Cipher {
        private let context: OpaquePointer
        private let encrypts: Bool

        init(key: SecretKey, nonce: [UInt8], encrypts: Bool) throws(CryptoError) {
            guard let context = unsafe EVP_CIPHER_CTX_new() else { throw .unavailable }
            unsafe self.context = context
            self.encrypts = encrypts
            // OpenSSL uses nonces of 12 bytes unless told otherwise.
            let isReady = unsafe EVP_CipherInit_ex(
                context, EVP_aes_256_gcm(), nil, key.bytes, nonce, encrypts ? 1 : 0)
            guard isReady == 1 else { throw .unavailable }
        }

        deinit { unsafe EVP_CIPHER_CTX_free(context) }

        func authenticate(_ header: [UInt8]) throws(CryptoError) {
            guard !header.isEmpty, let length = Int32(exactly: header.count) else { return }
            var written: Int32 = 0
            guard unsafe EVP_CipherUpdate(context, nil, &written, header, length) == 1 else { throw .unavailable }
        }

        func update(_ bytes: ArraySlice<UInt8>) throws(CryptoError) -> [UInt8] {
            var output: [UInt8] = []
            output.reserveCapacity(bytes.count)
            var rest = bytes
            while !rest.isEmpty {
                let part = Array(rest.prefix(SealedBox.chunk))
                var piece = [UInt8](repeating: 0, count: part.count + 16)
                var written: Int32 = 0
                let done = unsafe EVP_CipherUpdate(context, &piece, &written, part, Int32(part.count))
                guard done == 1 else { throw encrypts ? .unavailable : .refused }
                output += piece.prefix(Int(written))
                rest = rest.dropFirst(part.count)
            }
            return output
        }

        /// Checks the tag when decrypting.
        func finish() throws(CryptoError) {
            var last = [UInt8](repeating: 0, count: 16)
            var written: Int32 = 0
            guard unsafe EVP_CipherFinal_ex(context, &last, &written) == 1, written == 0 else {
                throw encrypts ? .unavailable : .refused
            }
        }

        func tag(_ length: Int) throws(CryptoError) -> [UInt8] {
            var tag = [UInt8](repeating: 0, count: length)
            guard unsafe EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, Int32(length), &tag) == 1 else {
                throw .unavailable
            }
            return tag
        }

        func expect(tag: [UInt8]) throws(CryptoError) {
            var tag = tag
            guard unsafe EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, Int32(tag.count), &tag) == 1 else {
                throw .refused
            }
        }
    }
}
