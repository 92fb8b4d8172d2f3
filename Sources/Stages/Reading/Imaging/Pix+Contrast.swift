internal import CLeptonica

/// Arithmetic on grey values. Each gives a new picture, or nil for a wrong depth or without memory.
extension Pix {
    /// Black for white and white for black.
    func inverted() -> Pix? { unsafe Pix(adopting: pixInvert(nil, unsafePointer)) }

    /// The mean of each pixel's surroundings, a square of `2 · radius + 1` pixels; only for 8-bit grey.
    func blurred(radius: Int) -> Pix? {
        let reach = Int32(clamping: max(1, min(radius, (min(width, height) - 1) / 2)))
        return unsafe Pix(adopting: pixBlockconvGray(unsafePointer, nil, reach, reach))
    }

    /// This picture minus the other, at least 0; only for 8-bit grey of one size.
    func minus(_ other: borrowing Pix) -> Pix? {
        unsafe Pix(adopting: pixSubtractGray(nil, unsafePointer, other.unsafePointer))
    }

    /// A 1-bit picture with ink where the grey value is at least `level`.
    func ink(atLeast level: Int) -> Pix? {
        unsafe Pix(adopting: pixThresholdToBinary(unsafePointer, Int32(clamping: level)))?.inverted()
    }
}
