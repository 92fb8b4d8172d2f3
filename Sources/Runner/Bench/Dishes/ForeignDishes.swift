internal import Files
internal import Foundation
internal import Models

/// What another program found: a file of one JSON object a line.
struct ForeignDishes: JSONLinesFile, Sendable {
    /// For each photo's name its dishes, in the order of the file.
    private(set) var dishes: [String: [FoundDish]] = [:]
    /// What the objects of the file tell at all.
    private(set) var aspects: DishAspects = []
    var badLines: [Int] = []

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

    /// A photo goes by the last part of its path.
    mutating func add(_ line: Data, _ decoder: JSONDecoder) -> Bool {
        guard let row = try? decoder.decode(Row.self, from: line),
            let photo = (row.photo ?? row.file)?.split(separator: "/").last.map(String.init)
        else { return false }
        return add(row, of: photo)
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
