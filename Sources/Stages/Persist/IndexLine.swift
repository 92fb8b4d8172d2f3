public import Models

/// What `index.jsonl` says of one menu.
public struct IndexLine: Codable, Sendable, Hashable {
    /// The menu's folder relative to the output folder. Folders have plain names: bytes of a photo's name that are no
    /// valid UTF-8, and control characters, are `%XX` in the folder's name already.
    public var menu: String
    /// The path of its `bundle.json` relative to the output folder, or nil when none was written.
    public var bundle: String?
    /// The bundle's id, or nil when there is no bundle.
    public var id: String?
    public var status: BundleStatus
    public var source: String?
    /// Counts of photos and dishes.
    public var pages: Int
    public var dishes: Int
    public var labels: LabelCounts
    public var restaurantName: String?
    /// A count.
    public var warnings: Int
    /// Why there is no bundle, or why the first page that failed did; else nil.
    public var failure: String?

    /// The line of a menu whose bundle was written.
    public init(menu: FilePath, bundle: MenuBundle) {
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
        failure = bundle.pages.lazy.compactMap(\.failure?.message).first
    }

    /// The line of a menu that has no bundle.
    ///
    /// - Parameter pages: the number of its photos.
    public init(menu: FilePath, pages: Int, failure: StageFailure) {
        self.menu = menu.display
        status = .failed
        self.pages = pages
        dishes = 0
        labels = LabelCounts()
        warnings = 0
        self.failure = failure.message
    }

    /// The line as it was noted when the bundle was written.
    init(
        menu: String, id: String?, status: BundleStatus, source: String?, pages: Int, dishes: Int,
        labels: LabelCounts, restaurantName: String?, warnings: Int, failure: String?
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
    }

    enum CodingKeys: String, CodingKey {
        case menu, bundle, id, status, source, pages, dishes, labels, warnings, failure
        case restaurantName = "restaurant_name"
    }

    public func encode(to encoder: any Encoder) throws {
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
    }
}
