internal import CLeptonica
package import Models

/// A closed line that is drawn into the picture of a step.
package struct StepOutline: Sendable {
    /// Pixels from the top left corner.
    package var corners: [(x: Double, y: Double)]
    package var colour: StepColour
    /// Pixels.
    package var width: Int

    /// Parts outside the picture are left out.
    package init(corners: [(x: Double, y: Double)], _ colour: StepColour, width: Int = 1) {
        (self.corners, self.colour, self.width) = (corners, colour, width)
    }

    /// The outline of a box.
    package init(_ box: Models.Box, _ colour: StepColour, width: Int = 1) {
        let (left, top, right, bottom) = (Double(box.x), Double(box.y), Double(box.maxX), Double(box.maxY))
        self.init(corners: [(left, top), (right, top), (right, bottom), (left, bottom)], colour, width: width)
    }

    /// A line from one point to another, with a head of the given length at its end.
    package init(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), head: Double, _ colour: StepColour,
        width: Int = 1
    ) {
        let (across, down) = (end.x - start.x, end.y - start.y)
        let length = max((across * across + down * down).squareRoot(), 1)
        let (forward, aside) = (head / length, head / length / 2)
        let neck = (x: end.x - forward * across, y: end.y - forward * down)
        let sides = [1.0, -1.0].map { (x: neck.x - $0 * aside * down, y: neck.y + $0 * aside * across) }
        self.init(corners: [start, end, sides[0], end, sides[1], end], colour, width: width)
    }
}

extension Pix {
    /// A copy in colour with tints and, above them, outlines drawn in; nil without memory.
    func marked(_ outlines: [StepOutline], tints: [StepTint] = []) -> Pix? {
        guard let copy = unsafe Pix(adopting: pixConvertTo32(unsafePointer)) else { return nil }
        for tint in tints { tint.draw(on: copy) }
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
