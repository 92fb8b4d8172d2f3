package import Pages

/// What was read from photos.
extension Store {
    /// What was read from the same bytes before, presented as read from the present photo, or nil.
    ///
    /// - Parameters:
    ///   - key: the photo's SHA-256 and the fingerprint of all settings that change the reading.
    ///   - facts: those of the present photo, since path, time, place and orientation belong to its file.
    package func reading(forPhoto key: String, _ facts: PhotoFacts) -> ReadPage? {
        let found = withReadCache { cache throws(DatabaseError) in try cache.reading(forPhoto: key, at: time) }
        guard let page = found ?? nil else { return nil }
        count(.photo)
        return page.of(facts)
    }

    /// What was read from the same pixels in another file, presented as read from the present photo, or nil.
    ///
    /// - Parameters:
    ///   - key: the hash of the picture's pixels, and the fingerprint.
    ///   - photo: the key of the photo's bytes, by which it is found the next time.
    package func reading(forPixels key: String, photo: String, _ facts: PhotoFacts) -> ReadPage? {
        let found = withReadCache { cache throws(DatabaseError) in
            guard let page = try cache.reading(forPixels: key, at: time) else { return ReadPage?.none }
            try? cache.link(photo: photo, toPixels: key)
            return page
        }
        guard let page = found ?? nil else { return nil }
        count(.pixels)
        return page.of(facts)
    }

    /// Keeps what was read from a photo for 30 days, or until the space is needed.
    package func keep(_ page: ReadPage, forPhoto photo: String, pixels: String) {
        withCache { cache throws(DatabaseError) in
            try cache.keep(page, forPhoto: photo, pixels: pixels, at: time)
        }
    }
}
