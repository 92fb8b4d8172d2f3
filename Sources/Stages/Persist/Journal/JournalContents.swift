/// What stands in a journal at one moment. Lines are understood when they are asked for, since there may be many.
public struct JournalContents: Sendable {
    private let bytes: [UInt8]
    /// The last line about each menu, by a hash of the menu's field. Two menus with one hash hide each other, which
    /// costs time and nothing else, since the line says which menu it is about.
    private var places: [UInt64: Range<Int>] = [:]
    /// Lines about menus, outdated and damaged ones included.
    public private(set) var lineCount = 0
    /// Nil when menus were added since the index was written.
    public private(set) var index: FileStamp?

    /// Nothing.
    init() {
        bytes = []
    }

    /// - Parameter bytes: of the whole file; anything may stand there.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.starts(with: JournalLine.header) else { return }
        places.reserveCapacity(bytes.count / 300)
        var start = JournalLine.header.count
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            let line = bytes[start..<end]
            if let menu = JournalLine.menuField(of: line) {
                lineCount += 1
                places[JournalFields.checksum(menu)] = start..<end
                index = nil
            } else if JournalLine.isIndex(line) {
                if case .index(let stamp) = JournalLine(line) { index = stamp }
            }
            start = end + 1
        }
    }

    /// The number of menus.
    public var count: Int { places.count }

    /// Nil when nothing is known of it, or nothing that is whole.
    ///
    /// - Parameter menu: the menu's folder relative to the output folder.
    public func entry(of menu: String) -> JournalEntry? {
        guard let place = places[JournalFields.checksum(JournalFields.escaped(menu)[...])],
            case .menu(let entry) = JournalLine(bytes[place]), FilePath(entry.line.menu) == FilePath(menu)
        else { return nil }
        return entry
    }

    /// All that is known and whole, in no fixed order.
    public var entries: some Sequence<JournalEntry> {
        places.values.lazy.compactMap { place in
            if case .menu(let entry) = JournalLine(bytes[place]) { entry } else { nil }
        }
    }
}
