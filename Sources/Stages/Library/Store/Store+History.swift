package import Files
package import Models
package import Pages

package import struct Foundation.Date

extension Store {
    /// Adds a written bundle to the history, replacing an earlier record of the same bundle in the same file.
    ///
    /// - Parameters:
    ///   - menu: the menu's folder within its output folder, for people.
    ///   - output: the bundle's file; the place it leads to is stored, however it is spelled.
    ///   - earlier: the id of the bundle that this one replaces there; nil when there is none.
    package func record(
        _ bundle: MenuBundle, menu: String, output: FilePath, scannedAt: Date, replacing earlier: String? = nil
    ) {
        let file = output.place
        // Results may have been moved before they are written anew.
        if let earlier { follow(earlier, menu: FilePath(menu), to: file) }
        keep(bundle, menu: menu, file: file, scannedAt: scannedAt, replacing: earlier)
        if let place = Coordinate(bundle.location) {
            for earlier in menus(near: place, within: EarlierMenu.reach, named: bundle.restaurantName)
            where earlier.id != bundle.id && earlier.scannedAt < startedAt && !nearby.contains(earlier.menu) {
                nearby.append(earlier.menu)
            }
        }
    }

    /// The number of menus in the history.
    package func historyCount() -> Int {
        withHistory { history throws(DatabaseError) in try history.count() } ?? 0
    }

    /// Menus scanned before within so many metres, the nearest first; only a suggestion to the person.
    ///
    /// - Parameter name: the restaurant's as printed; menus that name another are left out. Nil for all.
    package func menus(near place: Coordinate, within metres: Double, named name: String? = nil) -> [EarlierMenu] {
        withHistory { history throws(DatabaseError) in
            try history.menus(near: place, within: metres, named: name)
        } ?? []
    }
}
