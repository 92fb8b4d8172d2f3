internal import Files
internal import Models

/// One line of the journal: fields separated by tabs, the last of them a checksum over everything before it.
///
/// It is either `m` and an entry, or `i` and the stamp of the index that holds exactly the entries before this line.
enum JournalLine: Hashable {
    case menu(JournalEntry)
    case index(FileStamp)

    /// The first line of the file. Another one means that another program, or another version, wrote it.
    static let header = Array("vegyscan-journal 2\n".utf8)

    /// With a line feed.
    var bytes: [UInt8] {
        var fields = JournalFields()
        switch self {
        case .index(let stamp):
            fields.add("i")
            fields.add(stamp)
        case .menu(let entry):
            let line = entry.line
            fields.add("m")
            fields.add(line.menu)
            fields.add(entry.fingerprint)
            fields.add(entry.bundle)
            fields.addOptional(line.id)
            fields.add(line.status.rawValue)
            fields.addOptional(line.source)
            let labels = line.labels
            for count in [
                line.pages, line.dishes, labels.vegan, labels.vegetarian, labels.pescatarian, labels.meat,
                labels.uncertain, line.warnings,
            ] { fields.add(String(count)) }
            fields.addOptional(line.restaurantName)
            fields.addOptional(line.failure)
            fields.addOptional(line.failureCode)
            fields.addOptional(line.stage)
            fields.add(line.codes.joined(separator: ","))
            for photo in entry.photos {
                fields.add(photo.path)
                fields.add(photo.sha256)
                fields.add(photo.stamp)
            }
            // A single field after the photos' groups of three.
            if let origin = entry.origin { fields.add(origin) }
        }
        return fields.sealed()
    }

    /// Nil for a line that isn't intact.
    ///
    /// - Parameter bytes: without the line feed.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard var fields = JournalFieldReader(sealed: bytes), let kind = fields.text() else { return nil }
        switch kind {
        case "i":
            guard let stamp = fields.stamp() else { return nil }
            self = .index(stamp)
        case "m":
            guard let entry = Self.entry(&fields) else { return nil }
            self = .menu(entry)
        default: return nil
        }
    }

    private static func entry(_ fields: inout JournalFieldReader) -> JournalEntry? {
        guard let menu = fields.text(), let fingerprint = fields.text(), let bundle = fields.optionalStamp(),
            let id = fields.optionalText(), let status = fields.text().flatMap(BundleStatus.init(rawValue:)),
            let source = fields.optionalText(), let pages = fields.number(), let dishes = fields.number(),
            let vegan = fields.number(), let vegetarian = fields.number(), let pescatarian = fields.number(),
            let meat = fields.number(), let uncertain = fields.number(), let warnings = fields.number(),
            let restaurantName = fields.optionalText(), let failure = fields.optionalText(),
            let failureCode = fields.optionalText(), let stage = fields.optionalText(), let codes = fields.text()
        else { return nil }
        var photos: [JournalEntry.Photo] = []
        var origin: String?
        while !fields.isAtEnd {
            guard let path = fields.text() else { return nil }
            if fields.isAtEnd {
                origin = path
                break
            }
            guard let hash = fields.text(), let stamp = fields.optionalStamp() else { return nil }
            photos.append(JournalEntry.Photo(path: path, sha256: hash, stamp: stamp))
        }
        let line = IndexLine(
            menu: menu, id: id, status: status, source: source, pages: pages, dishes: dishes,
            labels: LabelCounts(
                vegan: vegan, vegetarian: vegetarian, pescatarian: pescatarian, meat: meat, uncertain: uncertain),
            restaurantName: restaurantName, warnings: warnings, failure: failure, failureCode: failureCode,
            stage: stage, codes: codes.split(separator: ",").map(String.init))
        return JournalEntry(
            line: line, fingerprint: fingerprint, bundle: bundle, photos: photos, origin: origin)
    }

    /// The menu that a line is about, as written there; nil for any other line. It doesn't check whether the line is
    /// intact.
    static func menuField(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: "m\t".utf8) else { return nil }
        let rest = bytes.dropFirst(2)
        return rest.firstIndex(of: JournalFields.separator).map { rest[..<$0] }
    }

    static func isIndex(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: "i\t".utf8) }
}
