public import Models

internal import struct Foundation.Date

/// The history as a library: found, named, favoured and forgotten.
///
/// Every call throws when the history can't be read or written; nothing is changed then.
extension Store {
    /// Menus, the newest first.
    public func menus(_ filter: HistoryFilter, limit: Int = .max) throws(StageFailure) -> [HistoryEntry] {
        try onHistory { history throws(DatabaseError) in try history.menus(filter, limit: limit) }
    }

    /// The menu with this number, or those whose bundle's id begins so (six digits at least).
    public func menus(named handle: String) throws(StageFailure) -> [HistoryEntry] {
        try onHistory { history throws(DatabaseError) in try history.menus(named: handle) }
    }

    /// The file of every menu's bundle; it may have been moved or removed since.
    public func bundleFiles() throws(StageFailure) -> [FilePath] {
        try onHistory { history throws(DatabaseError) in try history.bundleFiles() }
    }

    /// The dishes of a menu by its number, in the menu's order.
    public func dishes(ofMenu number: Int) throws(StageFailure) -> [HistoryDish] {
        try onHistory { history throws(DatabaseError) in try history.dishes(ofMenu: number) }
    }

    public func restaurants() throws(StageFailure) -> [Restaurant] {
        try onHistory { history throws(DatabaseError) in try history.restaurants() }
    }

    /// Calls a menu, and with it the others of its restaurant, by another name; nil for the one on the menu.
    public func rename(menu number: Int, to name: String?) throws(StageFailure) {
        try onHistory { history throws(DatabaseError) in try history.rename(menu: number, to: name) }
    }

    /// - Returns: false when the dish was a favourite already.
    public func addFavourite(_ dish: String, ofMenu number: Int) throws(StageFailure) -> Bool {
        let time = Date(timeIntervalSince1970: time)
        return try onHistory { history throws(DatabaseError) in
            try history.addFavourite(dish, ofMenu: number, at: time)
        }
    }

    /// - Returns: false when the dish was none.
    public func removeFavourite(_ dish: String, ofMenu number: Int) throws(StageFailure) -> Bool {
        try onHistory { history throws(DatabaseError) in try history.removeFavourite(dish, ofMenu: number) }
    }

    /// Notes that a menu will have other pages, and so another id; what is recorded next takes its place, favourites
    /// kept.
    public func renameBundle(ofMenu number: Int, to id: String) throws(StageFailure) {
        try onHistory { history throws(DatabaseError) in try history.renameBundle(ofMenu: number, to: id) }
    }

    /// Takes menus with their favourites out of the history; their bundles stay where they are.
    ///
    /// - Returns: how many there were.
    public func remove(menus numbers: [Int]) throws(StageFailure) -> Int {
        try onHistory { history throws(DatabaseError) in try history.remove(menus: numbers) }
    }

    /// Removes menus that were scanned longer ago; those with favourites stay.
    ///
    /// - Returns: how many went.
    public func removeMenus(olderThanDays days: Int) throws(StageFailure) -> Int {
        let limit = Date(timeIntervalSince1970: time - Double(days) * 86_400)
        return try onHistory { history throws(DatabaseError) in try history.removeMenus(before: limit) }
    }

    /// Removes every menu and every favourite from the history; bundles stay where they are.
    public func clearHistory() throws(StageFailure) {
        try onHistory { history throws(DatabaseError) in try history.removeAll() }
    }

    /// Forgets where menus were photographed; bundles are not touched.
    ///
    /// - Returns: the number of menus that had a place.
    public func eraseLocations() throws(StageFailure) -> Int {
        try onHistory { history throws(DatabaseError) in try history.eraseLocations() }
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
