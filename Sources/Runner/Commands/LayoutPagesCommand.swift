import Foundation
import Menus
import Models
import Stages

/// `vegyscan bench layout FOLDER...`: features to learn weights from, and dishes that weights find, without reading
/// photos anew.
struct LayoutPagesCommand {
    let folders: [FilePath]
    let truth: FilePath?
    /// A table, or nil for the program's own.
    let weights: FilePath?
    /// A file of names of pages, or nil for all.
    let only: FilePath?
    /// Where the features go, or nil.
    let features: FilePath?
    let console: Console

    func run() -> ExitCode {
        guard truth != nil || features != nil else {
            console.error("Give --truth DIR to score dishes, or --features FILE to write features.")
            return .usage
        }
        var table: LabelWeights?
        if let weights {
            table = FileManager.default.contents(atPath: weights.display).flatMap { LabelWeights(Array($0)) }
            guard table != nil else {
                console.error("\(weights.display): This is no table of weights as scripts/learn-layout writes it.")
                return .noInput
            }
        }
        var wanted: Set<Substring>?
        if let only {
            guard let data = FileManager.default.contents(atPath: only.display) else {
                console.error("\(only.display): The file can't be read.")
                return .noInput
            }
            wanted = Set(String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline))
        }
        var pages: [StoredPages.StoredPage] = []
        for folder in folders {
            do throws(StageFailure) {
                let stored = try StoredPages(folder)
                for problem in stored.problems { console.error("\(problem.display): This is no page that was read.") }
                pages += stored.pages.filter { wanted?.contains(Substring($0.name)) ?? true }
            } catch {
                console.error("\(folder.display): \(error.message)")
                return .noInput
            }
        }
        if let features {
            let code = write(pages, table, to: features)
            guard code == .success, truth != nil else { return code }
        }
        return truth.map { score(pages, table ?? .embedded, against: $0) } ?? .success
    }

    private func write(_ pages: [StoredPages.StoredPage], _ table: LabelWeights?, to file: FilePath) -> ExitCode {
        let encoder = JSONEncoder.bundle(pretty: false)
        var bytes: [UInt8] = []
        for page in pages {
            guard let data = try? encoder.encode(PageFeatureRecord(page, weights: table)) else { return .internalError }
            bytes += Array(data) + [0x0A]
        }
        do throws(StageFailure) {
            try AtomicFile.write(bytes, to: file)
        } catch {
            console.error("\(file.display): \(error.message)")
            return .cannotWrite
        }
        return .success
    }

    private struct Report: Encodable {
        struct PageScore: Encodable {
            var page: String
            var wanted: Int
            var found: Int
            var matched: Int
            var priced: Int
            var right: Int
            /// True dishes beside those they were matched with.
            var matches: [DishMatch]

            enum CodingKeys: String, CodingKey {
                case page, found, matched, priced, right, matches
                case wanted = "true"
            }
        }
        var pages: [PageScore]
    }

    private func score(
        _ pages: [StoredPages.StoredPage], _ table: LabelWeights, against folder: FilePath
    ) -> ExitCode {
        let find = FindDishes(weights: table)
        var report = Report(pages: [])
        for page in pages {
            let list = folder.appending(page.name + DishTruthFolder.ending)
            guard let data = FileManager.default.contents(atPath: list.display),
                let wanted = TrueDish.list(Array(data))
            else { continue }
            let found = find(MarkedMenu(pages: [page.marked])).dishes.map(FoundDish.init)
            let pairs = DishPairing(wanted, found).pairs
            let counts = DishCounts(wanted, found, pairs, aspects: [])
            report.pages.append(
                Report.PageScore(
                    page: page.name, wanted: wanted.count, found: found.count, matched: counts.dishes.hits,
                    priced: counts.prices.right, right: counts.strict.hits,
                    matches: DishMatch.list(wanted, found, pairs)))
        }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else { return .internalError }
        return StandardStreams.print(String(decoding: data, as: UTF8.self) + "\n") ? .success : .cannotWrite
    }
}
