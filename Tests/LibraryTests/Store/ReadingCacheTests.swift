import Files
import Foundation
import Models
import Pages
import TestMaterial
import Testing

@testable import Library

/// Readings found by bytes and by pixels.
@Suite struct ReadingCacheTests {
    private func facts(_ path: String, latitude: Double? = nil) -> PhotoFacts {
        PhotoFacts(
            record: PhotoRecord(path: path, sha256: path, width: 10, height: 10, format: .jpeg, orientation: 6),
            metadata: PhotoMetadata(
                capturedAt: "2024-05-01T18:30:00",
                coordinate: latitude.map { Coordinate(latitude: $0, longitude: 13.377_704) }))
    }

    @Test func theSamePixelsInAnotherFileAreNotReadAgain() async throws {
        let store = try TemporaryFolder().store()
        var page = ReadPage.sample()
        page.photo.perceptualHash = PerceptualHash(algorithm: "dct-64", version: 1, value: "00ff00ff00ff00ff")
        await store.keep(page, forPhoto: "a", pixels: "p")
        #expect(await store.reading(forPhoto: "b", facts("b.jpg")) == nil)
        #expect(await store.reading(forPixels: "q", photo: "b", facts("b.jpg")) == nil)
        let found = await store.reading(forPixels: "p", photo: "b", facts("b.jpg", latitude: 1))
        #expect(found?.lines == page.lines)
        // From now on the bytes alone do.
        let again = await store.reading(forPhoto: "b", facts("b.jpg", latitude: 1))
        #expect(again == found)
        #expect(await store.hits[.pixels] == 1)
        #expect(await store.hits[.photo] == 1)
    }

    @Test func whatAFileSaysIsItsOwn() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let first = facts("home/first.jpg", latitude: 52.516_181)
        await store.keep(ReadPage.sample().of(first), forPhoto: "a", pixels: "p")
        let other = facts("b.jpg")
        let found = await store.reading(forPixels: "p", photo: "b", other)
        #expect(found?.photo == other.record)
        #expect(found?.metadata == other.metadata)
        #expect(await store.reading(forPhoto: "a", first)?.metadata == first.metadata)
        // Neither place nor path nor time are kept.
        await store.saveHits()
        let files = folder.storeNames.filter { $0.hasPrefix("cache") }
        let bytes = files.flatMap { SmallFile.bytes(of: folder.path.appending("store/" + $0), limit: 1 << 24) ?? [] }
        #expect(bytes.count > 1000)
        for trace in ["52.516", "13.377", "first.jpg", "18:30"] {
            #expect(bytes.firstRange(of: Array(trace.utf8)) == nil, "\(trace)")
        }
    }

    @Test func aReadingTakesItsPhotosAlong() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try folder.store(clock)
        await store.keep(.sample(), forPhoto: "a", pixels: "p")
        _ = await store.reading(forPixels: "p", photo: "b", facts("b"))
        clock.advance(days: 31)
        #expect(await store.reading(forPhoto: "a", facts("a")) == nil)
        #expect(try Database(folder.locations.cache).number("SELECT count(*) FROM photo") == 0)
    }
}
