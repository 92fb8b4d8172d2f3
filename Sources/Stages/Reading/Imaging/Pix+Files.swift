internal import CLeptonica

extension Pix {
    /// The picture as the bytes of a JPEG file that holds pixels alone; nil without memory.
    package func jpegBytes(quality: Int32) -> [UInt8]? {
        unsafe bytes { unsafe pixWriteMemJpeg(&$0, &$1, unsafePointer, quality, 0) }
    }

    /// The same as a WebP file.
    package func webPBytes(quality: Int32) -> [UInt8]? {
        unsafe bytes { unsafe pixWriteMemWebP(&$0, &$1, unsafePointer, quality, 0) }
    }

    private func bytes(
        writtenBy write: (inout UnsafeMutablePointer<UInt8>?, inout Int) -> Int32
    ) -> [UInt8]? {
        // Leptonica passes a photo's comment on from picture to picture and would write it.
        _ = unsafe pixSetText(unsafePointer, nil)
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        let isWritten = unsafe write(&data, &size) == 0
        guard let bytes = unsafe data else { return nil }
        defer { unsafe lept_free(bytes) }
        return isWritten ? unsafe Array(UnsafeBufferPointer(start: bytes, count: size)) : nil
    }
}
