package import Asking
package import Models

/// Which dishes were on pages that look like another one.
extension Store: MenuMemory {
    package func pages(like hashes: [PerceptualHash]) -> [RememberedPage] {
        guard !PageIndex.keys(of: hashes).isEmpty else { return [] }
        return withReadCache { cache throws(DatabaseError) in try self.pages(like: hashes, in: cache) } ?? []
    }

    package func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) {
        let keys = PageIndex.keys(of: hashes).map(\.hash)
        guard !keys.isEmpty, !dishes.isEmpty else { return }
        withCache { cache throws(DatabaseError) in try cache.keep(keys, dishes: dishes.map(\.key), at: time) }
    }

    private func pages(like hashes: [PerceptualHash], in cache: Cache) throws(DatabaseError) -> [RememberedPage] {
        var index = pageIndex ?? PageIndex()
        // There must be one copy only: a shared one would be copied whole when it changes.
        pageIndex = nil
        defer { pageIndex = index }
        try index.update(from: cache)
        var pages: [RememberedPage] = []
        for (id, distance) in index.matches(hashes).prefix(Self.mostPages) {
            guard let keys = try cache.dishes(ofPage: id, at: time) else {
                index.remove(id)
                continue
            }
            let dishes = try cache.answers(forKeys: keys, at: time).map(\.question)
            pages.append(RememberedPage(id: id, distance: distance, radius: PageIndex.radius, dishes: dishes))
        }
        return pages
    }

    /// The most pages that are examined; a menu from a common template may have hundreds of similar ones.
    private static var mostPages: Int { 20 }
}
