import Foundation
import Models
import TestMaterial

/// What `vegyscan scan samples` wrote.
///
/// The first run, on two lanes, is made once and shared by all tests that only look at it.
struct SampleRun: Sendable {
    let program: Program
    let outcome: Outcome
    /// Relative to the program's home.
    let folder: String

    static var shared: SampleRun {
        get async throws { try await first.value }
    }

    private static let first = Task { try await SampleRun(Program(), jobs: 2) }

    /// The same on one lane, made once, for tests that compare it and carry on with it.
    static var onOneLane: SampleRun {
        get async throws { try await slow.value }
    }

    private static let slow = Task { try await SampleRun(Program(), jobs: 1) }

    /// The arguments of a scan of all samples, or of another folder, into a folder of the program's home.
    static func arguments(
        _ program: Program, photos: String = Samples.folder.path, folder: String = "out", jobs: Int
    ) -> [String] {
        [
            "scan", photos, "--out", program.home[folder], "--store", program.home["store"],
            "--jobs", String(jobs),
        ]
    }

    init(
        _ program: Program, photos: String = Samples.folder.path, folder: String = "out", jobs: Int
    ) async throws {
        self.program = program
        self.folder = folder
        outcome = try await program.run(
            Self.arguments(program, photos: photos, folder: folder, jobs: jobs), limit: 1200)
    }

    /// Every file written, by its path in the output folder.
    func files() throws -> [String: Data] {
        try program.home.contents(of: folder).filter { !$0.key.hasPrefix(".vegyscan/") }
    }

    /// The lines of the index.
    func index() throws -> [IndexEntry] {
        let text = try String(contentsOfFile: program.home[folder] + "/index.jsonl", encoding: .utf8)
        return try text.split(separator: "\n").map { line in
            try JSONDecoder().decode(IndexEntry.self, from: Data(line.utf8))
        }
    }

    /// The bundle of a sample, found through the index as another program would.
    func bundle(of sample: SampleCase) throws -> MenuBundle {
        let entries = try index().filter { $0.menu.split(separator: "/").last.map(String.init) == sample.name }
        guard entries.count == 1, let path = entries[0].bundle else {
            throw MissingBundle(sample: sample.name, entries: entries.count)
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: program.home[folder] + "/" + path))
        return try JSONDecoder().decode(MenuBundle.self, from: data)
    }

    /// All bundles, by their path in the output folder, in its order.
    func bundles() throws -> [(path: String, bundle: MenuBundle)] {
        try files().filter { $0.key.hasSuffix("/bundle.json") }.sorted { $0.key < $1.key }
            .map { ($0.key, try JSONDecoder().decode(MenuBundle.self, from: $0.value)) }
    }

    struct MissingBundle: Error {
        var sample: String
        var entries: Int
    }
}

/// What the tests need of a line of `index.jsonl`.
struct IndexEntry: Decodable, Sendable {
    var menu: String
    var bundle: String?
    var status: BundleStatus
    var dishes: Int
}
