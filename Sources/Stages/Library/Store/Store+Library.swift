package import Files
package import Models

internal import struct Foundation.Date

/// The history as a library: menus are found, named, marked as favourites and forgotten.
///
/// Every call throws when the history can't be read or written; nothing is changed then.
extension Store {
    /// Menus, the newest first.
    package func menus(_ filter: HistoryFilter, limit: Int = .max) throws(StageFailure) -> [HistoryEntry] {
        try onHistory { history throws(DatabaseError) in try history.menus(filter, limit: limit) }
    }

    /// The menu with this number, or those whose bundle's id begins like this (six digits at least).
    package func menus(named handle: String) throws(StageFailure) -> [HistoryEntry] {
        try onHistory { history throws(DatabaseError) in try history.menus(named: handle) }
    }

    /// The file of every menu's bundle; it may have been moved or removed since.
    package func bundleFiles() throws(StageFailure) -> [FilePath] {
        try onHistory { history throws(DatabaseError) in try history.bundleFiles() }
    }

    /// The dishes of a menu by its number, in the menu's order.
    package func dishes(ofMenu number: Int) throws(StageFailure) -> [HistoryDish] {
        try onHistory { history throws(DatabaseError) in try history.dishes(ofMenu: number) }
    }

    package func restaurants() throws(StageFailure) -> [Restaurant] {
        try onHistory { history throws(DatabaseError) in try history.restaurants() }
    }

    /// Gives a menu, and with it the others of its restaurant, another name; nil for the one on the menu.
    package func rename(menu number: Int, to name: String?) throws(StageFailure) {
        try changeKept { state in
            // The name for its restaurant's menus is written once that has succeeded.
            let restaurant = state.menus.first { $0.number == number }?.restaurantName
            for place in state.menus.indices {
                let menu = state.menus[place]
                guard menu.number == number || (restaurant != nil && menu.restaurantName == restaurant) else {
                    continue
                }
                (state.menus[place].ownName, state.menus[place].restaurantName) = (nil, nil)
            }
        }
        try onHistory { history throws(DatabaseError) in try history.rename(menu: number, to: name) }
        renewKept()
    }

    /// - Returns: false when the dish was a favourite already.
    package func addFavourite(_ dish: String, ofMenu number: Int) throws(StageFailure) -> Bool {
        let time = Date(timeIntervalSince1970: time)
        let isNew = try onHistory { history throws(DatabaseError) in
            try history.addFavourite(dish, ofMenu: number, at: time)
        }
        for menu in try onHistory({ history throws(DatabaseError) in try history.kept(menu: number) }) {
            keptFile.add(menu)
        }
        return isNew
    }

    /// - Returns: false when the dish wasn't one.
    package func removeFavourite(_ dish: String, ofMenu number: Int) throws(StageFailure) -> Bool {
        // The second copy is changed first: it must never bring back what a person removed.
        try changeKept { state in
            for place in state.menus.indices where state.menus[place].number == number {
                state.menus[place].favourites.removeAll { $0.dish == dish }
            }
        }
        return try onHistory { history throws(DatabaseError) in try history.removeFavourite(dish, ofMenu: number) }
    }

    /// Whether the menu with this number was made from a bundle's photos, or from some of them.
    package func isMenu(_ number: Int, from bundle: MenuBundle) throws(StageFailure) -> Bool {
        try onHistory { history throws(DatabaseError) in try history.isMenu(number, from: bundle) }
    }

    /// Removes menus with their favourites from the history; their bundles stay where they are.
    ///
    /// - Returns: how many there were.
    package func remove(menus numbers: [Int]) throws(StageFailure) -> Int {
        try changeKept { state in state.menus.removeAll { numbers.contains($0.number) } }
        return try onHistory { history throws(DatabaseError) in try history.remove(menus: numbers) }
    }

    /// Removes menus that were scanned longer ago than that; those with favourites stay.
    ///
    /// - Returns: how many were removed.
    package func removeMenus(olderThanDays days: Int) throws(StageFailure) -> Int {
        let limit = Date(timeIntervalSince1970: time - Double(days) * 86_400)
        let removed = try onHistory { history throws(DatabaseError) in try history.removeMenus(before: limit) }
        if removed > 0 { renewKept() }
        return removed
    }

    /// Removes every menu and every favourite from the history; bundles stay where they are.
    package func clearHistory() throws(StageFailure) {
        try changeKept { state in state.menus = [] }
        try onHistory { history throws(DatabaseError) in try history.removeAll() }
    }

    /// Forgets where menus were photographed; bundles are not touched.
    ///
    /// - Returns: the number of menus that had a place.
    package func eraseLocations() throws(StageFailure) -> Int {
        defer { renewKept() }
        return try onHistory { history throws(DatabaseError) in try history.eraseLocations() }
    }

    /// Writes the second copy with a change, before the history itself is changed.
    private func changeKept(_ change: (inout KeptState) -> Void) throws(StageFailure) {
        var state = try onHistory { history throws(DatabaseError) in try history.keptState() }
        change(&state)
        keptFile.replace(with: state)
    }

    private func onHistory<Value>(_ work: (History) throws(DatabaseError) -> Value) throws(StageFailure) -> Value {
        var problem: DatabaseError?
        let value = withHistory { history throws(DatabaseError) in
            do throws(DatabaseError) {
                return try work(history)
            } catch {
                problem = error
                throw error
            }
        }
        guard let value else { throw .store(problem ?? .damaged) }
        return value
    }
}
