public import Models

/// Remembers which questions were asked about which menu pages, so that another photo of a menu can reuse them.
///
/// It stores no path, place or restaurant name: only what a page looks like, and its dishes.
public protocol MenuMemory: Sendable {
    /// Earlier pages that look like one of these, the most similar first. They are only candidates; words and symbols
    /// decide.
    func pages(like hashes: [PerceptualHash]) async -> [RememberedPage]

    /// Remembers a page, replacing what is known of one with the same hashes.
    ///
    /// - Parameter hashes: those of one straightened page; nothing happens when none can be compared.
    func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) async
}

/// A page with the dishes that stand on it.
public struct PageOfDishes: Sendable, Hashable {
    /// The hashes of the straightened page.
    public var hashes: [PerceptualHash]
    /// The dishes' places in the list that is asked about.
    public var dishes: [Int]

    public init(hashes: [PerceptualHash], dishes: [Int]) {
        self.hashes = hashes
        self.dishes = dishes
    }
}

/// A page seen before.
public struct RememberedPage: Sendable, Hashable {
    /// Distinguishes the pages of one store.
    public var id: Int
    /// The distance in bits, by the hash that proposed the page.
    public var distance: Int
    /// The largest distance at which that hash proposes.
    public var radius: Int
    public var dishes: [DishQuestion]

    public init(id: Int, distance: Int, radius: Int, dishes: [DishQuestion]) {
        self.id = id
        self.distance = distance
        self.radius = radius
        self.dishes = dishes
    }
}
