import Files
import Foundation
import Models
import Pages
import Reading
import Testing

/// Photos of real cameras beside the repository; skipped where they aren't.
@Suite(.enabled(if: ExifSample.folder != nil))
struct ExifSamplesTests {
    @Test(arguments: ExifSample.all)
    func sizeOrientationAndCoordinate(sample: ExifSample) throws {
        let folder = try #require(ExifSample.folder)
        let name = try #require(sample.file.split(separator: "/").last.map(String.init))
        let loaded = try LoadPhoto()(FilePath(folder + "/" + name), shownAs: name)
        #expect(loaded.sha256 == sample.sha256)
        let picture = try Decode()(loaded)
        let photo = picture.photo
        let metadata = picture.metadata
        // The index gives stored pixels; for HEIC those after the container's transforms.
        #expect(photo.storedWidth == sample.width)
        #expect(photo.storedHeight == sample.height)
        let turned = photo.format == .jpeg && (photo.orientation ?? 1) >= 5
        #expect((photo.width == photo.storedHeight) == (turned || photo.width == photo.height))
        #expect(photo.format == (sample.format == "JPEG" ? .jpeg : .heif))
        #expect((photo.orientation ?? 1) == (sample.orientation ?? 1))
        #expect((metadata.coordinate != nil) == sample.hasCoordinate)
        #expect(photo.perceptualHash != nil)
    }
}

struct ExifSample: Decodable, Sendable {
    var file: String
    var sha256: String
    var width: Int
    var height: Int
    var format: String
    var orientation: Int?
    var hasCoordinate: Bool

    enum CodingKeys: String, CodingKey {
        case file, sha256, format
        case width = "width_decoded"
        case height = "height_decoded"
        case orientation = "exif_orientation"
        case hasCoordinate = "exif_gps_coordinates"
    }

    static let folder: String? = {
        let beside = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared")
        let shared = ProcessInfo.processInfo.environment["VEGYSCAN_SHARED"] ?? beside.standardizedFileURL.path
        let folder = shared + "/exif_samples"
        return FileManager.default.fileExists(atPath: folder + "/index_exif.json") ? folder : nil
    }()

    static let all: [ExifSample] = {
        guard let folder, let index = FileManager.default.contents(atPath: folder + "/index_exif.json") else {
            return []
        }
        return (try? JSONDecoder().decode([ExifSample].self, from: index)) ?? []
    }()
}
