package import Files

/// What the journal says of one menu: how its bundle and photos looked when they were last compared byte for byte.
///
/// It is a hint. It counts only as long as the files still look the same, and never says more than the bundle does.
package struct JournalEntry: Sendable, Hashable {
    /// A photo that the bundle was made from.
    package struct Photo: Sendable, Hashable {
        /// As the bundle names it.
        package var path: String
        /// Of its bytes, 64 hexadecimal digits; empty when they could not be read.
        package var sha256: String
        /// How the file with these bytes looked; nil when that was never seen, or when it had only just been changed.
        package var stamp: FileStamp?

        package init(path: String, sha256: String, stamp: FileStamp?) {
            self.path = path
            self.sha256 = sha256
            self.stamp = stamp
        }
    }

    /// What `index.jsonl` says of the menu.
    package var line: IndexLine
    /// That of the bundle.
    package var fingerprint: String
    /// How the bundle looked; nil when it is not known to be what the line says.
    package var bundle: FileStamp?
    /// In page order.
    package var photos: [Photo]
    /// Where the menu's photos came from, as `MenuOrigin` gives it; nil when that isn't known, as in lines of 0.1.0.
    package var origin: String?

    package init(
        line: IndexLine, fingerprint: String, bundle: FileStamp?, photos: [Photo], origin: String? = nil
    ) {
        self.line = line
        self.fingerprint = fingerprint
        self.bundle = bundle
        self.photos = photos
        self.origin = origin
    }
}
