internal import Foundation
internal import Judging
internal import Models

/// Another program's verdicts: a file of one JSON object a line, as `vegyscan judge` writes them.
struct ForeignVerdicts: JSONLinesFile, Sendable {
    private var byID: [RowID: Classification] = [:]
    private var byName: [String: Classification] = [:]
    var badLines: [Int] = []

    static let mostBytes = ClaimRowFile.mostBytes

    fileprivate struct Row: Decodable {
        var id: RowID?
        var name: String?
        var text: String?
        var label: DietLabel?
        var claims: [Diet: Claim]?
        var allergens: Allergens?
    }

    /// With a status each, or as a list of those contained.
    fileprivate struct Allergens: Decodable {
        var statuses: [Allergen: AllergenStatus]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let list = try? value.decode([Allergen].self) {
                statuses = Dictionary(list.map { ($0, .contains) }, uniquingKeysWith: { first, _ in first })
            } else {
                statuses = try value.decode([Allergen: AllergenStatus].self)
            }
        }
    }

    /// Of several verdicts on one dish the last counts.
    mutating func add(_ line: Data, _ decoder: JSONDecoder) -> Bool {
        guard let row = try? decoder.decode(Row.self, from: line), row.id != nil || row.title != nil,
            let verdict = row.verdict
        else { return false }
        if let id = row.id { byID[id] = verdict }
        if let title = row.title { byName[title] = verdict }
        return true
    }

    /// The verdict on a row: by its id, or else its name. Nil where there is none.
    subscript(row: ClaimRow) -> Classification? {
        row.id.flatMap { byID[$0] } ?? byName[row.text.name]
    }

    /// The rows with their verdicts; one without counts as uncertain.
    func judge(_ rows: [ClaimRow]) -> (judged: [JudgedRow], without: Int) {
        var without = 0
        let judged = rows.map { row in
            if self[row] == nil { without += 1 }
            return JudgedRow(row: row, verdict: self[row] ?? .undecided, microseconds: nil, shares: [:])
        }
        return (judged, without)
    }
}

extension ForeignVerdicts.Row {
    /// A dish's name, or an ingredient.
    fileprivate var title: String? { name ?? text }

    /// Label and claims from each other where there is only one of them; nil where there is neither.
    fileprivate var verdict: Classification? {
        guard label != nil || claims != nil || allergens != nil else { return nil }
        return Classification(
            label: label ?? claims?.label ?? .uncertain, confidence: 1, claims: claims ?? label?.claims ?? [:],
            allergens: allergens?.statuses ?? [:], reason: "")
    }
}

extension [Diet: Claim] {
    /// The strictest diet that it says yes to; meat where it says no to all that it names down to the mildest.
    fileprivate var label: DietLabel {
        for diet in Diet.allCases where self[diet] == .yes {
            switch diet {
            case .vegan: return .vegan
            case .vegetarian: return .vegetarian
            case .pescatarian: return .pescatarian
            }
        }
        return (self[.pescatarian] ?? self[.vegetarian]) == .no ? .meat : .uncertain
    }
}

extension DietLabel {
    fileprivate var claims: [Diet: Claim] {
        switch self {
        case .vegan: [.vegan: .yes, .vegetarian: .yes, .pescatarian: .yes]
        case .vegetarian: [.vegan: .no, .vegetarian: .yes, .pescatarian: .yes]
        case .pescatarian: [.vegan: .no, .vegetarian: .no, .pescatarian: .yes]
        case .meat: [.vegan: .no, .vegetarian: .no, .pescatarian: .no]
        case .uncertain: [:]
        }
    }
}

extension Classification {
    fileprivate static let undecided = Classification(label: .uncertain, confidence: 1, claims: [:], reason: "")
}
