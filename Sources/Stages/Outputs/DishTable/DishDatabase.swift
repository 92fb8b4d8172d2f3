package import Files
internal import Library
package import Models

/// Menus as a SQLite database for analysts, with all that bundles say of dishes in tables of their own.
package struct DishDatabase {
    private let rows: Insertions
    private var (menus, dishes, prices, evidence) = (0, 0, 0, 0)

    private init(_ database: ExportedDatabase) throws(StageFailure) {
        rows = try Insertions(database)
    }

    /// Writes the file, whole or not at all; each menu is asked for once those before it are written.
    ///
    /// - Parameter menus: each with its folder relative to the results.
    /// - Throws: `cannot_write`.
    package static func write(
        _ menus: some Sequence<(menu: String, bundle: MenuBundle)>, to path: FilePath
    ) throws(StageFailure) {
        try ExportedDatabase.write(to: path, tables: tables, end: end) { database throws(StageFailure) in
            var export = try DishDatabase(database)
            for (menu, bundle) in menus { try export.add(bundle, menu: menu) }
        }
    }

    private mutating func add(_ bundle: MenuBundle, menu: String) throws(StageFailure) {
        menus += 1
        try rows.menus([
            .integer(menus), .text(menu), .text(bundle.id), .text(bundle.status.rawValue), .text(bundle.source),
            .optional(bundle.capturedAt), .optional(bundle.restaurantName),
            .optional(bundle.languages.first), .text(bundle.languages.joined(separator: " ")),
            .optional(bundle.cuisine), .optional(bundle.location.city), .optional(bundle.location.country),
            .integer(bundle.pages.count), .integer(bundle.dishes.count), .integer(bundle.pendingDishes.count),
            .text(bundle.producer.version), .text(bundle.producer.fingerprint),
        ])
        for page in bundle.pages {
            try rows.pages([
                .integer(menus), .integer(page.number), .text(page.photo.path), .text(page.photo.sha256),
                .integer(page.photo.width), .integer(page.photo.height), .text(page.photo.format.rawValue),
                .integer(page.lines.count), .optional(page.failure?.message),
            ])
        }
        for warning in bundle.warnings {
            try rows.warnings([
                .integer(menus), .optional(warning.page), .text(warning.code), .text(warning.message),
            ])
        }
        for row in DishTableRow.rows(of: bundle, menu: menu) { try add(row) }
    }

    private mutating func add(_ row: DishTableRow) throws(StageFailure) {
        let dish = row.dish
        let verdict = dish.classification
        dishes += 1
        try rows.dishes([
            .integer(dishes), .integer(menus), .text(dish.id), .integer(dish.page), .optional(dish.section),
            .optional(dish.number), .text(dish.name), .optional(dish.description),
            .optional(dish.translation?.language), .optional(dish.translation?.name),
            .optional(dish.translation?.description), .optional(dish.type?.rawValue),
            .optional(verdict?.label.rawValue), .optional(verdict?.confidence), .optional(verdict?.reason),
            .optional(verdict?.headline?.code.rawValue), .integer(dish.box.x), .integer(dish.box.y),
            .integer(dish.box.width), .integer(dish.box.height), .optional(dish.structure), .optional(dish.reading),
            .optional(row.lineConfidence), .optional(dish.key),
        ])
        try addPricesAndOptions(of: dish)
        for symbol in dish.symbols {
            try rows.marks([
                .integer(dishes), .text(symbol.mark), .text(symbol.meaning.rawValue), .text(symbol.source.rawValue),
            ])
        }
        if let verdict { try add(verdict) }
    }

    private mutating func addPricesAndOptions(of dish: Dish) throws(StageFailure) {
        for price in dish.prices {
            prices += 1
            try rows.prices([
                .integer(prices), .integer(dishes), .text(price.text), .optional(price.amount),
                .optional(price.currency), .optional(price.label),
            ])
            guard let label = price.label else { continue }
            try rows.options([.integer(dishes), .text("size"), .text(label), .integer(prices), .null, .null, .null])
        }
        for symbol in dish.symbols {
            guard let diet = symbol.meaning.offeredDiet else { continue }
            try rows.options([
                .integer(dishes), .text(diet.rawValue), .text(symbol.mark), .null, .null, .null, .null,
            ])
        }
        guard let options = dish.classification?.options else { return }
        for word in options.words {
            try rows.options([.integer(dishes), .text("choice"), .text(word), .null] + Self.cells(options.without))
        }
    }

    /// In the order of the columns.
    private static func cells(_ claims: [Diet: Claim]) -> [SQLValue] {
        [Diet.vegan, .vegetarian, .pescatarian].map { .optional(claims[$0]?.rawValue) }
    }

    private mutating func add(_ verdict: Classification) throws(StageFailure) {
        for diet in Diet.allCases {
            guard let claim = verdict.claims[diet] else { continue }
            try rows.claims([
                .integer(dishes), .text(diet.rawValue), .text(claim.rawValue),
                .optional(verdict.claimBasis[diet]?.rawValue),
            ])
        }
        let usually = verdict.usually
        for allergen in Allergen.allCases {
            guard let status = verdict.allergens[allergen] else { continue }
            try rows.allergens([
                .integer(dishes), .text(allergen.rawValue), .text(status.rawValue),
                .optional(verdict.allergenBasis[allergen]?.rawValue), .integer(usually.contains(allergen) ? 1 : 0),
            ])
        }
        for seen in verdict.evidence {
            evidence += 1
            try rows.evidence(
                [
                    .integer(evidence), .integer(dishes), .text(seen.kind.rawValue), .text(seen.text),
                    .text(seen.finding),
                ] + Self.cells(seen.says) + [
                    .optional(seen.page), .optional(seen.box?.x), .optional(seen.box?.y), .optional(seen.box?.width),
                    .optional(seen.box?.height), .text(seen.id), .optional(seen.code?.rawValue),
                    .optional(seen.ingredient?.rawValue), .optional(seen.likelihood?.rawValue),
                    .optional(seen.basis?.rawValue), .optional(seen.diet?.rawValue), .optional(seen.by?.rawValue),
                    .integer(seen.isOption == true ? 1 : 0),
                ])
        }
        for question in verdict.staffQuestions {
            for (language, text) in question.texts.sorted(by: { $0.key < $1.key }) {
                try rows.questions([
                    .integer(dishes), .text(text), .text(question.about.rawValue), .text(language),
                ])
            }
        }
        if verdict.staffQuestions.isEmpty {
            for question in verdict.questions { try rows.questions([.integer(dishes), .text(question), .null, .null]) }
        }
        for hidden in verdict.hiddenIngredients {
            try rows.hiddenIngredients([
                .integer(dishes), .text(hidden.ingredient), .text(hidden.local), .text(hidden.likelihood.rawValue),
                .text(hidden.change.rawValue),
            ])
        }
    }
}

extension SymbolMeaning {
    /// The diet that the dish can be made for, where the mark says so.
    fileprivate var offeredDiet: Diet? {
        switch self {
        case .veganOption: .vegan
        case .vegetarianOption: .vegetarian
        default: nil
        }
    }
}
