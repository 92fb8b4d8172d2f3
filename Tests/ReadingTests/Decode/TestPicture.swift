import CLeptonica

@testable import Reading

/// A small picture of four quarters in different greys, so that every turn and mirror image of it is another.
struct TestPicture {
    static let width = 48
    static let height = 32
    /// Top left, top right, bottom left, bottom right.
    static let greys: [UInt8] = [30, 100, 170, 240]

    /// The grey of the upright picture.
    static func grey(_ x: Int, _ y: Int) -> UInt8 { greys[(y * 2 / height) * 2 + x * 2 / width] }

    var pixels: [UInt8] = []
    var width = TestPicture.width
    var height = TestPicture.height

    /// As a camera stores it that writes the given EXIF orientation: the tag says on which side of the upright picture
    /// the first row and the first column of the file lie (Exif 2.32, table of tag 0x0112).
    init(orientation: Int = 1) {
        let sides = ["top left", "top right", "bottom right", "bottom left"]
        let turnedSides = ["left top", "right top", "right bottom", "left bottom"]
        if orientation >= 5 { swap(&width, &height) }
        let (firstRow, firstColumn) = Self.split((sides + turnedSides)[orientation - 1])
        for row in 0..<height {
            for column in 0..<width {
                var x = 0
                var y = 0
                for (side, distance) in [(firstRow, row), (firstColumn, column)] {
                    switch side {
                    case "top": y = distance
                    case "bottom": y = Self.height - 1 - distance
                    case "left": x = distance
                    default: x = Self.width - 1 - distance
                    }
                }
                pixels.append(Self.grey(x, y))
            }
        }
    }

    private static func split(_ sides: String) -> (String, String) {
        let parts = sides.split(separator: " ").map(String.init)
        return (parts[0], parts[1])
    }

    struct NotMade: Error {}

    /// As `#require`, which takes no values that can't be copied.
    static func require(_ pix: consuming Reading.Pix?) throws -> Reading.Pix {
        guard let pix else { throw NotMade() }
        return pix
    }

    enum Coding: CaseIterable { case jpeg, png, webp, gif, bmp, tiff }

    /// A file of the picture, without EXIF; empty when the encoder fails.
    func file(_ coding: Coding, colour: Bool = false) -> [UInt8] {
        guard let grey = Reading.Pix(greyPixels: pixels, width: width, height: height) else { return [] }
        guard colour else { return Self.encoded(grey, coding) }
        guard let pix = unsafe Reading.Pix(adopting: pixConvertTo32(grey.unsafePointer)) else { return [] }
        return Self.encoded(pix, coding)
    }

    static func encoded(_ pix: borrowing Reading.Pix, _ coding: Coding) -> [UInt8] {
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        let pointer = unsafe pix.unsafePointer
        let failed =
            switch coding {
            case .jpeg: unsafe pixWriteMemJpeg(&data, &size, pointer, 95, 0)
            case .png: unsafe pixWriteMemPng(&data, &size, pointer, 0)
            case .webp: unsafe pixWriteMemWebP(&data, &size, pointer, 80, 1)
            case .gif: unsafe pixWriteMemGif(&data, &size, pointer)
            case .bmp: unsafe pixWriteMemBmp(&data, &size, pointer)
            case .tiff: unsafe pixWriteMemTiff(&data, &size, pointer, Int32(IFF_TIFF_ZIP))
            }
        defer { unsafe lept_free(data) }
        guard failed == 0, let data = unsafe data else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: data, count: size))
    }

    /// Whether the quarters of a decoded picture are where they belong, each within some grey steps.
    static func isUpright(_ pix: borrowing Reading.Pix, within tolerance: Int = 6) -> Bool {
        guard let grey = pix.grey() else { return false }
        for (index, expected) in greys.enumerated() {
            let row = grey.greyRow(grey.height / 4 + (index / 2) * grey.height / 2)
            let column = grey.width / 4 + (index % 2) * grey.width / 2
            guard row.indices.contains(column), abs(Int(row[column]) - Int(expected)) <= tolerance else { return false }
        }
        return true
    }
}
