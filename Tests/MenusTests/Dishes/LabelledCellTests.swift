import Models
import Testing

@testable import Menus

/// What a cell's neighbours say about it, whatever the model took it for.
@Suite struct LabelledCellTests {
    /// The cells of rows from top to bottom, each with words and their labels.
    private func cells(_ rows: [(words: String, size: Double, labels: [WordLabel])]) -> [LabelledCell] {
        var bottom = 0.0
        let lines = rows.enumerated().map { number, row in
            bottom += 40
            var left = 0.0
            return row.words.split(separator: " ").enumerated().map { place, word in
                let isPrice = word.allSatisfy(\.isNumber)
                if isPrice { left = 300 }
                let width = row.size / 2 * Double(word.count)
                defer { left += width + row.size / 4 }
                return Token(
                    text: String(word),
                    rect: Rect(left: left, top: bottom - row.size, right: left + width, bottom: bottom), line: number,
                    word: place, confidence: 1)
            }
        }
        return LabelledCell.all(of: PageLayout(lines), rows.flatMap(\.labels))
    }

    private let dishes = ["Chạo 80", "Phở 75", "Bún 90", "Kem 45"].map { words in
        (words: words, size: 12.0, labels: [WordLabel.name, .price])
    }

    /// Where each other name has a price, a larger one without is no dish, in whatever language it is.
    @Test func aLargerNameWithoutAPriceAmongPricedOnesIsAHeading() {
        let heading = (words: "Tráng miệng", size: 15.0, labels: [WordLabel.name, .inName])
        let found = cells(dishes + [heading] + dishes)
        #expect(found.map { $0.contains(.heading) } == [false, false, false, false, true, false, false, false, false])
    }

    /// On a page from right to left prices stand far from the names.
    @Test func theWordOfACurrencyIsNoDish() {
        let found = cells(dishes + [(words: "درهم", size: 12, labels: [.name])])
        #expect(found.last?.labels == [.price])
        let named = cells([(words: "Ft Lauderdale", size: 12, labels: [.name, .inName])])
        #expect(named.first?.labels == [.name, .inName])
        let priced = cells([(words: "محمرة درهم 29", size: 12, labels: [.name, .inName, .price])])
        #expect(priced.first?.labels == [.name, .price, .price])
        let behind = cells([(words: "29 درهم محمرة", size: 12, labels: [.price, .name, .inName])])
        #expect(behind.first?.labels == [.price, .price, .name])
        let rum = cells([(words: "Helado de ron 6", size: 12, labels: [.name, .inName, .inName, .price])])
        #expect(rum.first?.labels == [.name, .inName, .inName, .price])
    }

    /// Under "vegan" it would otherwise be lost that the salad comes with cheese.
    @Test(arguments: ["mit Schafskäse", "avec du fromage", "with feta"])
    func whatComesWithADishIsNoHeading(_ words: String) {
        let dishes = dishes.map { (words: $0.words, size: 18.0, labels: $0.labels) }
        let count = words.split(separator: " ").count
        for label in [WordLabel.heading, .size, .other] {
            func labels(_ words: String, size: Double) -> Set<WordLabel>? {
                let row = (words: words, size: size, labels: Array(repeating: label, count: count))
                return cells(dishes + [row]).last.map { Set($0.labels) }
            }
            #expect(labels(words, size: 18) == [.description] && labels(words, size: 17) == [.description])
            // A heading is set larger, and most begin with another word.
            #expect(labels(words, size: 24) == [label])
        }
        let heading = cells(dishes + [(words: "Mittagstisch heute", size: 18, labels: [.heading, .heading])])
        #expect(heading.last?.labels == [.heading, .heading])
    }

    @Test(arguments: [12.0, 15]) func itIsADishInTheirTypeOrWhereNamesOftenHaveNoPrice(_ size: Double) {
        let name = (words: "Tráng miệng", size: size, labels: [WordLabel.name, .inName])
        let others = size == 12 ? dishes : dishes.map { (words: $0.words, size: 12, labels: [.name, .other]) } + dishes
        #expect(!cells(others + [name] + dishes.prefix(1)).contains { $0.contains(.heading) })
    }
}
