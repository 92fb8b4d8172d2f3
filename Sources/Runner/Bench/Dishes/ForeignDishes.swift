internal import Files
internal import Foundation
internal import Models

/// What another program found: a file of one JSON object a line.
struct ForeignDishes: Sendable {
    /// For each photo's name its dishes, in the order of the file.
    private(set) var dishes: [String: [FoundDish]] = [:]
    /// What the objects of the file tell at all.
    private(set) var aspects: DishAspects = []
    /// Lines that aren't such an object, from 1.
    private(set) var badLines: [Int] = []

    static let mostBytes = 64 << 20

    private struct Row: Decodable {
        var photo: String?
        var file: String?
        var name: String?
        var price: Texts?
        var prices: Texts?
        var section: String?
        var description: String?
        var symbols: Texts?
    }

    /// Nil when the file can't be read.
    init?(_ file: FilePath) {
        guard let bytes = SmallFile.bytes(of: file, limit: Self.mostBytes) else { return nil }
        self.init(bytes)
    }

    /// None at first.
    init() {}

    /// A photo goes by the last part of its path.
    init(_ bytes: [UInt8]) {
        for (number, line) in JSONLines(bytes) {
            guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)),
                let photo = (row.photo ?? row.file)?.split(separator: "/").last.map(String.init), add(row, of: photo)
            else {
                badLines.append(number)
                continue
            }
        }
    }

    /// Adds what a program wrote for one photo: an array of objects, or one on each line.
    ///
    /// - Returns: false where it isn't that, and then nothing of it counts.
    mutating func add(_ output: [UInt8], of photo: String) -> Bool {
        let decoder = JSONDecoder()
        let array = try? decoder.decode([Row].self, from: Data(output))
        let lines = try? JSONLines(output).map { try decoder.decode(Row.self, from: Data($0.line)) }
        guard let rows = array ?? lines, rows.count <= TrueDish.mostDishes, rows.allSatisfy({ $0.name != nil }) else {
            return false
        }
        return rows.allSatisfy { add($0, of: photo) }
    }

    /// - Returns: false for a row without a name, or one too many.
    private mutating func add(_ row: Row, of photo: String) -> Bool {
        guard let name = row.name, dishes[photo]?.count ?? 0 < TrueDish.mostDishes else { return false }
        if row.section != nil { aspects.insert(.sections) }
        if row.description != nil { aspects.insert(.descriptions) }
        if row.symbols != nil { aspects.insert(.symbols) }
        dishes[photo, default: []].append(
            FoundDish(
                name: name,
                amounts: ((row.price?.texts ?? []) + (row.prices?.texts ?? [])).flatMap(PrintedAmounts.of),
                section: row.section, description: row.description,
                marks: PrintedMark.all(of: row.symbols?.texts ?? [])))
        return true
    }
}
