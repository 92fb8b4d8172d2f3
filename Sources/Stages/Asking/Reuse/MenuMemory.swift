public import Models

/// Remembers which questions were asked about which menu pages, so that another photo of a menu finds them again.
///
/// It holds no path, place or name of a restaurant: only what a page looks like, and its dishes.
public protocol MenuMemory: Sendable {
    /// Pages seen before that look like one of these, the most alike first. They propose; words and symbols decide.
    func pages(like hashes: [PerceptualHash]) async -> [RememberedPage]

    /// Remembers a page, in place of what is known of one with the same hashes.
    ///
    /// - Parameter hashes: of one straightened page; nothing is done when there is none that can be compared.
    func remember(_ hashes: [PerceptualHash], dishes: [DishQuestion]) async
}

/// A page with the dishes that stand on it.
public struct PageOfDishes: Sendable, Hashable {
    /// Of the straightened page.
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
    /// Tells pages of one store apart.
    public var id: Int
    /// In bits, of the hash that proposed it.
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
