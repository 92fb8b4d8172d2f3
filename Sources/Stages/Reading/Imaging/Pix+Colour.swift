internal import CLeptonica

extension Pix {
    /// Makes every pixel of one grey value white; nothing happens to a picture that isn't 8-bit grey.
    func whiten(_ grey: Int) {
        guard depth == 8, (0...255).contains(grey),
            let mask = unsafe Pix(adopting: pixGenerateMaskByValue(unsafePointer, Int32(grey), 0))
        else { return }
        _ = unsafe pixSetMasked(unsafePointer, mask.unsafePointer, 255)
    }

    /// Swaps the two channels of a colour picture.
    func exchangeRedAndBlue() {
        guard depth == 32, let red = unsafe Pix(adopting: pixGetRGBComponent(unsafePointer, Int32(COLOR_RED))),
            let blue = unsafe Pix(adopting: pixGetRGBComponent(unsafePointer, Int32(COLOR_BLUE)))
        else { return }
        _ = unsafe pixSetRGBComponent(unsafePointer, blue.unsafePointer, Int32(COLOR_RED))
        _ = unsafe pixSetRGBComponent(unsafePointer, red.unsafePointer, Int32(COLOR_BLUE))
    }
}
