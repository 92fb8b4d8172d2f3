import Foundation
import TestMaterial
import Testing

/// `scripts/motbench.py`: MOTBench's rule, by hand.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "Python isn't installed"))
struct MotbenchTests {
    private static let script = Samples.folder.deletingLastPathComponent().path + "/scripts/motbench.py"

    private struct Result: Decodable {
        var dishes: Int
        var named: Double
        var priced: Double
    }

    private func score(_ program: Program, _ options: String) async throws -> Result {
        let outcome = try await program.shell("/usr/bin/python3 -B '\(Self.script)' truth \(options)")
        #expect(outcome.code == 0, "\(outcome)")
        return try JSONDecoder().decode(Result.self, from: outcome.standardOutput)
    }

    @Test func namesAndAmountsAreLookedForInLinesAndDishes() async throws {
        let program = try Program()
        try program.home.write(
            """
            [{"name": "Tom Yum", "price": "12.50 / 14"}, {"name": "Pad  Thai", "price": "9"},
             {"name": "Kopi", "price": "2"}, {"name": "宫保鸡丁", "price": 38}]
            """, to: "truth/a.jpg.dishes.json")
        try program.home.write("TOM YUM 12.50 14.00\npad thai\n9\n宫保 鸡丁 38\n", to: "read.txt")
        let text = try await score(program, "--command 'cat read.txt' --out kept")
        #expect(text.dishes == 4 && text.named == 75 && text.priced == 50)
        // What was kept is not run again.
        let kept = try await score(program, "--command false --out kept")
        #expect(kept.named == 75)
        let failed = try await score(program, "--command false")
        #expect(failed.named == 0 && failed.priced == 0)
        try program.home.write(
            """
            {"pages": [{"number": 1, "photo": {"path": "a.jpg"}, "lines": [{"text": "Kopi 2"}, {"text": "Tom Yum"}]}],
             "dishes": [{"page": 1, "name": "Pad Thai", "prices": [{"amount": 9}, {"amount": null}]}]}
            """, to: "out/a/bundle.json")
        let dishes = try await score(program, "--bundles out")
        #expect(dishes.named == 25 && dishes.priced == 25)
        let lines = try await score(program, "--bundles out --text")
        #expect(lines.named == 50 && lines.priced == 25)
    }
}
