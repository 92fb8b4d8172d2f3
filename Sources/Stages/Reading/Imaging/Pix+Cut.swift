internal import CLeptonica
internal import Models

extension Pix {
    /// A copy of a part; what lies outside the picture is left out. Nil when nothing is left, or without memory.
    func cut(_ box: Box) -> Pix? {
        guard
            let corner = unsafe boxCreate(
                Int32(clamping: box.x), Int32(clamping: box.y), Int32(clamping: box.width), Int32(clamping: box.height))
        else { return nil }
        defer {
            var owned: UnsafeMutablePointer<BOX>? = unsafe corner
            unsafe boxDestroy(&owned)
        }
        return unsafe Pix(adopting: pixClipRectangle(unsafePointer, corner, nil))
    }
}
