internal import CLeptonica

extension Pix {
    /// A copy turned clockwise by quarter turns (any number; 4 is none), or nil without memory.
    package func rotated(quarterTurns: Int) -> Pix? {
        switch quarterTurns & 3 {
        case 1: unsafe Pix(adopting: pixRotate90(unsafePointer, 1))
        case 2: unsafe Pix(adopting: pixRotate180(nil, unsafePointer))
        case 3: unsafe Pix(adopting: pixRotate90(unsafePointer, -1))
        default: unsafe Pix(adopting: pixCopy(nil, unsafePointer))
        }
    }

    /// A copy with left and right exchanged, or nil without memory.
    func flippedLeftRight() -> Pix? { unsafe Pix(adopting: pixFlipLR(nil, unsafePointer)) }

    /// A copy with top and bottom exchanged, or nil without memory.
    func flippedTopBottom() -> Pix? { unsafe Pix(adopting: pixFlipTB(nil, unsafePointer)) }

    /// Upright, given the EXIF orientation it is stored in (Exif 2.32, tag 0x0112); 1 and numbers out of 1 to 8 leave it.
    ///
    /// Nil without memory.
    consuming func upright(fromOrientation orientation: Int) -> Pix? {
        switch orientation {
        case 2: return flippedLeftRight()
        case 3: return rotated(quarterTurns: 2)
        case 4: return flippedTopBottom()
        case 5: return rotated(quarterTurns: 1)?.flippedLeftRight()
        case 6: return rotated(quarterTurns: 1)
        case 7: return rotated(quarterTurns: 1)?.flippedTopBottom()
        case 8: return rotated(quarterTurns: 3)
        default: return self
        }
    }
}
