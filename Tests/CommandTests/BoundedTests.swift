import Foundation
import Models
import TestMaterial
import Testing

/// A run takes few file descriptors, however many photos there are, and leaves no temporary file.
@Suite struct BoundedTests {
    /// A run of one lane with a worker process needs fewer; each further lane takes three more.
    private static let fewestDescriptors = 48

    private func temporary(_ home: TemporaryFolder) throws -> [String] {
        try home.contents().keys.filter {
            $0.hasSuffix(".tmp") || $0.contains("/.vegyscan-") && !$0.hasSuffix("in-use")
        }
    }

    @Test func manyMenusAndABigOneNeedFewDescriptors() async throws {
        let folder = try ScanFolder()
        for number in 0..<200 { try folder.home.write(PNG.tiny(number), to: "in/photo-\(number).png") }
        for number in 200..<300 { try folder.home.write(PNG.tiny(number), to: "in/big/page-\(number).png") }
        let outcome = try await folder.program.shell(
            "ulimit -n \(Self.fewestDescriptors); "
                + "exec \"$VEGYSCAN\" scan in --out out --store store --quiet --jobs 2 --languages eng --isolation process"
        )
        #expect(outcome.code == 0, "\(outcome)")
        let bundles = try folder.bundles().map(\.bundle)
        #expect(bundles.count == 201)
        #expect(bundles.allSatisfy { $0.status == .noText }, "\(Set(bundles.map(\.status)))")
        // More pages than descriptors: read one after the other, in natural order, and remarked on.
        let big = try #require(bundles.first { $0.pages.count > 1 })
        #expect(big.pages.map(\.photo.path) == (200..<300).map { "big/page-\($0).png" })
        #expect(big.warnings.contains { $0.code == "many_pages" })
        #expect(try temporary(folder.home).isEmpty)
    }

    /// What no run can do with is said, and is no photo's fault.
    @Test func tooFewDescriptorsAreAClearRefusal() async throws {
        let folder = try ScanFolder()
        try folder.home.write(PNG.tiny(1), to: "in/photo.png")
        let outcome = try await folder.program.shell(
            "ulimit -n 8; exec \"$VEGYSCAN\" scan in --out out --store store --quiet --languages eng")
        #expect(outcome.code == 69 && outcome.errors.contains("ulimit -n"), "\(outcome)")
        #expect(try temporary(folder.home).isEmpty)
    }
}
