import CHeif
import Foundation
import Models
import Pages
import Reading
import Testing

/// HEIC and AVIF files made by libheif's own encoders; skipped where these aren't installed.
struct HEIFTests {
    static let formats = [heif_compression_HEVC, heif_compression_AV1].filter {
        heif_have_encoder_for_format($0) != 0
    }

    private func decoded(_ bytes: [UInt8]) throws -> Picture {
        try Decode()(LoadedPhoto(path: "p", bytes: bytes, sha256: ""))
    }

    @Test(.enabled(if: !formats.isEmpty), arguments: formats.map(\.rawValue), 1...8)
    func containerTransformsAreAppliedOnceAndEXIFOrientationNever(format: UInt32, orientation: Int) throws {
        var exif = ExifBuilder()
        exif.main = [exif.shorts(0x0112, 6)]
        exif.photo = [exif.text(0x9003, "2024:05:01 18:30:00")]
        let file = try HEIFFile.bytes(
            TestPicture(orientation: orientation), heif_compression_format(format), orientation: orientation,
            exif: exif.block)
        #expect(PictureSniffer.format(ofFirst: file) == .heif)
        let picture = try decoded(file)
        let isUpright = TestPicture.isUpright(picture.pix, within: 12)
        #expect(isUpright)
        #expect(picture.photo.orientation == 6)
        #expect(picture.photo.width == 48)
        #expect(picture.photo.height == 32)
        #expect(picture.photo.storedWidth == 48)
        #expect(picture.metadata.capturedAt == "2024-05-01T18:30:00")
    }

    @Test(.enabled(if: !formats.isEmpty), arguments: formats.map(\.rawValue))
    func truncatedAndChangedFilesGiveAnAnswer(format: UInt32) throws {
        let file = try HEIFFile.bytes(TestPicture(), heif_compression_format(format), orientation: 1, exif: [])
        for share in [10, 50, 90] {
            #expect(throws: StageFailure.self) { _ = try decoded(Array(file.prefix(file.count * share / 100))) }
        }
        for place in stride(from: 16, to: file.count, by: 7) {
            var broken = file
            broken[place] ^= 0x5A
            let photo = LoadedPhoto(path: "p", bytes: broken, sha256: "")
            do throws(StageFailure) {
                let picture = try Decode(limits: PhotoLimits(maxPixels: 1_000_000))(photo)
                #expect(picture.photo.width * picture.photo.height <= 1_000_000)
            } catch {
                #expect(error.stage == .decode)
            }
        }
    }

    @Test(.enabled(if: !formats.isEmpty)) func pixelLimitIsCheckedOnTheHeader() throws {
        let format = try #require(Self.formats.first)
        let file = try HEIFFile.bytes(TestPicture(), format, orientation: 1, exif: [])
        let failure = #expect(throws: StageFailure.self) {
            _ = try Decode(limits: PhotoLimits(maxPixels: 1000))(LoadedPhoto(path: "p", bytes: file, sha256: ""))
        }
        #expect(failure?.code == .tooLarge)
    }

    @Test func headWithoutAnythingBehindIsCorrupt() {
        let failure = #expect(throws: StageFailure.self) {
            _ = try decoded(Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8))
        }
        #expect(failure?.code == .corrupt)
    }
}

enum HEIFFile {
    struct NotEncoded: Error { var code: UInt32 }

    /// - Parameter orientation: what the container's own `irot` and `imir` boxes shall undo.
    static func bytes(
        _ picture: TestPicture, _ format: heif_compression_format, orientation: Int, exif: [UInt8]
    ) throws -> [UInt8] {
        func check(_ error: heif_error) throws {
            let code = unsafe error.code
            guard code == heif_error_Ok else { throw NotEncoded(code: code.rawValue) }
        }
        let context = unsafe heif_context_alloc()
        defer { unsafe heif_context_free(context) }
        var image: OpaquePointer?
        try unsafe check(
            heif_image_create(
                Int32(picture.width), Int32(picture.height), heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image))
        defer { unsafe heif_image_release(image) }
        try unsafe check(
            heif_image_add_plane(
                image, heif_channel_interleaved, Int32(picture.width), Int32(picture.height), 8))
        var stride: Int32 = 0
        let plane = try unsafe #require(heif_image_get_plane(image, heif_channel_interleaved, &stride))
        for y in 0..<picture.height {
            for x in 0..<picture.width * 3 {
                unsafe plane[y * Int(stride) + x] = picture.pixels[y * picture.width + x / 3]
            }
        }
        var encoder: OpaquePointer?
        try unsafe check(heif_context_get_encoder_for_format(context, format, &encoder))
        defer { unsafe heif_encoder_release(encoder) }
        let options = try unsafe #require(heif_encoding_options_alloc())
        defer { unsafe heif_encoding_options_free(options) }
        unsafe options.pointee.image_orientation = heif_orientation(UInt32(orientation))
        var handle: OpaquePointer?
        try unsafe check(heif_context_encode_image(context, image, encoder, options, &handle))
        defer { unsafe heif_image_handle_release(handle) }
        if !exif.isEmpty { try unsafe check(heif_context_add_exif_metadata(context, handle, exif, Int32(exif.count))) }
        let folder = try ScratchFolder()
        try unsafe check(heif_context_write_to_file(context, folder.path + "/picture"))
        return Array(try Data(contentsOf: URL(filePath: folder.path + "/picture")))
    }
}
