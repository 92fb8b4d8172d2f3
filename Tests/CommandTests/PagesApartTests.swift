import Foundation
import Models
import TestMaterial
import Testing

/// Pages that were photographed far from each other are hardly one menu.
@Suite struct PagesApartTests {
    /// A small photo with the position of a sample's EXIF data.
    ///
    /// - Parameter degrees: of the northern latitude, in place of the sample's 48.
    private func photo(degrees: UInt8) throws -> Data {
        let sample = [UInt8](try Samples.data("gps-orientation-6/menu.jpg"))
        // Behind the start of the image and JFIF's header, of 18 bytes, lies the segment with the EXIF data.
        let length = Int(sample[22]) << 8 + Int(sample[23])
        var segment = Array(sample[20..<22 + length])
        // Its data begin after 10 bytes; at 0xAE in them the latitude does, in three fractions.
        let place = 10 + 0xAE + 3
        try #require(segment[place] == 48)
        segment[place] = degrees
        let plain = WordlessPhoto.file
        return plain.prefix(2) + segment + plain.dropFirst(2)
    }

    @Test func pagesFromTwoPlacesAreToldOf() async throws {
        let folder = try ScanFolder()
        for (name, second) in [("near", 48), ("far", 52)] as [(String, UInt8)] {
            try folder.home.write(try photo(degrees: 48), to: "in/\(name)/1.jpg")
            try folder.home.write(try photo(degrees: second), to: "in/\(name)/2.jpg")
        }
        let outcome = try await folder.scan(["in"], ["--strict"])
        #expect(outcome.code == 1, "\(outcome)")
        for (path, bundle) in try folder.bundles() {
            let isTold = bundle.warnings.contains { $0.code == "pages_apart" }
            #expect(isTold == path.hasPrefix("far/"), "\(path): \(bundle.warnings)")
        }
        let remarks = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("  far:") || $0.hasPrefix("  near:") }
        #expect(remarks.contains { $0.hasPrefix("  far:") && $0.contains("elsewhere") }, "\(outcome)")
        #expect(!remarks.contains { $0.hasPrefix("  near:") && $0.contains("elsewhere") }, "\(outcome)")
    }
}
