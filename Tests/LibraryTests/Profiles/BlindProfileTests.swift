import Foundation
import Library
import Models
import Testing

/// `Tests/BlindProfiles`: dishes that break a restriction, or plainly don't, written without a look at tables or code.
@Suite struct BlindProfileTests {
    struct Row: Codable {
        var restriction: String
        var name: String
        var description: String?
        var language: String
        /// The printed words name, imply or leave open what the restriction leaves out: nothing may fit.
        var named: Bool
        var why: String
    }

    private func rows(_ file: String) throws -> [Row] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../BlindProfiles")
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    }

    private func restriction(_ name: String) throws -> Restriction {
        if name.hasPrefix("avoid ") { return .avoid(String(name.dropFirst(6))) }
        return try #require(
            Lifestyle(rawValue: name).map(Restriction.lifestyle)
                ?? ReligiousDiet(rawValue: name).map(Restriction.religious)
                ?? MedicalCondition(rawValue: name).map(Restriction.medical))
    }

    private func verdict(_ row: Row) throws -> Verdict {
        try KnownDish.read(row.name, row.description, language: row.language).verdict(restriction(row.restriction))
            .verdict
    }

    @Test(arguments: [("first.jsonl", 600), ("second.jsonl", 500)])
    func whatWordsNameNeverFits(file: String, count: Int) throws {
        let rows = try rows(file).filter(\.named)
        #expect(rows.count == count)
        let wrong = try rows.filter { try verdict($0) == .fits }
        let shown = wrong.map { "\($0.restriction) [\($0.language)] \($0.name) / \($0.description ?? "–"): \($0.why)" }
        #expect(wrong.isEmpty, "\(wrong.count): \(shown.joined(separator: "\n"))")
    }

    /// Caution has its price; this much must be left.
    @Test(arguments: [("first.jsonl", 105), ("second.jsonl", 60)])
    func plainDishesStillFit(file: String, least: Int) throws {
        let fits = try rows(file).filter { try !$0.named && verdict($0) == .fits }
        #expect(fits.count >= least, "\(fits.count)")
    }
}
