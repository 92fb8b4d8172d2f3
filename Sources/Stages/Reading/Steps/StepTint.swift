internal import CLeptonica
package import Models
internal import Pages

/// A rectangle that is tinted in the picture of a step, so that its print still shows.
package struct StepTint: Sendable {
    /// Pixels from the top left corner.
    package var box: Models.Box
    package var colour: StepColour
    /// From 0, as it was, to 1, nothing but the colour.
    package var strength: Double

    /// Parts outside the picture are left out.
    package init(_ box: Models.Box, _ colour: StepColour, strength: Double) {
        (self.box, self.colour, self.strength) = (box, colour, strength)
    }

    /// Tints a picture in colour.
    func draw(on pix: borrowing Pix) {
        let corners = [(Double(box.x), Double(box.y)), (Double(box.maxX), Double(box.maxY))]
        let inside = Box(around: corners, within: pix.width, pix.height)
        guard inside.width > 0, inside.height > 0 else { return }
        var place = unsafe boxCreate(Int32(inside.x), Int32(inside.y), Int32(inside.width), Int32(inside.height))
        // Without a box the whole picture would be tinted.
        guard unsafe place != nil else { return }
        defer { unsafe boxDestroy(&place) }
        let (red, green, blue) = colour.rgb
        let value = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8
        _ = unsafe pixBlendInRect(pix.unsafePointer, place, value, Float(min(max(strength, 0), 1)))
    }
}
