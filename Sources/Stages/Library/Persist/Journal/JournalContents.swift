package import Files

/// What stands in a journal at one moment. Lines are read and understood when they are asked for, since there may be
/// many.
package struct JournalContents: Sendable {
    private let bytes: JournalBytes
    /// The last line about each menu, by a hash of the menu's field; the second of two menus with one hash has the
    /// number after it. The field itself stands in the line and needs no place in memory.
    private var places: [UInt64: Place] = [:]
    /// Lines about menus, outdated and damaged ones included.
    package private(set) var lineCount = 0
    /// How the index looked when it was last written; it held the menus before, and no others.
    package private(set) var lastIndex: FileStamp?
    /// Whether nothing was added since.
    private var isIndexLast = false

    /// Where a line stands; a journal is never that large.
    private struct Place {
        var start: UInt32
        var end: UInt32
    }

    /// Nothing.
    init() {
        self.init([])
    }

    /// - Parameter bytes: of the whole file; anything may stand there.
    init(_ bytes: [UInt8]) {
        self.init(JournalBytes(bytes))
    }

    init(_ bytes: JournalBytes) {
        self.bytes = bytes
        places.reserveCapacity(bytes.count / 300)
        bytes.forEachLine { line, place in
            if let menu = JournalLine.menuField(of: line) {
                lineCount += 1
                places[key(of: menu)] = Place(start: UInt32(place.lowerBound), end: UInt32(place.upperBound))
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

    /// Nil when nothing is known of it, or nothing that is whole.
    ///
    /// - Parameter menu: the menu's folder relative to the output folder.
    package func entry(of menu: String) -> JournalEntry? {
        places[key(of: JournalFields.escaped(menu)[...])].flatMap(entry)
    }

    /// Whether a menu was made from what lies there; spares the line from being taken apart.
    ///
    /// - Parameter origin: as `MenuOrigin` gives it.
    package func isMenu(_ menu: String, from origin: String) -> Bool {
        guard let place = places[key(of: JournalFields.escaped(menu)[...])] else { return false }
        let line = line(at: place)
        let tab = JournalFields.separator
        guard let end = line.lastIndex(of: tab) else { return false }
        let wanted = [tab] + Array(origin.utf8)
        return line[..<end].suffix(wanted.count).elementsEqual(wanted)
    }

    /// Where a menu's line is to be found, or to be put.
    private func key(of field: ArraySlice<UInt8>) -> UInt64 {
        var key = JournalFields.checksum(field)
        while let place = places[key], JournalLine.menuField(of: line(at: place)) != field { key &+= 1 }
        return key
    }

    /// All that is known and whole, in no fixed order.
    package var entries: some Sequence<JournalEntry> {
        places.values.lazy.compactMap(entry)
    }

    /// The same in byte order of the menus.
    package var entriesInOrder: some Sequence<JournalEntry> {
        // One buffer for all names: sorting asks for each of them many times.
        var names: [UInt8] = []
        var named: [(place: Place, name: Range<Int>)] = []
        named.reserveCapacity(places.count)
        for place in places.values {
            let start = names.count
            names += menu(at: place)
            named.append((place, start..<names.count))
        }
        named.sort { names[$0.name].lexicographicallyPrecedes(names[$1.name]) }
        return named.lazy.map(\.place).compactMap(entry)
    }

    private func line(at place: Place) -> ArraySlice<UInt8> { bytes.bytes(Int(place.start)..<Int(place.end))[...] }

    private func entry(at place: Place) -> JournalEntry? {
        if case .menu(let entry) = JournalLine(line(at: place)) { entry } else { nil }
    }

    private func menu(at place: Place) -> ArraySlice<UInt8> {
        let field = JournalLine.menuField(of: line(at: place)) ?? []
        return JournalFieldReader.unescaped(field) ?? field
    }
}
