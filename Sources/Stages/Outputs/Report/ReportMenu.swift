package import Files
internal import Library
package import Models
package import Reading

/// Writes the page and the pictures of one menu.
package struct ReportMenu: Sendable {
    private let results: BundleWriter
    private let report: ReportFolder
    private let load: LoadPhoto
    private let draw: DrawPictures
    private let inline: DrawInline
    private let drawsPictures: Bool
    private let showsVerdicts: Bool
    private let words: Wording
    private let findPhoto: @Sendable (_ menu: FilePath, _ page: Page) -> FilePath?

    /// - Parameters:
    ///   - results: the output folder of scans.
    ///   - drawsPictures: whether photos are opened at all.
    ///   - drawsSheets: whether each sheet is shown as it was read, too.
    ///   - showsVerdicts: whether the contents of `profile.json` become part of the report.
    ///   - words: the report's language.
    ///   - findPhoto: where a page's photo may be; a file there is used only if it has the bytes that were read.
    package init(
        results: FilePath, report: ReportFolder, limits: PhotoLimits, drawsPictures: Bool, drawsSheets: Bool,
        showsVerdicts: Bool, words: Wording,
        findPhoto: @escaping @Sendable (_ menu: FilePath, _ page: Page) -> FilePath?
    ) {
        self.results = BundleWriter(folder: results)
        self.report = report
        load = LoadPhoto(limits: limits)
        self.drawsPictures = drawsPictures
        // A sheet needs the pixels that were read; the picture of a photo doesn't.
        let decode =
            drawsSheets
            ? Decode(limits: limits, readsLocation: false)
            : Decode(limits: limits, readingSide: DrawPictures.longSide, readsLocation: false)
        draw = DrawPictures(folder: report.picturesFolder, decode: decode, drawsSheets: drawsSheets)
        inline = DrawInline(decode: decode)
        self.showsVerdicts = showsVerdicts
        self.words = words
        self.findPhoto = findPhoto
    }

    /// Nil when there is no bundle that this version can read.
    ///
    /// - Throws: `cannot_write`.
    package func callAsFunction(_ menu: FilePath) throws(StageFailure) -> ReportedMenu? {
        guard let bundle = results.readable(menu: menu) else { return nil }
        var pictures: [Result<PagePictures, PictureFailure>] = []
        for page in bundle.pages {
            pictures.append(
                try self.pictures(of: page, menu) { photo throws(StageFailure) in try draw(photo, page: page) })
        }
        let full = MenuReport(
            menu: menu, bundle: bundle, verdicts: verdicts(on: menu, bundle), pictures: pictures, words: words)
        try report.write(MenuPage(report: full))
        return ReportedMenu(full)
    }

    /// What each menu is called; nil where there is no bundle that this version can read.
    func titles(_ menus: [FilePath], lanes: Int) -> [String?] {
        InParallel.map(menus, lanes: lanes) { menu in
            results.readable(menu: menu).map { MenuReport.title(of: $0, in: menu) }
        }
    }

    /// A menu for a page that stands alone, with its pictures in it.
    ///
    /// - Parameters:
    ///   - ids: what its ids begin with.
    ///   - size: what the menu should take at most, in bytes; a menu of very many dishes takes more.
    /// - Returns: nil when there is no bundle that this version can read.
    func alone(_ menu: FilePath, ids: String, within size: Int) -> MenuReport? {
        guard let bundle = results.readable(menu: menu) else { return nil }
        let verdicts = verdicts(on: menu, bundle)
        func whole(_ detail: MenuReport.Detail, _ pictures: [Result<PagePictures, PictureFailure>]) -> MenuReport {
            MenuReport(
                menu: menu, bundle: bundle, verdicts: verdicts, pictures: pictures, words: words, ids: ids,
                detail: detail)
        }
        // The text first: what it leaves is for the pictures.
        let empty = bundle.pages.map { Result<_, PictureFailure>.success(PagePictures(placeholderOf: $0.photo)) }
        var detail = MenuReport.Detail.alone
        var rest = size - MenuPage(report: whole(detail, empty)).length
        if rest < size / 4 {
            detail = .least
            rest = size - MenuPage(report: whole(detail, empty)).length
        }
        let share = max(rest, size / 8) / max(1, bundle.pages.count)
        let pictures = bundle.pages.map { page in
            (try? self.pictures(of: page, menu) { photo throws(StageFailure) in try inline(photo, within: share) })
                ?? .failure(.notFound)
        }
        return whole(detail, pictures)
    }

    private func pictures(
        of page: Page, _ menu: FilePath, _ draw: (LoadedPhoto) throws(StageFailure) -> PagePictures
    ) throws(StageFailure) -> Result<PagePictures, PictureFailure> {
        guard drawsPictures else { return .failure(.leftOut) }
        // A photo that harmed the process reading it isn't opened here, where nothing separates it from the report.
        if let failure = page.failure, failure.stage == .decode || Self.harms.contains(failure.code) {
            return .failure(.unreadable)
        }
        guard let path = findPhoto(menu, page) else { return .failure(.notFound) }
        let photo: LoadedPhoto
        do {
            photo = try load(path, page: page.photo.pageOfFile, shownAs: page.photo.path)
        } catch {
            return .failure(.failed(error.message))
        }
        guard photo.sha256 == page.photo.sha256 else { return .failure(.changed) }
        do throws(StageFailure) {
            return .success(try draw(photo))
        } catch  where error.code == .cannotWrite {
            throw error
        } catch {
            return .failure(.failed(error.message))
        }
    }

    private static let harms: Set<FailureCode> = [.crashed, .tooSlow, .outOfMemory]

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
