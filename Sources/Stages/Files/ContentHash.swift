internal import CCrypto

/// SHA-256 (FIPS 180-4), computed by OpenSSL.
public enum ContentHash {
    /// The hash of the bytes as 64 lower-case hexadecimal digits.
    public static func sha256(_ bytes: some Sequence<UInt8>) -> String {
        if let digest = bytes.withContiguousStorageIfAvailable({ unsafe digest(of: $0) }) {
            return hexadecimal(digest)
        }
        return hexadecimal(unsafe Array(bytes).withUnsafeBufferPointer { unsafe digest(of: $0) })
    }

    /// The hash of the text's UTF-8 bytes as 64 lower-case hexadecimal digits.
    public static func sha256(_ text: String) -> String {
        sha256(text.utf8)
    }

    /// The hash of the bytes as 32 bytes.
    package static func digest(_ bytes: [UInt8]) -> [UInt8] {
        unsafe bytes.withUnsafeBufferPointer { unsafe digest(of: $0) }
    }

    private static func digest(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 32) { output, count in
            _ = unsafe SHA256(bytes.baseAddress, bytes.count, output.baseAddress)
            count = 32
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
