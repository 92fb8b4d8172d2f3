import Files
import Foundation
import Models
import Pages
import Testing

@testable import Reading

@Suite struct AlterTests {
    private func photo(_ name: String) throws -> LoadedPhoto {
        let file = ReferenceHashes.folder.appending(path: name)
        return try LoadPhoto()(FilePath(file.path), shownAs: name)
    }

    private func picture(_ bytes: [UInt8]) throws -> Picture {
        try Decode()(LoadedPhoto(path: "copy.jpg", bytes: bytes, sha256: ""))
    }

    @Test(arguments: Alteration.allCases) func copiesAreNearTheOriginal(alteration: Alteration) throws {
        let original = try photo("gps-orientation-6/menu.jpg")
        let altered = try Alter()(original, alteration)
        let bytes = try #require(altered)
        #expect(bytes != original.bytes)
        let again = try Alter()(original, alteration)
        #expect(again == bytes)
        let copy = try picture(bytes)
        let first = try Decode()(original)
        let distance = try #require(copy.photoHashes()[1].hammingDistance(to: first.photoHashes()[1]))
        #expect(distance <= 20)
        // An altered copy says nothing of where and when the photo was taken.
        #expect(first.metadata.coordinate != nil && copy.metadata == PhotoMetadata())
        let factor = alteration == .smaller ? 0.7 : alteration == .crop ? 0.97 : 1
        #expect(abs(Double(copy.photo.width) - factor * Double(first.photo.width)) <= 2)
        #expect(abs(Double(copy.photo.height) - factor * Double(first.photo.height)) <= 2)
        if alteration == .strippedEXIF { #expect(distance == 0 && copy.photo.orientation == 6) }
    }

    @Test func onlyAWholeJPEGIsStripped() throws {
        #expect(JPEGSegments.withoutEXIF([], orientation: nil) == nil)
        #expect(JPEGSegments.withoutEXIF([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0], orientation: nil) == nil)
        #expect(JPEGSegments.withoutEXIF([0xFF, 0xD8, 0xFF, 0xE1, 0, 0, 0, 0], orientation: nil) == nil)
        let whole: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 3, 7, 0xFF, 0xDA, 0, 2, 1]
        #expect(JPEGSegments.withoutEXIF(whole, orientation: 1) == whole)
    }
}
