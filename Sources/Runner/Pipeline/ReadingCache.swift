internal import Models
internal import Stages

/// The reading cache as a chain sees it: a photo in, what was read from the same bytes or the same pixels before out.
struct ReadingCache: Sendable {
    let store: Store
    /// Over everything that can change a reading.
    let fingerprint: String
    /// False to look only.
    var isKept = true

    /// Nil when these bytes were never read.
    func page(for photo: LoadedPhoto, _ facts: PhotoFacts) async -> ReadPage? {
        await store.reading(forPhoto: key(of: photo), facts)
    }

    /// Nil when these pixels were never read.
    ///
    /// - Parameter pixels: the picture's content hash.
    func page(forPixels pixels: String, of photo: LoadedPhoto, _ facts: PhotoFacts) async -> ReadPage? {
        await store.reading(forPixels: key(ofPixels: pixels), photo: key(of: photo), facts)
    }

    func keep(_ page: ReadPage, of photo: LoadedPhoto, pixels: String) async {
        guard isKept else { return }
        await store.keep(page, forPhoto: key(of: photo), pixels: key(ofPixels: pixels))
    }

    func key(of photo: LoadedPhoto) -> String { photo.sha256 + "-" + fingerprint }
    func key(ofPixels pixels: String) -> String { pixels + "-" + fingerprint }
}
