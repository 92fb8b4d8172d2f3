import Files
package import Models

extension MenuBundle {
    /// A bundle with one page and dishes of the given names, all vegan; another id is another photo.
    package static func sample(id: String = String(repeating: "a", count: 32), dishes names: [String] = ["Soup"])
        -> MenuBundle
    {
        let box = Box(x: 1, y: 2, width: 30, height: 10)
        let lines = names.enumerated().map { place, name in
            Line(
                id: place, text: name, box: box, confidence: 0.91, block: 0, role: .dish,
                words: [Word(text: name, box: box, confidence: 0.91)])
        }
        let photo = PhotoRecord(path: "a.jpg", sha256: ContentHash.sha256(id), width: 100, height: 80)
        let classification = Classification(
            label: .vegan, confidence: 3, claims: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes],
            reason: "The menu marks it vegan.")
        return MenuBundle(
            id: id, status: .complete, source: "Uploaded from library, no location data", restaurantName: "Gärten",
            languages: ["de"], pages: [Page(number: 1, photo: photo, lines: lines)],
            dishes: names.enumerated().map { place, name in
                Dish(
                    id: "d\(place + 1)", page: 1, name: name, box: box, lines: [place],
                    classification: classification)
            },
            warnings: [Warning(code: "sample", message: "Only a sample.")],
            producer: Producer(version: "1.0", fingerprint: "0123456789abcdef"))
    }
}
