package import Files

/// What the journal says about one menu: how its bundle and photos looked when they were last compared byte for byte.
///
/// It is a hint. It counts only as long as the files still look the same, and never says more than the bundle does.
package struct JournalEntry: Sendable, Hashable {
    /// A photo that the bundle was made from.
    package struct Photo: Sendable, Hashable {
        /// As the bundle names it.
        package var path: String
        /// The SHA-256 of its bytes, 64 hexadecimal digits; empty when they could not be read.
        package var sha256: String
        /// The stamp of the file with these bytes; nil when none was seen, or when the file had only just been changed.
        package var stamp: FileStamp?

        package init(path: String, sha256: String, stamp: FileStamp?) {
            self.path = path
            self.sha256 = sha256
            self.stamp = stamp
        }
    }

    /// What `index.jsonl` says of the menu.
    package var line: IndexLine
    /// The bundle's fingerprint.
    package var fingerprint: String
    /// The stamp of the bundle; nil when it isn't known to match the line.
    package var bundle: FileStamp?
    /// In page order.
    package var photos: [Photo]
    /// The origin of the menu's photos, as returned by `MenuOrigin`; nil when that isn't known, as in lines of 0.1.0.
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
