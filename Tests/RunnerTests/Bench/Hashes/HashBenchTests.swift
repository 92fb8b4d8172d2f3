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
        let figures = HashDistances(photos, .photo("dct-64", bits: 64))
        #expect(figures.same?.pairs == 3 && figures.same?.least == 1 && figures.same?.most == 8)
        // The originals, a and the copy of b, b and the two copies of a.
        #expect(figures.different?.pairs == 4 && figures.different?.least == 56 && figures.different?.most == 64)
        #expect(figures.radii.first { $0.radius == 2 }?.recall == 0.66667)
        #expect(figures.radii.first { $0.radius == 8 }?.recall == 1)
        #expect(figures.radii.allSatisfy { $0.falseProposals == 0 })
        #expect(figures.nearest.map(\.photos) == [["a", "b"]] && figures.nearest.map(\.distance) == [64])
        #expect(figures.byAlteration.map(\.alteration) == [.crop, .blur])
        #expect(HashDistances(photos, .photo("pdq", bits: 256)).different?.most == 64)
        // What was not hashed can't be proposed.
        #expect(HashDistances(photos, .page("pdq", bits: 256)).same?.least == 256)
    }

    /// By hand: distances of copies 1 and 3, of other menus 2, 2, 3 and 4.
    @Test func theAreaIsTheChanceThatACopyIsNearer() throws {
        let photos = [
            HashedPhoto(name: "a", original: hashes(0), copies: [(.blur, hashes(0b1)), (.crop, hashes(0b111))]),
            HashedPhoto(name: "b", original: hashes(0b1001)),
        ]
        let figures = HashDistances(photos, .photo("dct-64", bits: 64))
        // b is 2 from a, 1 from the one copy and 3 from the other.
        #expect(figures.different?.pairs == 3 && figures.curve[2].falseProposals == 0.66667)
        // Of six pairs: the copy at 1 is nearer than 2 and 3 and as near as 1; that at 3 is as near as 3.
        #expect(figures.area == 0.5)
        let drawing = HashPlot(kinds: [figures]).text
        #expect(drawing.contains("photo dct-64, area 0.5000") && drawing.hasSuffix("</svg>\n"))
        let alone = HashDistances([photos[0]], .photo("dct-64", bits: 64))
        #expect(alone.area == nil && alone.radii.allSatisfy { $0.falseProposals == nil && $0.recall != nil })
        let bare = HashDistances([photos[1]], .photo("dct-64", bits: 64))
        #expect(bare.radii.allSatisfy { $0.recall == nil })
        let report = HashBenchReport(photos: 1, failed: 0, distances: [bare], speed: nil, lookup: [], dishes: [])
        let rows = HashBenchTable(report: report).text.split(separator: "\n")
        #expect(rows.first { $0.hasPrefix("recall") }?.contains("0") == false, "no pairs, no figure")
    }

    @Test func lookUpIsCheckedAtEachSize() {
        let rows = LookupBench(entries: 20_000).run([(64, 8), (256, 31)])
        #expect(rows.map(\.entries) == [10_000, 10_000, 20_000, 20_000])
        #expect(rows.map(\.bits) == [64, 256, 64, 256])
        #expect(rows.allSatisfy { $0.wrong == 0 && $0.checked == 40 })
        #expect(LookupBench(entries: 1_000_000).sizes == [10_000, 100_000, 1_000_000])
    }
}
