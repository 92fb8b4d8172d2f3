internal import CHeif
internal import CLeptonica
internal import Models

/// The primary picture of a HEIC, HEIF or AVIF file (ISO/IEC 23008-12), decoded by libheif.
///
/// The container's own turns, mirrors and crops are part of the picture; the EXIF orientation is information only.
@safe final class HEIFPicture: EncodedPicture {
    let width: Int
    let height: Int
    let exif: [UInt8]?
    var decodesUpright: Bool { true }

    private let context: OpaquePointer
    private let handle: OpaquePointer

    init(_ bytes: [UInt8]) throws(StageFailure) {
        guard let context = unsafe heif_context_alloc() else { throw Self.outOfMemory }
        // Lanes already keep every core busy.
        unsafe heif_context_set_max_decoding_threads(context, 0)
        var found: OpaquePointer?
        guard unsafe heif_context_read_from_memory(context, bytes, bytes.count, nil).code == heif_error_Ok,
            unsafe heif_context_get_primary_image_handle(context, &found).code == heif_error_Ok,
            let handle = unsafe found
        else {
            unsafe heif_context_free(context)
            throw .corrupt("The HEIC file is damaged or incomplete; copy the photo again.")
        }
        unsafe self.context = context
        unsafe self.handle = handle
        width = Int(unsafe heif_image_handle_get_width(handle))
        height = Int(unsafe heif_image_handle_get_height(handle))
        exif = unsafe Self.exif(of: handle)
    }

    deinit {
        unsafe heif_image_handle_release(handle)
        unsafe heif_context_free(context)
    }

    func pixels(reducedBy reduction: Int) throws(StageFailure) -> Pix {
        limitSides()
        guard let options = unsafe heif_decoding_options_alloc() else { throw Self.outOfMemory }
        defer { unsafe heif_decoding_options_free(options) }
        unsafe options.pointee.convert_hdr_to_8bit = 1
        unsafe options.pointee.strict_decoding = 1
        var decoded: OpaquePointer?
        let error = unsafe heif_decode_image(
            handle, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, options)
        guard unsafe error.code == heif_error_Ok, let image = unsafe decoded else {
            throw Self.failure(unsafe error.code)
        }
        defer { unsafe heif_image_release(image) }
        guard unsafe heif_image_get_decoding_warnings(image, 0, nil, 0) == 0 else {
            throw Self.failure(heif_error_Decoder_plugin_error)
        }
        return unsafe try pix(of: image)
    }

    /// Tells libheif that nothing inside may be larger than what the header claimed, which has already been checked.
    private func limitSides() {
        let stored = max(
            unsafe heif_image_handle_get_ispe_width(handle), unsafe heif_image_handle_get_ispe_height(handle))
        let side = max(width, height, Int(stored), 0) + 1
        unsafe heif_context_set_maximum_image_size_limit(context, Int32(clamping: side))
    }

    private func pix(of image: OpaquePointer) throws(StageFailure) -> Pix {
        var stride: Int32 = 0
        let columns = unsafe heif_image_get_primary_width(image)
        let rows = unsafe heif_image_get_primary_height(image)
        guard Int(columns) == width, Int(rows) == height,
            let plane = unsafe heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
            Int(stride) >= width * 4, unsafe heif_image_get_bits_per_pixel_range(image, heif_channel_interleaved) == 8
        else { throw Self.failure(heif_error_Decoder_plugin_error) }
        guard let pix = unsafe Pix(adopting: pixCreate(columns, rows, 32)),
            let data = unsafe pixGetData(pix.unsafePointer)
        else { throw Self.outOfMemory }
        let bytesPerRow = Int(unsafe pixGetWpl(pix.unsafePointer)) * 4
        for row in 0..<height {
            unsafe UnsafeMutableRawPointer(data).advanced(by: row * bytesPerRow)
                .copyMemory(from: plane + row * Int(stride), byteCount: width * 4)
        }
        // libheif's bytes lie red, green, blue, alpha; Leptonica wants red in each word's highest byte.
        _ = unsafe pixEndianByteSwap(pix.unsafePointer)
        if unsafe heif_image_handle_has_alpha_channel(handle) != 0 { _ = unsafe pixSetSpp(pix.unsafePointer, 4) }
        guard let plain = pix.asGreyOrColour() else { throw Self.outOfMemory }
        return plain
    }

    private static func exif(of handle: OpaquePointer) -> [UInt8]? {
        var block: heif_item_id = 0
        guard unsafe heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &block, 1) == 1 else {
            return nil
        }
        let size = unsafe heif_image_handle_get_metadata_size(handle, block)
        guard size > 4, size <= 1 << 24 else { return nil }
        var content = [UInt8](repeating: 0, count: size)
        guard unsafe heif_image_handle_get_metadata(handle, block, &content).code == heif_error_Ok,
            // The block begins with the distance from the end of this number to the TIFF structure.
            let offset = ByteReader(content).big32(at: 0), offset <= size - 4
        else { return nil }
        return Array(content[(4 + offset)...])
    }

    private static func failure(_ code: heif_error_code) -> StageFailure {
        switch code {
        case heif_error_Unsupported_filetype, heif_error_Unsupported_feature, heif_error_Plugin_loading_error:
            .unsupported("This kind of HEIC or AVIF picture can't be decoded here; save it as JPEG.")
        case heif_error_Memory_allocation_error: outOfMemory
        default: .corrupt("The HEIC picture is damaged or incomplete; copy the photo again.")
        }
    }

    private static let outOfMemory = StageFailure(
        .decode, .engine, "There is not enough memory for this picture; scale it down.")
}
