public import Models

/// Which dishes stood on pages that look like another one.
extension Store: MenuMemory {
    public func pages(like hashes: [PerceptualHash]) -> [RememberedPage] {
        var pages: [Int: RememberedPage] = [:]
        for key in PageIndex.keys(of: hashes) {
            let found = withReadCache { cache throws(DatabaseError) in try self.pages(like: key, in: cache) }
            for page in found ?? [] {
                if let known = pages[page.id], known.distance <= page.distance { continue }
                pages[page.id] = page
            }
        }
        return pages.values.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    }

    public func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) {
        guard let key = PageIndex.keys(of: hashes).first, !dishes.isEmpty else { return }
        withCache { cache throws(DatabaseError) in
            _ = try cache.keep(key.hash, dishes: dishes.map(\.key), at: time)
        }
    }

    private func pages(
        like key: (hash: PerceptualHash, bits: HashBits), in cache: Cache
    ) throws(DatabaseError) -> [RememberedPage] {
        var index = pageIndex.flatMap { $0.holds(key.hash) ? $0 : nil } ?? PageIndex(for: key.hash)
        // One copy at a time: a shared one would be copied whole when it changes.
        pageIndex = nil
        defer { pageIndex = index }
        try index.update(from: cache)
        var pages: [RememberedPage] = []
        for (id, distance) in index.matches(key.bits).prefix(Self.mostPages) {
            guard let keys = try cache.dishes(ofPage: id, at: time) else {
                index.remove(id)
                continue
            }
            let dishes = try cache.answers(forKeys: keys, at: time).map(\.question)
            pages.append(RememberedPage(id: id, distance: distance, radius: PageIndex.radius, dishes: dishes))
        }
        return pages
    }

    /// So many pages are looked into at most; a menu of one template may have hundreds.
    private static var mostPages: Int { 20 }
}
