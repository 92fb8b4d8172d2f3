internal import Files

internal import struct Foundation.Data

/// What the history knows about a menu but its bundle doesn't: its number, its favourites and the names a person gave.
struct KeptMenu: Codable, Hashable {
    struct Favourite: Codable, Hashable {
        var dish: String
        /// Seconds since 1970, UTC.
        var addedAt: Double
    }

    var number: Int
    /// The id of the bundle.
    var id: String
    /// The menu's folder within its output folder.
    var menu: String
    /// The path of the bundle's file, in bytes.
    private var path: Data
    /// Seconds since 1970, UTC.
    var scannedAt: Double
    var status: String
    var source: String
    /// The name printed on the menu.
    var printedName: String?
    /// The name a person gave the menu.
    var ownName: String?
    /// The name a person gave its restaurant.
    var restaurantName: String?
    var favourites: [Favourite] = []

    var file: FilePath { FilePath(bytes: Array(path)) }

    init(
        number: Int, id: String, menu: String, file: [UInt8], scannedAt: Double, status: String, source: String,
        printedName: String?, ownName: String?, restaurantName: String?
    ) {
        (self.number, self.id, self.menu, path) = (number, id, menu, Data(file))
        (self.scannedAt, self.status, self.source) = (scannedAt, status, source)
        (self.printedName, self.ownName, self.restaurantName) = (printedName, ownName, restaurantName)
    }
}

/// Everything in the history that no bundle tells.
struct KeptState: Codable, Hashable {
    /// The menus, ordered by number.
    var menus: [KeptMenu] = []
    /// The last number that was given to a menu, and to a restaurant.
    var lastMenu = 0
    var lastRestaurant = 0
    /// How many lines of the second copy could not be read; of no lasting meaning.
    var unreadable = 0

    private enum CodingKeys: String, CodingKey { case menus, lastMenu, lastRestaurant }
}
