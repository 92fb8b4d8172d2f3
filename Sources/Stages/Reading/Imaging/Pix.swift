internal import CLeptonica
internal import Models

/// An owned Leptonica image; its memory is freed with the value.
///
/// Pixels are addressed from the top left corner. Depths in use: 32 (RGB), 8 (grey) and 1 (ink is 1).
@safe package struct Pix: ~Copyable, @unchecked Sendable {
    // The type can't be copied, so there is one owner at a time and handing it to another thread is safe.
    private let pointer: UnsafeMutablePointer<PIX>

    /// Takes ownership of what a Leptonica call returned; nil stays nil.
    init?(adopting pointer: UnsafeMutablePointer<PIX>?) {
        guard let pointer = unsafe pointer else { return nil }
        unsafe self.pointer = pointer
    }

    deinit {
        var owned: UnsafeMutablePointer<PIX>? = unsafe pointer
        unsafe pixDestroy(&owned)
    }

    /// For calls into C; valid only while this value lives.
    var unsafePointer: UnsafeMutablePointer<PIX> { unsafe pointer }

    package var width: Int { Int(unsafe pixGetWidth(pointer)) }
    package var height: Int { Int(unsafe pixGetHeight(pointer)) }
    var depth: Int { Int(unsafe pixGetDepth(pointer)) }
}
