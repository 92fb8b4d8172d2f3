internal import Files
import Foundation
import Menus
import Models

/// `vegyscan bench labels`: features to learn weights from, and dishes that weights find, without reading photos anew.
struct BenchLabelsCommand {
    let folders: [FilePath]
    let truth: FilePath?
    /// A table, or nil for the program's own.
    let weights: FilePath?
    /// A file of names of pages, or nil for all.
    let only: FilePath?
    /// Where the features go, or nil.
    let features: FilePath?
    let printsJSON: Bool
    let console: Console

    /// A table of weights has some megabytes, a list of pages some kilobytes.
    private static let mostBytes = 64 << 20

    func run() -> ExitCode {
        var table: LabelWeights?
        if let weights {
            table = SmallFile.bytes(of: weights, limit: Self.mostBytes).flatMap { LabelWeights($0) }
            guard table != nil else {
                console.error("\(weights.display): This is no table of weights as scripts/learn-layout writes it.")
                return .noInput
            }
        }
        var wanted: Set<Substring>?
        if let only {
            guard let bytes = SmallFile.bytes(of: only, limit: Self.mostBytes) else {
                console.error("\(only.display): This must be a readable file of names, a line each.")
                return .noInput
            }
            wanted = Set(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline))
        }
        var pages: [StoredPages.StoredPage] = []
        var isWhole = true
        for folder in folders {
            do throws(StageFailure) {
                let stored = try StoredPages(folder)
                for problem in stored.problems {
                    console.error("\(problem.display): This is neither a bundle nor a drawn page; it was passed over.")
                }
                isWhole = isWhole && stored.problems.isEmpty
                pages += stored.pages.filter { wanted?.contains(Substring($0.name)) ?? true }
            } catch {
                console.error("\(folder.display): \(error.message)")
                return .noInput
            }
        }
        guard !pages.isEmpty else {
            console.error("No page to label was found; name a folder that scan -o or scripts/learn-layout has written.")
            return .noInput
        }
        if let features {
            let code = write(pages, table, to: features)
            guard code == .success, truth != nil else { return code == .success && !isWhole ? .someFailed : code }
        }
        let code = truth.map { score(pages, table ?? .embedded, against: $0) } ?? .success
        return code == .success && !isWhole ? .someFailed : code
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

    private func score(_ pages: [StoredPages.StoredPage], _ table: LabelWeights, against folder: FilePath) -> ExitCode {
        let find = FindDishes(weights: table)
        var report = LabelBenchReport()
        for page in pages {
            let list = folder.appending(page.name + DishTruthFolder.ending)
            guard let bytes = SmallFile.bytes(of: list, limit: DishTruthFolder.mostBytes),
                let wanted = TrueDish.list(bytes)
            else { continue }
            let found = find(MarkedMenu(pages: [page.marked])).dishes.map(FoundDish.init)
            report.add(page.name, wanted, found)
        }
        guard !report.pages.isEmpty else {
            console.error("\(folder.display): No list of dishes here is one of a page; name it NAME.dishes.json.")
            return .noInput
        }
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(report) else { return .internalError }
        let text = printsJSON ? String(decoding: data, as: UTF8.self) + "\n" : report.text
        return StandardStreams.print(text) ? .success : .cannotWrite
    }
}
