internal import CLeptonica
internal import Models

/// A closed line to be drawn into the picture of a step.
struct StepOutline {
    /// Pixels from the top left corner.
    var corners: [(x: Double, y: Double)]
    var colour: Colour
    /// Pixels.
    var width = 1

    enum Colour {
        case red, green, blue

        fileprivate var rgb: (UInt8, UInt8, UInt8) {
            switch self {
            case .red: (220, 0, 0)
            case .green: (0, 160, 0)
            case .blue: (0, 80, 255)
            }
        }
    }

    init(corners: [(x: Double, y: Double)], _ colour: Colour, width: Int = 1) {
        (self.corners, self.colour, self.width) = (corners, colour, width)
    }

    init(_ box: Box, _ colour: Colour, width: Int = 1) {
        let (left, top, right, bottom) = (Double(box.x), Double(box.y), Double(box.maxX), Double(box.maxY))
        self.init(corners: [(left, top), (right, top), (right, bottom), (left, bottom)], colour, width: width)
    }
}

extension Pix {
    /// A copy in colour with outlines drawn in; nil without memory.
    func marked(_ outlines: [StepOutline]) -> Pix? {
        guard let copy = unsafe Pix(adopting: pixConvertTo32(unsafePointer)) else { return nil }
        for outline in outlines {
            let (red, green, blue) = outline.colour.rgb
            for (index, start) in outline.corners.enumerated() {
                let end = outline.corners[(index + 1) % outline.corners.count]
                let places = [start.x, start.y, end.x, end.y].map { Self.coordinate($0) }
                _ = unsafe pixRenderLineArb(
                    copy.unsafePointer, places[0], places[1], places[2], places[3],
                    Int32(min(max(outline.width, 1), 20)), red, green, blue)
            }
        }
        return copy
    }

    /// Leptonica leaves out points outside the picture, but lists each one first.
    private static func coordinate(_ value: Double) -> Int32 {
        value.isFinite ? Int32(min(max(value.rounded(), -10_000), 100_000)) : 0
    }

    /// The picture as the bytes of a PNG file, or nil without memory.
    func pngBytes() -> [UInt8]? {
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        let isWritten = unsafe pixWriteMem(&data, &size, unsafePointer, Int32(IFF_PNG)) == 0
        guard let bytes = unsafe data else { return nil }
        defer { unsafe lept_free(bytes) }
        return isWritten ? unsafe Array(UnsafeBufferPointer(start: bytes, count: size)) : nil
    }
}
