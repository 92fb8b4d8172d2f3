/// Photos of one main language, or those of them that are laid out in one way.
struct PhotoGroup: Sendable, Hashable {
    /// BCP 47, as the index has it.
    var language: String
    /// Nil for all photos of the language.
    var layout: String?
    /// Their places in the list of photos, ascending.
    var photos: [Int]
}

extension LanguageTruth {
    /// The photos by main language, in the order of the codes: each language as a whole, then by layout, in the order
    /// in which the index first names the layouts. Photos that the index doesn't know are in no group.
    ///
    /// - Parameter files: the names of the photos.
    /// - Returns: nothing when there is nothing to tell apart: no layout, and no second language.
    func groups(of files: [String]) -> [PhotoGroup] {
        var photos: [String: [Int]] = [:]
        for (place, file) in files.enumerated() {
            guard let main = languages(of: file).first else { continue }
            photos[main, default: []].append(place)
        }
        let groups = photos.keys.sorted().flatMap { language in
            let all = photos[language] ?? []
            let byLayout = Dictionary(grouping: all) { layout(of: files[$0]) }
            return [PhotoGroup(language: language, layout: nil, photos: all)]
                + layouts.compactMap { layout in
                    byLayout[layout].map { PhotoGroup(language: language, layout: layout, photos: $0) }
                }
        }
        return photos.count > 1 || groups.contains { $0.layout != nil } ? groups : []
    }
}
