package import Files
package import Models

/// What `index.jsonl` says about one menu.
package struct IndexLine: Codable, Sendable, Hashable {
    /// The menu's folder relative to the output folder. Folders have plain names: bytes of a photo's name that aren't
    /// valid UTF-8, and control characters, are already `%XX` in the folder's name.
    package var menu: String
    /// The path of its `bundle.json` relative to the output folder, or nil when none was written.
    package var bundle: String?
    /// The bundle's id, or nil when there is no bundle.
    package var id: String?
    package var status: BundleStatus
    package var source: String?
    /// The number of photos, followed by that of dishes.
    package var pages: Int
    package var dishes: Int
    package var labels: LabelCounts
    package var restaurantName: String?
    /// The number of warnings.
    package var warnings: Int
    /// Why there is no bundle, or why the first failed page failed; otherwise nil.
    package var failure: String?
    /// The code for that, or for why dishes wait; `vegyscan help codes` says what each means.
    package var failureCode: String?
    /// The stage that it happened in.
    package var stage: String?
    /// The codes of all warnings, each once, sorted.
    package var codes: [String]

    /// The line of a menu whose bundle was written.
    package init(menu: FilePath, bundle: MenuBundle) {
        self.menu = menu.display
        self.bundle = MenuFolder.bundle(of: menu).display
        id = bundle.id
        status = bundle.status
        source = bundle.source
        pages = bundle.pages.count
        dishes = bundle.dishes.count
        labels = LabelCounts(of: bundle.dishes)
        restaurantName = bundle.restaurantName
        warnings = bundle.warnings.count
        let failed = bundle.pages.lazy.compactMap(\.failure).first
        failure = failed?.message
        codes = Set(bundle.warnings.map(\.code)).sorted()
        if let failed {
            (failureCode, stage) = (failed.code.rawValue, failed.stage.rawValue)
        } else if codes.contains(WarningCode.pageRejected.rawValue) {
            (failureCode, stage) = (WarningCode.pageRejected.rawValue, StageName.inspect.rawValue)
        } else if !bundle.pendingDishes.isEmpty {
            (failureCode, stage) = (WarningCode.modelFailed.rawValue, StageName.classify.rawValue)
        }
    }

    /// The line of a menu that has no bundle.
    ///
    /// - Parameter pages: the number of its photos.
    package init(menu: FilePath, pages: Int, failure: StageFailure) {
        self.menu = menu.display
        status = .failed
        self.pages = pages
        dishes = 0
        labels = LabelCounts()
        warnings = 0
        self.failure = failure.message
        (failureCode, stage, codes) = (failure.code.rawValue, failure.stage.rawValue, [])
    }

    /// Restores the line as it was recorded when the bundle was written.
    init(
        menu: String, id: String?, status: BundleStatus, source: String?, pages: Int, dishes: Int,
        labels: LabelCounts, restaurantName: String?, warnings: Int, failure: String?,
        failureCode: String?, stage: String?, codes: [String]
    ) {
        self.menu = menu
        bundle = MenuFolder.bundle(of: FilePath(menu)).display
        self.id = id
        self.status = status
        self.source = source
        self.pages = pages
        self.dishes = dishes
        self.labels = labels
        self.restaurantName = restaurantName
        self.warnings = warnings
        self.failure = failure
        (self.failureCode, self.stage, self.codes) = (failureCode, stage, codes)
    }

    enum CodingKeys: String, CodingKey {
        case menu, bundle, id, status, source, pages, dishes, labels, warnings, failure, stage, codes
        case failureCode = "failure_code"
        case restaurantName = "restaurant_name"
    }

    /// Lines of earlier versions have no codes.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        menu = try container.decode(String.self, forKey: .menu)
        bundle = try container.decodeIfPresent(String.self, forKey: .bundle)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        status = try container.decode(BundleStatus.self, forKey: .status)
        source = try container.decodeIfPresent(String.self, forKey: .source)
        pages = try container.decode(Int.self, forKey: .pages)
        dishes = try container.decode(Int.self, forKey: .dishes)
        labels = try container.decode(LabelCounts.self, forKey: .labels)
        restaurantName = try container.decodeIfPresent(String.self, forKey: .restaurantName)
        warnings = try container.decode(Int.self, forKey: .warnings)
        failure = try container.decodeIfPresent(String.self, forKey: .failure)
        failureCode = try container.decodeIfPresent(String.self, forKey: .failureCode)
        stage = try container.decodeIfPresent(String.self, forKey: .stage)
        codes = try container.decodeIfPresent([String].self, forKey: .codes) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(menu, forKey: .menu)
        try container.encode(bundle, forKey: .bundle)
        try container.encode(id, forKey: .id)
        try container.encode(status, forKey: .status)
        try container.encode(source, forKey: .source)
        try container.encode(pages, forKey: .pages)
        try container.encode(dishes, forKey: .dishes)
        try container.encode(labels, forKey: .labels)
        try container.encode(restaurantName, forKey: .restaurantName)
        try container.encode(warnings, forKey: .warnings)
        try container.encode(failure, forKey: .failure)
        try container.encode(failureCode, forKey: .failureCode)
        try container.encode(stage, forKey: .stage)
        try container.encode(codes, forKey: .codes)
    }
}
