internal import Library
internal import Models
internal import Pages
internal import Reading
internal import Stages

/// The reading cache as a chain sees it: given a photo, it returns what was read from the same bytes or pixels before.
struct ReadingCache: PageMemory, Sendable {
    let store: Store
    /// Over everything that can change a reading.
    let fingerprint: String
    /// Whether readings are stored; false to look up only.
    var isKept = true

    func page(forPhoto sha256: String, _ facts: PhotoFacts) async -> ReadPage? {
        await store.reading(forPhoto: key(of: sha256), facts)
    }

    func page(forPixels pixels: String, photo sha256: String, _ facts: PhotoFacts) async -> ReadPage? {
        await store.reading(forPixels: key(of: pixels), photo: key(of: sha256), facts)
    }

    func keep(_ page: ReadPage, forPhoto sha256: String, pixels: String) async {
        guard isKept else { return }
        await store.keep(page, forPhoto: key(of: sha256), pixels: key(of: pixels))
    }

    func key(of photo: LoadedPhoto) -> String { key(of: photo.sha256) }
    func key(ofPixels pixels: String) -> String { key(of: pixels) }

    private func key(of hash: String) -> String { hash + "-" + fingerprint }
}
