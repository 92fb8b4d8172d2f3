/// Hands out ids that are unique in a document of several pages, such as `word_2_17`: kind, page, number.
struct Identifiers {
    let page: Int
    private var counts: [String: Int] = [:]

    init(page: Int) {
        self.page = page
    }

    mutating func next(_ kind: String) -> String {
        let number = (counts[kind] ?? 0) + 1
        counts[kind] = number
        return "\(kind)_\(page)_\(number)"
    }
}
