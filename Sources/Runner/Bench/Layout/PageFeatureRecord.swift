internal import Menus
internal import Models

/// One page as weights are learned from it: its tokens in the order of reading, and their features.
struct PageFeatureRecord: Encodable {
    let page: String
    let folder: String
    /// The height of most lines of type, in pixels.
    let height: Double
    let tokens: [TokenRecord]
    /// Of features; `words` and `steps` name them by their place here.
    let names: [String]
    /// Of each token, and of the step to it.
    let words: [[FeatureReference]]
    let steps: [[FeatureReference]]
    /// The letter of each token's label by these weights, or by the program's own where none are given.
    let labels: String
    /// What the program that read the page found.
    let program: [ProgramDish]

    struct TokenRecord: Encodable {
        var text: String
        var line: Int
        var word: Int
        var part: Int
        var parts: Int
        var cell: Int
        var place: Int
        var isPrice: Bool
        /// Whether it may be part of a price without an amount: a currency, a portion, "market price".
        var isUnit: Bool
        var amounts: [Double]
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    struct ProgramDish: Encodable {
        var name: String
        var prices: [Double]
    }

    /// The place of a feature's name where its value is 1, else that and the value.
    struct FeatureReference: Encodable {
        var name: Int
        var value: Float

        func encode(to encoder: any Encoder) throws {
            if value == 1 {
                var container = encoder.singleValueContainer()
                try container.encode(name)
            } else {
                var container = encoder.unkeyedContainer()
                try container.encode(name)
                try container.encode(value)
            }
        }
    }

    /// - Parameter weights: whose first pass tells the page's habits; nil leaves them out.
    init(_ stored: StoredPages.StoredPage, weights: LabelWeights?) {
        let layout = FindDishes.layout(of: stored.marked)
        let features = PageLabels.features(layout, weights: weights, keepsNames: true)
        (page, folder, height) = (stored.name, stored.folder, layout.unit)
        tokens = layout.places.map { place in
            let cell = layout.cells[place.cell]
            let (token, form) = (cell.tokens[place.token], cell.forms[place.token])
            let isMarketPrice = place.token >= cell.tokens.count - cell.marketWords
            return TokenRecord(
                text: token.text, line: token.line, word: token.word, part: token.part, parts: token.parts,
                cell: place.cell, place: place.token, isPrice: form.isPrice,
                isUnit: isMarketPrice || PriceForm.isUnit(token.text), amounts: form.amounts, x: token.rect.left,
                y: token.rect.top, width: token.rect.width, height: token.rect.height)
        }
        var places: [String: Int] = [:]
        var names: [String] = []
        func references(_ list: FeatureList) -> [FeatureReference] {
            zip(list.names, list.entries).map { name, entry in
                let place = places[name] ?? names.count
                if place == names.count {
                    places[name] = place
                    names.append(name)
                }
                return FeatureReference(name: place, value: entry.value)
            }
        }
        words = features.words.map(references)
        steps = features.steps.map(references)
        self.names = names
        labels = String(PageLabels(layout, weights: weights ?? .embedded).labels.map(\.letter))
        program = stored.dishes.map { ProgramDish(name: $0.name, prices: $0.prices.compactMap(\.amount)) }
    }
}
