import Foundation
import Models
import TestMaterial
import Testing

/// A folder of photos for one test, and what a scan of it wrote.
struct ScanFolder {
    let program: Program
    var home: TemporaryFolder { program.home }

    init() throws {
        program = try Program()
        try home.makeFolder("in")
    }

    /// Puts a photo that reads well beside whatever else there is.
    func addGoodPhoto(_ name: String = "good.jpg") throws {
        try home.copySample(Samples.goodPhoto, to: "in/" + name)
    }

    /// Puts a photo that reads well, whose reading lies in the cache of `store` already.
    ///
    /// For tests of what comes after reading, which takes most of a scan; all share one reading.
    func addReadPhoto(_ name: String = "good.jpg") async throws {
        try addGoodPhoto(name)
        try home.makeFolder("store")
        try FileManager.default.copyItem(
            atPath: try await Self.alreadyRead.value.home["store/cache.sqlite"], toPath: home["store/cache.sqlite"])
    }

    /// A folder whose good photo was scanned.
    private static let alreadyRead = Task {
        let folder = try ScanFolder()
        try folder.addGoodPhoto()
        let outcome = try await folder.scan()
        try #require(outcome.code == 0, "\(outcome)")
        return folder
    }

    /// Scans the folder, or what is named in it, with options.
    func scan(_ names: [String] = ["in"], _ options: [String] = [], input: String = "") async throws -> Outcome {
        try await program.run(["scan"] + names + ["--out", "out", "--store", "store"] + options, input: input)
    }

    /// What lies in the output folder, without what the program keeps there for itself.
    func results(in out: String = "out") throws -> [String: Data] {
        try home.contents(of: out).filter { !$0.key.hasPrefix(".vegyscan/") }
    }

    /// The index as JSON objects.
    func index() throws -> [[String: Any]] {
        guard let content = try home.contents(of: "out")["index.jsonl"] else { return [] }
        return try String(decoding: content, as: UTF8.self).split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// The bundles on disk, by path, in its order.
    func bundles() throws -> [(path: String, bundle: MenuBundle)] {
        guard FileManager.default.fileExists(atPath: home["out"]) else { return [] }
        return try home.contents(of: "out").filter { $0.key.hasSuffix("/bundle.json") }.sorted { $0.key < $1.key }
            .map { ($0.key, try JSONDecoder().decode(MenuBundle.self, from: $0.value)) }
    }

    /// Whether the good photo's menu was finished.
    func isGoodPhotoDone() throws -> Bool {
        try bundles().contains { $0.bundle.status == .complete && $0.bundle.dishes.count >= 5 }
    }
}
