package import Files

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder

/// Which photos a bundle on disk was made from, so as to tell whose it is before anything replaces it.
package struct MenuPhotos: Sendable, Hashable {
    /// A photo by its name in the bundle and the SHA-256 of its bytes, which is empty when they could not be read.
    package struct Photo: Sendable, Hashable {
        package var path: String
        package var sha256: String

        package init(path: String, sha256: String) {
            self.path = path
            self.sha256 = sha256
        }

        /// The photo's contribution to a menu's id.
        package var identity: String { sha256.isEmpty ? "unread:" + path : sha256 }
    }

    /// In page order.
    package var photos: [Photo]

    /// Reads as little of the bundle as necessary, so that one of another version can be read as well.
    ///
    /// - Returns: nil when there is no bundle, or one that names no photos.
    package init?(menu: FilePath, in folder: FilePath) {
        guard MenuFolder.accepts(menu),
            let content = SmallFile.bytes(
                of: folder.appending(MenuFolder.bundle(of: menu)), limit: BundleWriter.sizeLimit),
            let outline = try? JSONDecoder().decode(Outline.self, from: Data(content))
        else { return nil }
        photos = outline.pages.map { Photo(path: $0.photo.path, sha256: $0.photo.sha256) }
    }

    /// Takes the photos from the journal.
    package init(_ entry: JournalEntry) {
        photos = entry.photos.map { Photo(path: $0.path, sha256: $0.sha256) }
    }

    private struct Outline: Decodable {
        var pages: [Page]

        struct Page: Decodable { var photo: Photo }
        struct Photo: Decodable {
            var path: String
            var sha256: String
        }
    }
}
