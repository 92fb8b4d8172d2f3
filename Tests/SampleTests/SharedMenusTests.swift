import Foundation
import Models
import TestMaterial
import Testing

/// Real photos that lie beside the repository, where there are any: every one ends in a bundle or a stated failure.
@Suite struct SharedMenusTests {
    static let folder: String? = {
        let named = ProcessInfo.processInfo.environment["VEGYSCAN_SHARED"]
        let beside = Samples.folder.deletingLastPathComponent().deletingLastPathComponent().path + "/shared"
        let menus = (named ?? beside) + "/menus"
        return FileManager.default.fileExists(atPath: menus + "/index.json") ? menus : nil
    }()

    @Test(.enabled(if: folder != nil, "no shared/menus beside the repository"))
    func everyPhotoEndsInABundle() async throws {
        let menus = try #require(Self.folder)
        let program = try Program()
        let outcome = try await program.run(
            ["scan", menus, "--out", program.home["out"], "--store", program.home["store"]], limit: 1200)
        #expect(outcome.code == 0 || outcome.code == 1, "\(outcome)")

        let index = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: menus + "/index.json")))
                as? [[String: Any]])
        let bundles = try program.home.contents(of: "out").filter { $0.key.hasSuffix("/bundle.json") }
            .mapValues { try JSONDecoder().decode(MenuBundle.self, from: $0) }
        #expect(
            Set(bundles.values.flatMap(\.pages).map(\.photo.path)) == Set(index.compactMap { $0["file"] as? String }))
        var words = 0
        var lost = 0
        for bundle in bundles.values {
            for page in bundle.pages {
                let ledger = WordLedger(page, of: bundle)
                #expect(ledger.invented.isEmpty, "\(page.photo.path)")
                #expect(ledger.doubled.isEmpty, "\(page.photo.path)")
                #expect(ledger.inventedPrices.isEmpty, "\(page.photo.path)")
                words += ledger.count
                lost += ledger.lost.count
                #expect(page.failure == nil || bundle.status == .failed)
                #expect(page.unassigned == page.lines.filter { $0.role == .unassigned }.map(\.id))
                let told = Set(bundle.dishes.filter { $0.page == page.number }.flatMap(\.lines))
                #expect(told == Set(page.lines.filter { $0.role == .dish }.map(\.id)), "\(page.photo.path)")
            }
        }

        // Parts of lines that the layout could give to nothing; the lines still show them.
        #expect(lost * 20 < words, "\(lost) of \(words) words on lines of dishes are in no dish")

        guard let python = Python.withJSONSchema else { return }
        try program.home.write(try await program.run(["schema"]).standardOutput, to: "schema.json")
        try program.home.write(Python.validator, to: "validate.py")
        let checked = try await program.shell(
            "\"$PYTHON\" \"$HERE/validate.py\" \"$HERE/schema.json\" \"$HERE/out\"",
            environment: ["PYTHON": python, "HERE": program.home.root])
        #expect(checked.code == 0 && checked.output.isEmpty, "\(checked.output)")
    }
}
