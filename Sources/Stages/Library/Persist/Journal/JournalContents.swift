package import Files

/// The contents of a journal at one moment. Lines are read and parsed on demand, since there may be many.
package struct JournalContents: Sendable {
    private let bytes: JournalBytes
    /// The last line about each menu, by a hash of the menu's field; the second of two menus with the same hash is
    /// under the next number. The field itself stays in the line and needs no memory.
    private var places: [UInt64: Place] = [:]
    /// The number of lines about menus, including outdated and damaged ones.
    package private(set) var lineCount = 0
    /// The stamp of the index when it was last written; it then held the menus recorded before, and no others.
    package private(set) var lastIndex: FileStamp?
    /// Whether nothing has been added since.
    private var isIndexLast = false

    /// Where a line stands, in 32 bits each: a journal is never larger than that.
    private struct Place {
        var start: UInt32
        var end: UInt32
    }

    /// Nothing.
    init() {
        self.init([])
    }

    /// - Parameter bytes: those of the whole file, which may hold anything.
    init(_ bytes: [UInt8]) {
        self.init(JournalBytes(bytes))
    }

    init(_ bytes: JournalBytes) {
        self.bytes = bytes
        places.reserveCapacity(bytes.count / 300)
        bytes.forEachLine { line, place in
            if let menu = JournalLine.menuField(of: line) {
                lineCount += 1
                places[find(menu).key] = Place(start: UInt32(place.lowerBound), end: UInt32(place.upperBound))
                isIndexLast = false
            } else if JournalLine.isIndex(line), case .index(let stamp) = JournalLine(line) {
                (lastIndex, isIndexLast) = (stamp, true)
            }
        }
    }

    /// The number of menus.
    package var count: Int { places.count }

    /// Nil when menus were added since the index was written.
    package var index: FileStamp? { isIndexLast ? lastIndex : nil }

    /// The menu's entry; nil when nothing intact is known about it.
    ///
    /// - Parameter menu: the menu's folder relative to the output folder.
    package func entry(of menu: String) -> JournalEntry? {
        line(of: menu).flatMap(entry)
    }

    /// Whether a menu was made from the photos at an origin; saves parsing the whole line.
    ///
    /// - Parameter origin: as returned by `MenuOrigin`.
    package func isMenu(_ menu: String, from origin: String) -> Bool {
        guard let line = line(of: menu) else { return false }
        let tab = JournalFields.separator
        guard let end = line.lastIndex(of: tab) else { return false }
        let wanted = [tab] + Array(origin.utf8)
        return line[..<end].suffix(wanted.count).elementsEqual(wanted)
    }

    /// The last line about a menu, and the key under which it is stored or, without one, is to be.
    private func find(_ field: ArraySlice<UInt8>) -> (key: UInt64, line: ArraySlice<UInt8>?) {
        var key = JournalFields.checksum(field)
        while let place = places[key] {
            let line = line(at: place)
            if JournalLine.menuField(of: line) == field { return (key, line) }
            key &+= 1
        }
        return (key, nil)
    }

    private func line(of menu: String) -> ArraySlice<UInt8>? { find(JournalFields.escaped(menu)[...]).line }

    /// All intact entries, in no fixed order.
    package var entries: some Collection<JournalEntry> {
        places.values.lazy.compactMap { entry(at: $0) }
    }

    /// The same in byte order of the menus.
    package var entriesInOrder: some Sequence<JournalEntry> {
        // One buffer holds all names, since sorting asks for each of them many times.
        var names: [UInt8] = []
        var ends: [UInt32] = []
        var named: [Place] = []
        ends.reserveCapacity(places.count)
        named.reserveCapacity(places.count)
        for place in places.values {
            names += menu(at: place)
            ends.append(UInt32(names.count))
            named.append(place)
        }
        func name(_ number: UInt32) -> ArraySlice<UInt8> {
            names[(number == 0 ? 0 : Int(ends[Int(number) - 1]))..<Int(ends[Int(number)])]
        }
        let order = (0..<UInt32(named.count)).sorted { name($0).lexicographicallyPrecedes(name($1)) }
        return order.lazy.compactMap { entry(at: named[Int($0)]) }
    }

    private func line(at place: Place) -> ArraySlice<UInt8> { bytes.bytes(Int(place.start)..<Int(place.end))[...] }

    private func entry(at place: Place) -> JournalEntry? { entry(line(at: place)) }

    private func entry(_ line: ArraySlice<UInt8>) -> JournalEntry? {
        if case .menu(let entry) = JournalLine(line) { entry } else { nil }
    }

    private func menu(at place: Place) -> ArraySlice<UInt8> {
        let field = JournalLine.menuField(of: line(at: place)) ?? []
        return JournalFieldReader.unescaped(field) ?? field
    }
}
