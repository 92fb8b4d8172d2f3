internal import Files
internal import Foundation
internal import Models
internal import Outputs
internal import Pages
internal import Stages

/// What an earlier bench read on its photos, from the bundles that it kept, so that changes behind the reader are
/// measured without reading again.
struct KeptReadings: Sendable {
    /// As `--out` of a bench wrote it: NAME/bundle.json for each photo.
    let folder: FilePath

    private static let mostBytes = 64 << 20

    /// A photo without a bundle of one page has failed.
    func outcome(of photo: NamedPhoto) -> PhotoOutcome {
        let path = folder.appending(photo.name).appending("bundle.json")
        guard let bytes = SmallFile.bytes(of: path, limit: Self.mostBytes),
            let bundle = try? JSONDecoder().decode(MenuBundle.self, from: Data(bytes)),
            let page = ReadPage(firstOf: bundle)
        else {
            let record = PhotoRecord(path: photo.file.shown, sha256: "")
            return .failed(record, StageFailure(.decode, .unreadable, "No reading of this photo was kept."))
        }
        return .read(page)
    }
}

extension ReadPage {
    /// The first page of a bundle as it was read, without the drawings beside its lines; nil when it has none.
    init?(firstOf bundle: MenuBundle) {
        guard let page = bundle.pages.first else { return nil }
        let unknown = Quality(brightness: 0.5, contrast: 0.5, sharpness: 10, glare: 0)
        self.init(
            photo: page.photo, metadata: PhotoMetadata(), quality: page.quality ?? unknown,
            straightening: page.straightening ?? Straightening(), languages: bundle.languages, lines: page.lines)
    }
}
