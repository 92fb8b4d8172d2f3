import Foundation
import Models
import TestMaterial
import Testing

/// A photo that will read badly is never dropped without a word.
@Suite struct QualityTests {
    /// A BMP of one very dark grey.
    private static let dark: [UInt8] = {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let (width, height) = (400, 300)
        let palette: [UInt8] = (0...255).flatMap { (grey: UInt8) -> [UInt8] in [grey, grey, grey, 0] }
        let start = 54 + palette.count
        var file: [UInt8] = Array("BM".utf8)
        for (value, count) in [
            (start + width * height, 4), (0, 4), (start, 4), (40, 4), (width, 4), (height, 4), (1, 2), (8, 2), (0, 8),
            (0, 8), (0, 8),
        ] {
            file += little(value, count)
        }
        return file + palette + [UInt8](repeating: 3, count: width * height)
    }()

    private func scanned(_ policy: String) async throws -> MenuBundle {
        let folder = try ScanFolder()
        try folder.home.write(Data(Self.dark), to: "in/dark.bmp")
        _ = try await folder.scan(["in"], ["--quality", policy])
        #expect(try folder.index().count == 1)
        return try #require(try folder.bundles().first?.bundle)
    }

    @Test func aRejectedPhotoHasItsEntryWithReasonsAndAdvice() async throws {
        let bundle = try await scanned("reject")
        #expect(bundle.status == .rejected)
        let quality = try #require(bundle.pages.first?.quality)
        #expect(quality.reasons.map(\.code).contains(.tooDark))
        #expect(bundle.pages.first?.photo.path.hasSuffix("dark.bmp") == true)
        #expect(bundle.warnings.contains { $0.code == "page_rejected" && $0.message.contains("more light") })
    }

    @Test func aWarningTellsAndTheRestGoesOn() async throws {
        let bundle = try await scanned("warn")
        #expect(bundle.status == .noText)
        #expect(bundle.warnings.contains { $0.code == "too_dark" && $0.page == 1 })
    }

    @Test func offSaysNothingButKeepsTheFigures() async throws {
        let bundle = try await scanned("off")
        #expect(!bundle.warnings.contains { $0.code == "too_dark" })
        #expect(bundle.pages.first?.quality?.reasons.isEmpty == false)
    }
}
