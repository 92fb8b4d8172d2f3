internal import Files

/// Names a menu by what its photos hold.
package enum BundleID {
    /// The id of the menu whose pages have these content hashes, in page order.
    ///
    /// - Parameter pageHashes: the SHA-256 of each photo's bytes.
    /// - Returns: the first 32 hexadecimal digits of the SHA-256 over the hashes, each followed by a newline.
    package static func make(pageHashes: [String]) -> String {
        String(ContentHash.sha256(pageHashes.map { $0 + "\n" }.joined()).prefix(32))
    }
}
