package import Files
internal import Library
package import Models
package import Reading

/// Writes the page and the pictures of one menu.
package struct ReportMenu: Sendable {
    private let results: BundleWriter
    private let report: ReportFolder
    private let load: LoadPhoto
    private let draw: DrawPictures?
    private let showsVerdicts: Bool
    private let findPhoto: @Sendable (_ menu: FilePath, _ page: Page) -> FilePath?

    /// - Parameters:
    ///   - results: the output folder of scans.
    ///   - drawsPictures: whether photos are opened at all.
    ///   - showsVerdicts: whether the contents of `profile.json` become part of the report.
    ///   - findPhoto: where a page's photo may be; a file there is used only if it has the bytes that were read.
    package init(
        results: FilePath, report: ReportFolder, limits: PhotoLimits, drawsPictures: Bool, showsVerdicts: Bool,
        findPhoto: @escaping @Sendable (_ menu: FilePath, _ page: Page) -> FilePath?
    ) {
        self.results = BundleWriter(folder: results)
        self.report = report
        load = LoadPhoto(limits: limits)
        draw =
            drawsPictures
            ? DrawPictures(folder: report.picturesFolder, decode: Decode(limits: limits, readsLocation: false)) : nil
        self.showsVerdicts = showsVerdicts
        self.findPhoto = findPhoto
    }

    /// Nil when there is no bundle that this version can read.
    ///
    /// - Throws: `cannot_write`.
    package func callAsFunction(_ menu: FilePath) throws(StageFailure) -> ReportedMenu? {
        guard let bundle = results.existing(menu: menu) else { return nil }
        var pictures: [Result<PagePictures, PictureFailure>] = []
        for page in bundle.pages { pictures.append(try self.pictures(of: page, menu)) }
        let full = MenuReport(menu: menu, bundle: bundle, verdicts: verdicts(on: menu, bundle), pictures: pictures)
        try report.write(MenuPage(report: full))
        return ReportedMenu(full)
    }

    private func pictures(
        of page: Page, _ menu: FilePath
    ) throws(StageFailure) -> Result<PagePictures, PictureFailure> {
        guard let draw else { return Self.none("Pictures were left out.") }
        // A photo that harmed the process reading it isn't opened here, where nothing separates it from the report.
        if let failure = page.failure, failure.stage == .decode || Self.harms.contains(failure.code) {
            return Self.none("There is no picture of a photo that can't be read.")
        }
        guard let path = findPhoto(menu, page) else {
            return Self.none("The photo wasn't found; name it, or the folder that was scanned, with --photo-folder.")
        }
        let photo: LoadedPhoto
        do {
            photo = try load(path, page: page.photo.pageOfFile, shownAs: page.photo.path)
        } catch {
            return Self.none("There is no picture: \(error.message)")
        }
        guard photo.sha256 == page.photo.sha256 else {
            return Self.none("There is no picture: the photo was changed since it was read; scan it again.")
        }
        do throws(StageFailure) {
            return .success(try draw(photo, page: page))
        } catch  where error.code == .cannotWrite {
            throw error
        } catch {
            return Self.none("There is no picture: \(error.message)")
        }
    }

    private static let harms: Set<FailureCode> = [.crashed, .tooSlow, .outOfMemory]

    private static func none(_ message: String) -> Result<PagePictures, PictureFailure> {
        .failure(PictureFailure(message: message))
    }

    private func verdicts(on menu: FilePath, _ bundle: MenuBundle) -> MenuVerdicts? {
        guard showsVerdicts, let verdicts = ProfileFile.stored(beside: menu, in: results.folder),
            results.hash(ofMenu: menu) == verdicts.bundle
        else { return nil }
        return verdicts
    }
}

/// A menu that was written, with what the lists of all menus need.
package struct ReportedMenu: Sendable {
    let card: MenuCard
    let photos: [PhotoRow]
    /// Names of files in the report's folders.
    let page: String
    let pictures: [String]
    /// Photos that could be shown.
    package var shownPhotos: Int { photos.count { $0.before != nil } }
    package var photoCount: Int { photos.count }

    init(_ report: MenuReport) {
        card = MenuCard(report)
        page = report.pageName
        let drawn = report.pictures.map { try? $0.get() }
        photos = zip(report.bundle.pages, drawn).map { PhotoRow($0, pictures: $1, of: report) }
        pictures = drawn.compactMap(\.self).flatMap(\.files)
    }
}
