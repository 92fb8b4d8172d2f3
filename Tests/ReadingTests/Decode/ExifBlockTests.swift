import Models
import Pages
import Testing

@testable import Reading

struct ExifCoordinateTests {
    /// 48° 12' 29.52" N, 16° 22' 25.68" E, with changes.
    private func coordinate(_ change: (inout ExifBuilder) -> Void = { _ in }, littleEndian: Bool = true) -> Coordinate?
    {
        var exif = ExifBuilder(littleEndian: littleEndian)
        exif.gps = [
            exif.text(1, "N"), exif.fractions(2, [(48, 1), (12, 1), (2952, 100)]),
            exif.text(3, "E"), exif.fractions(4, [(16, 1), (22, 1), (2568, 100)]),
        ]
        change(&exif)
        return ExifBlock(exif.block)?.coordinate
    }

    @Test(arguments: [true, false]) func valid(littleEndian: Bool) {
        let expected = Coordinate(latitude: 48.2082, longitude: 16.3738)
        #expect(coordinate(littleEndian: littleEndian) == expected)
    }

    @Test func southAndWestAreNegative() {
        let place = coordinate {
            $0.gps[0] = $0.text(1, "S")
            $0.gps[2] = $0.text(3, "W")
        }
        #expect(place == Coordinate(latitude: -48.2082, longitude: -16.3738))
    }

    @Test func decimalDegreesAndSixDecimals() {
        let place = coordinate { $0.gps[1] = $0.fractions(2, [(482_082_345, 10_000_000), (0, 1), (0, 1)]) }
        #expect(place?.latitude == 48.208235)
    }

    @Test func equatorAndMeridianAloneAreFine() {
        #expect(coordinate { $0.gps[1] = $0.fractions(2, [(0, 1), (0, 1), (0, 1)]) }?.latitude == 0)
        #expect(coordinate { $0.gps[3] = $0.fractions(4, [(180, 1), (0, 1), (0, 1)]) }?.longitude == 180)
    }

    @Test func missingParts() {
        for index in 0..<4 {
            #expect(coordinate { $0.gps.remove(at: index) } == nil)
        }
    }

    @Test(arguments: ["", "X", "E", "0", "NN"]) func wrongReference(letter: String) {
        #expect(coordinate { $0.gps[0] = $0.text(1, letter) } == nil)
    }

    @Test(arguments: [
        [(0, 0), (0, 0), (0, 0)], [(48, 0), (12, 1), (29, 1)], [(48, 1), (12, 1), (0, 0)],
        [(48, 1), (12, 1), (1, 4_294_967_295)], [(4_294_967_295, 1), (0, 1), (0, 1)],
        [(91, 1), (0, 1), (0, 1)], [(90, 1), (0, 1), (1, 1)], [(48, 1), (61, 1), (0, 1)], [(48, 1), (0, 1), (3600, 1)],
        [(48, 1)], [(48, 1), (12, 1)], [(48, 1), (12, 1), (1, 1), (1, 1)],
    ])
    func wrongFractions(parts: [(Int, Int)]) {
        #expect(coordinate { $0.gps[1] = $0.fractions(2, parts) } == nil)
    }

    @Test func longitudeOutOfRange() {
        #expect(coordinate { $0.gps[3] = $0.fractions(4, [(180, 1), (0, 1), (1, 1)]) } == nil)
    }

    @Test func zeroZeroIsNone() {
        let place = coordinate {
            $0.gps[1] = $0.fractions(2, [(0, 1), (0, 1), (0, 1)])
            $0.gps[3] = $0.fractions(4, [(0, 1), (0, 1), (0, 1)])
        }
        #expect(place == nil)
    }

    @Test func wrongTypes() {
        #expect(coordinate { $0.gps[1] = $0.fractions(2, [(48, 1), (12, 1), (29, 1)], type: 10) } == nil)
        #expect(coordinate { $0.gps[1] = $0.text(2, "48.2082") } == nil)
        #expect(coordinate { $0.gps[0] = $0.shorts(1, 78) } == nil)
    }

    @Test func everyTruncationIsHarmless() {
        var exif = ExifBuilder()
        exif.gps = [
            exif.text(1, "N"), exif.fractions(2, [(48, 1), (12, 1), (29, 1)]), exif.text(3, "E"),
            exif.fractions(4, [(16, 1), (22, 1), (25, 1)]),
        ]
        let block = exif.block
        #expect(ExifBlock(block)?.coordinate != nil)
        for count in 0..<block.count {
            #expect(ExifBlock(Array(block.prefix(count)))?.coordinate == nil)
        }
    }
}

struct ExifTimeTests {
    private func time(_ text: String, offset: String? = nil) -> String? {
        var exif = ExifBuilder()
        exif.photo = [exif.text(0x9003, text)]
        if let offset { exif.photo.append(exif.text(0x9011, offset)) }
        return ExifBlock(exif.block)?.capturedAt
    }

    @Test func withAndWithoutOffset() {
        #expect(time("2024:05:01 18:30:00") == "2024-05-01T18:30:00")
        #expect(time("2024:05:01 18:30:00", offset: "+02:00") == "2024-05-01T18:30:00+02:00")
        #expect(time("2024:05:01 18:30:00", offset: "-03:30") == "2024-05-01T18:30:00-03:30")
        #expect(time("2024:02:29 00:00:59") == "2024-02-29T00:00:59")
    }

    @Test(arguments: ["", "02:00", "+2:00", "+15:00", "-12:01", "+01:60", "+0x:00", "*02:00"])
    func wrongOffsetIsLeftOut(offset: String) {
        #expect(time("2024:05:01 18:30:00", offset: offset) == "2024-05-01T18:30:00")
    }

    @Test(arguments: [
        "", "0000:00:00 00:00:00", "    :  :     :  :  ", "2024:13:01 00:00:00", "2024:04:31 00:00:00",
        "2023:02:29 00:00:00", "2100:02:29 00:00:00", "2024:05:01 24:00:00", "2024:05:01 00:60:00",
        "2024:05:01 00:00:60", "2024-05-01T00:00:00", "2024:05:01 00:00", "2024:05:01 00:00:000", "２024:05:01 1:00:00",
    ])
    func impossibleMoments(text: String) {
        #expect(time(text) == nil)
    }
}
