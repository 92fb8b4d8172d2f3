import Foundation
import Judging
import KnownDishes
import Models
import Testing

/// A reason never promises: one or two sentences of qualified words, for every sample dish and every pair.
struct WordingTests {
    private static let promises = ["is vegan", "is vegetarian", "guarantee", "100 %", "100%", "safe", "definitely"]

    private struct Sample: Decodable {
        struct Dish: Decodable {
            var name: String
            var description: String?
            var section: String?
        }
        var dishes: [Dish]
        var languages: [String]
    }

    private static func samples() throws -> [DishText] {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../samples").standardized
        let samples = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try samples.sorted { $0.path < $1.path }.flatMap { sample in
            let file = sample.appendingPathComponent("expect.json")
            guard FileManager.default.fileExists(atPath: file.path) else { return [DishText]() }
            let menu = try JSONDecoder().decode(Sample.self, from: Data(contentsOf: file))
            return menu.dishes.map {
                DishText(
                    name: $0.name, description: $0.description, language: menu.languages.first, section: $0.section)
            }
        }
    }

    @Test func reasonsPromiseNothing() throws {
        let samples = try Self.samples()
        #expect(samples.count > 50)
        let pairs = NamePairs.all.flatMap { pair in
            [pair.safe, pair.unsafe].map { DishText(name: $0, language: pair.language) }
        }
        let judge = Judge()
        for dish in samples + pairs {
            let reason = judge(dish).reason
            #expect(!Self.promises.contains { reason.lowercased().contains($0) }, "\(dish.name): \(reason)")
            let sentences = reason.split(separator: ". ").count
            #expect((1...2).contains(sentences) && reason.hasSuffix("."), "\(dish.name): \(reason)")
        }
    }
}
