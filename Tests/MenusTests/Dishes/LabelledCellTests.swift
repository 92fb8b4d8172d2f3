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

    /// More sizes than any dish has are dishes, but not below one without a price, whose choices they are.
    @Test func manySizesAreDishesUnlessTheyAreChoices() {
        func firstLabels(_ count: Int, below dish: (words: String, size: Double, labels: [WordLabel])) -> Set<WordLabel>
        {
            let rows = (0..<count).map { _ in
                (words: "Rau muống 80", size: 12.0, labels: [WordLabel.size, .size, .price])
            }
            return Set(cells([dish] + rows).dropFirst().compactMap(\.labels.first))
        }
        let priced = (words: "Chạo 80", size: 12.0, labels: [WordLabel.name, .price])
        #expect(firstLabels(8, below: priced) == [.size] && firstLabels(9, below: priced) == [.name])
        #expect(firstLabels(9, below: (words: "Chạo", size: 12, labels: [.name])) == [.size])
        let known = (0..<9).map { _ in (words: "large 80", size: 12.0, labels: [WordLabel.size, .price]) }
        #expect(cells([priced] + known).last?.labels == [.size, .price])
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

    /// A word that only holds "with" begins a dish of its own.
    @Test(arguments: ["西多士配煉奶 90", "S.O.S. 90"]) func whatHoldsWithIsADish(_ words: String) {
        let row = (words: words, size: 12.0, labels: [WordLabel.name, .price])
        #expect(cells(dishes + [row]).last?.labels == [.name, .price])
    }

    /// Two descriptions in small type with room behind their names, and rows below a long one.
    private func described(_ name: String, _ row: String, size: Double, others: Double = 16) -> [WordLabel]? {
        func labels(_ words: String, _ first: WordLabel, _ rest: WordLabel) -> [WordLabel] {
            words.split(separator: " ").enumerated().map { place, word in
                word.allSatisfy(\.isNumber) ? .price : place == 0 ? first : rest
            }
        }
        let rows = [
            ("Gurkensalat in Sauerrahm 9", 18.0), ("Suppe 8", 18), ("mit Lauch", others), ("Eis 5", 18),
            ("mit Sahne", others),
            (name, 18), (row, size),
        ]
        let isName = [0, 1, 3, 5]
        return cells(
            rows.enumerated().map { place, row in
                let isName = isName.contains(place)
                return (
                    words: row.0, size: row.1,
                    labels: labels(row.0, isName ? .name : .description, isName ? .inName : .description)
                )
            }
        ).last?.labels
    }

    @Test func aNameGoesOnInTheRowBelow() {
        let (part, description) = (Array(repeating: WordLabel.inName, count: 2), [WordLabel.description, .description])
        #expect(described("Gebratener großer Spitzkohl 14", "gut gewürzt", size: 18) == part)
        // It is smaller, or the page sets descriptions in the type of names.
        #expect(described("Gebratener großer Spitzkohl 14", "gut gewürzt", size: 16) == description)
        #expect(described("Gebratener großer Spitzkohl 14", "gut gewürzt", size: 18, others: 18) == description)
        // There was room behind the name, or the row begins as no part of one.
        #expect(described("Kohl 14", "gut gewürzt", size: 18) == description)
        #expect(described("Gebratener großer Spitzkohl 14", "Nüsse gewürzt", size: 18) == part)
        #expect(described("Gebratener mittelgroßer 14", "Kohl gewürzt", size: 18) == description)
        #expect(described("GEBRATENER SPITZKOHL 14", "gut gewürzt", size: 18) == description)
        // What is vegan doesn't take in what a row below brings.
        #expect(described("Vegane große Bratwurst 14", "auf Rührei", size: 18) == description)
        // A name can't end in "with", whatever room there is.
        #expect(described("Kohl mit 14", "gerösteten Nüssen", size: 18, others: 18) == part)
    }

    @Test(arguments: [12.0, 15]) func itIsADishInTheirTypeOrWhereNamesOftenHaveNoPrice(_ size: Double) {
        let name = (words: "Tráng miệng", size: size, labels: [WordLabel.name, .inName])
        let others = size == 12 ? dishes : dishes.map { (words: $0.words, size: 12, labels: [.name, .other]) } + dishes
        #expect(!cells(others + [name] + dishes.prefix(1)).contains { $0.contains(.heading) })
    }
}
