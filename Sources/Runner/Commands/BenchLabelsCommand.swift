internal import Files
internal import Foundation
internal import Menus
internal import Models

/// `vegyscan bench labels`: features to learn weights from, and dishes that weights find, without reading photos anew.
struct BenchLabelsCommand: Command {
    static let name: CommandName = "bench labels"
    static let description = CommandDescription(
        name: name,
        summary: "score the dishes found on pages that were read before, with any weights",
        discussion: [
            """
            Takes the first page of each bundle that scan -o has written into a FOLDER, or files of words with boxes \
            as scripts/learn-layout draws them, and finds the dishes on them anew, without photos. docs/layout.md \
            tells how words are labelled.
            """,
            """
            With --truth, the dishes are matched with those in DIR/NAME.dishes.json, where NAME is the photo's, as \
            bench dishes does, and counted: how many are true, found and matched; of these, how many have the right \
            prices; and how many have the right prices and a name at least 0.9 alike. With --features, what each word \
            is labelled by is written, for weights to be learned from.
            """,
        ],
        operand: OperandDescription(
            name: "FOLDER", kind: .folder, help: "A folder of bundles or of drawn pages.", isRepeatable: true),
        options: [
            .value(
                .truth, nil, "DIR", .folder, .input, "The lists of dishes to score by.", required: true,
                replacement: .features),
            .value(.weights, nil, "FILE", .file, .input, "A table of weights instead of the program's own."),
            .value(.only, nil, "FILE", .file, .input, "Take only the pages that a line of FILE names."),
            .value(
                .features, nil, "FILE", .file, .output,
                "Write words and features of each page as a JSON object a line; with --weights, habits too."),
            .flag(.json, nil, .output, "Print the figures as one JSON object, with each dish beside its match."),
        ],
        examples: [
            Example("vegyscan bench labels out --truth menus", meaning: "Score dishes without reading photos anew.")
        ])

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

    init(_ intake: CommandIntake) {
        let arguments = intake.arguments
        folders = arguments.paths
        truth = arguments.path(.truth)
        weights = arguments.path(.weights)
        only = arguments.path(.only)
        features = arguments.path(.features)
        printsJSON = arguments.has(.json)
        console = intake.console
    }

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
        guard let data = try? JSONEncoder.bundle(pretty: true).encode(FramedReport(report)) else {
            return .internalError
        }
        let text = printsJSON ? String(decoding: data, as: UTF8.self) + "\n" : report.text
        return StandardStreams.print(text) ? .success : .cannotWrite
    }
}
