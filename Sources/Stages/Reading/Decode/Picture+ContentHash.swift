internal import CLeptonica
internal import Files
internal import Models

extension Picture {
    /// SHA-256 over the upright pixels, their size and their scale, as 64 lower-case hexadecimal digits; it is the same
    /// for files that differ only in their metadata.
    public var contentHash: String {
        let pointer = unsafe pix.unsafePointer
        // The padding after the end of a row is no part of the picture.
        _ = unsafe pixSetPadBits(pointer, 0)
        let words = Int(unsafe pixGetWpl(pointer)) * pix.height
        guard let data = unsafe pixGetData(pointer) else { return ContentHash.sha256("no pixels") }
        let pixels = unsafe ContentHash.sha256(UnsafeRawBufferPointer(start: data, count: words * 4))
        // Boxes are in pixels of the whole photo, which may be larger than what was decoded.
        let scale = [pix.width, pix.height, pix.depth, reduction, photo.width, photo.height]
        return ContentHash.sha256(([pixels] + scale.map(String.init)).joined(separator: " "))
    }
}
