import Models
import Reading
import Testing

@testable import Runner

@Suite struct HashBenchTests {
    private func hashes(_ bits: UInt64) -> HashSet {
        let value = HashBits(bits).hexadecimal
        return HashSet(
            photo: [
                PerceptualHash(algorithm: "dct-64", version: 1, value: value),
                PerceptualHash(
                    algorithm: "pdq", version: 1, value: value + String(repeating: "0", count: 48), quality: 90),
            ],
            page: [PerceptualHash(algorithm: "dct-64", version: 101, value: value)])
    }

    @Test func copiesAndOtherMenusAreToldApart() throws {
        let photos = [
            HashedPhoto(name: "a", original: hashes(0), copies: [(.blur, hashes(0b11)), (.crop, hashes(0xFF))]),
            HashedPhoto(name: "b", original: hashes(.max), copies: [(.blur, hashes(.max - 1))]),
        ]
        let figures = HashDistances(photos, .photoDCT)
        #expect(figures.same?.pairs == 3 && figures.same?.least == 1 && figures.same?.most == 8)
        // The originals, a and the copy of b, b and the two copies of a.
        #expect(figures.different?.pairs == 4 && figures.different?.least == 56 && figures.different?.most == 64)
        #expect(figures.radii.first { $0.radius == 2 }?.recall == 0.66667)
        #expect(figures.radii.first { $0.radius == 8 }?.recall == 1)
        #expect(figures.radii.allSatisfy { $0.falseProposals == 0 })
        #expect(figures.nearest.map(\.photos) == [["a", "b"]] && figures.nearest.map(\.distance) == [64])
        #expect(figures.byAlteration.map(\.alteration) == [.crop, .blur])
        #expect(HashDistances(photos, .photoPDQ).different?.most == 64)
        // What was not hashed can't be proposed.
        #expect(HashDistances(photos, .pagePDQ).same?.least == 256)
    }

    @Test func lookUpIsCheckedAtEachSize() {
        let rows = LookupBench(entries: 20_000).run([(64, 8), (256, 31)])
        #expect(rows.map(\.entries) == [10_000, 10_000, 20_000, 20_000])
        #expect(rows.map(\.bits) == [64, 256, 64, 256])
        #expect(rows.allSatisfy { $0.wrong == 0 && $0.checked == 40 })
        #expect(LookupBench(entries: 1_000_000).sizes == [10_000, 100_000, 1_000_000])
    }
}
