import Foundation
import Models
import TestMaterial
import Testing

@Suite struct CacheCommandTests {
    private func statistics(_ folder: ScanFolder) async throws -> [String: Any] {
        let outcome = try await folder.program.run("cache", "stats", "--json", "--store", "store")
        #expect(outcome.code == 0)
        return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    }

    /// One scan and its repeats, since a scan takes its time.
    @Test func whatWasReadOnceIsNotReadAgain() async throws {
        let folder = try ScanFolder()
        try folder.addGoodPhoto("menu.jpg")
        #expect(try await folder.scan().code == 0)
        let first = try #require(try folder.bundles().first?.bundle)

        // The same bytes, results elsewhere; under another name, which is the file's own.
        try FileManager.default.moveItem(atPath: folder.home["in/menu.jpg"], toPath: folder.home["in/other.jpg"])
        let again = try await folder.program.run(["scan", "in", "--out", "out2", "--store", "store"])
        #expect(again.code == 0)
        var hits = try await statistics(folder)["hits"] as? [String: Int]
        #expect(hits?["photo"] == 1 && hits?["pixels"] == 0)

        // The same pixels without EXIF, as a messenger sends them.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.home["in/other.jpg"]))
        let copy = JPEGCopy.withComment(in: JPEGCopy.withoutMetadata(bytes))
        #expect(copy != bytes)
        try FileManager.default.removeItem(atPath: folder.home["in/other.jpg"])
        try folder.home.write(copy, to: "in/stripped.jpg")
        try FileManager.default.removeItem(atPath: folder.home["out"])
        #expect(try await folder.scan().code == 0)
        hits = try await statistics(folder)["hits"] as? [String: Int]
        #expect(hits?["photo"] == 1 && hits?["pixels"] == 1)
        let second = try #require(try folder.bundles().first?.bundle)
        #expect(second.dishes.map(\.name) == first.dishes.map(\.name))
        #expect(second.pages.first?.photo.path.hasSuffix("stripped.jpg") == true)
        #expect(second.pages.first?.photo.sha256 != first.pages.first?.photo.sha256)

        try await explainVerifyAndClear(folder)
    }

    private func explainVerifyAndClear(_ folder: ScanFolder) async throws {
        let explained = try await folder.program.run(
            "cache", "explain", "--json", "--store", "store", "in/stripped.jpg")
        #expect(explained.code == 0, "\(explained.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(explained.output.utf8)) as? [String: Any]
        #expect(object?["bytes"] as? String == "hit")
        #expect(object?["has_model"] as? Bool == false)
        let otherwise = try await folder.program.run(
            "cache", "explain", "--store", "store", "--max-pixels", "90M", "in/stripped.jpg")
        #expect(otherwise.code == 1)
        #expect(otherwise.output.contains("with other settings"))

        let exported = try await folder.program.run("cache", "export", "--store", "store")
        #expect(exported.output.contains("\"kind\":\"reading\""))
        #expect(try await folder.program.run("cache", "verify", "--store", "store").code == 0)
        let path = try await folder.program.run("cache", "path", "--store", "store")
        #expect(path.output == "store/cache.sqlite\n")

        // Nobody can be asked in a test.
        #expect(try await folder.program.run("cache", "clear", "--store", "store").code == 64)
        let cleared = try await folder.program.run("cache", "clear", "--yes", "--store", "store")
        #expect(cleared.code == 0)
        #expect(cleared.errors.contains("1 reading, 0 answers"))
        let readings = try await statistics(folder)["readings"] as? [String: Any]
        #expect(readings?["entries"] as? Int == 0)
    }

    @Test func anEmptyCacheIsNoTrouble() async throws {
        let program = try Program()
        let text = try await program.run("cache", "stats")
        #expect(text.code == 0)
        #expect(text.output.contains("readings") && text.output.contains("50.0 MB"))
        #expect(try await program.run("cache", "verify").output.hasPrefix("0 entries, 0 bad"))
        #expect(try await program.run("cache", "export").output.isEmpty)
        #expect(try await program.run("cache").output.contains("verify"))
        let missing = try await program.run("cache", "explain", "nowhere.jpg")
        #expect(missing.code == 1)
        #expect(missing.errors.contains("nowhere.jpg"))
    }
}

/// JPEG files with other metadata and the same picture.
enum JPEGCopy {
    /// Without the segments APP1 to APP15 and COM (ITU-T T.81, B.1.1.4).
    static func withoutMetadata(_ file: Data) -> Data {
        let bytes = Array(file)
        var copy = Array(bytes.prefix(2))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            let length = 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
            let isMetadata = (0xE1...0xEF).contains(bytes[place + 1]) || bytes[place + 1] == 0xFE
            if !isMetadata { copy += bytes[place..<min(place + length, bytes.count)] }
            place += length
        }
        return Data(copy + bytes[min(place, bytes.count)...])
    }

    /// With a comment, so that it differs from a file without any metadata, too.
    static func withComment(in file: Data) -> Data {
        Data(Array(file.prefix(2)) + [0xFF, 0xFE, 0, 4, 0x68, 0x69] + Array(file.dropFirst(2)))
    }
}
