internal import CCrypto

/// Names a menu by what its photos hold.
public enum BundleID {
    /// The id of the menu whose pages have these content hashes, in page order.
    ///
    /// - Parameter pageHashes: the SHA-256 of each photo's bytes, 64 lower-case hexadecimal digits each.
    /// - Returns: the first 32 hexadecimal digits of the SHA-256 over the hashes, each followed by a newline.
    public static func make(pageHashes: [String]) -> String {
        let text = pageHashes.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        unsafe text.withUnsafeBufferPointer { input in
            unsafe digest.withUnsafeMutableBufferPointer { output in
                _ = unsafe SHA256(input.baseAddress, input.count, output.baseAddress)
            }
        }
        return digest.prefix(16).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
