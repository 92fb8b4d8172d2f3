internal import Files
internal import Library
internal import Models
internal import Pages
internal import Stages

/// The result that stands where a menu's is to be written, and whether the new one may take its place. Only the same
/// menu's may, and only with what could be read.
struct EarlierResult {
    let bundle: MenuBundle

    /// Whether a page that was read then can't be read now, or isn't to be, or the same photo was read to its end then
    /// and now is not, so that what was known of it would be lost.
    func isLost(to new: MenuBundle) -> Bool {
        guard !bundle.dishes.isEmpty else { return false }
        let (before, now) = (pages(of: bundle), pages(of: new))
        return now.contains { path, page in
            guard let earlier = before[path], earlier.isRead else { return false }
            return !page.isRead || !page.isWhole && earlier.isWhole && page.identity == earlier.identity
        }
    }

    /// Whether the neural engine read a page of it.
    var isReadByEngine: Bool { bundle.scannedPages.contains { $0.unread != nil } }

    /// The pages whose photos are among the new ones neither by what they hold nor by their paths.
    func pages(missingIn new: MenuBundle) -> [Page] {
        let photos = Set(new.scannedPages.map(\.photo.identity))
        let paths = Set(new.scannedPages.map(\.photo.path))
        return bundle.scannedPages.filter { !photos.contains($0.photo.identity) && !paths.contains($0.photo.path) }
    }

    private struct ReadPage {
        var identity: String
        /// Whether anything of it was read.
        var isRead: Bool
        /// Whether the time for it sufficed.
        var isWhole: Bool
    }

    /// A menu's own pages, by the paths of their photos.
    private func pages(of bundle: MenuBundle) -> [String: ReadPage] {
        func told(_ code: WarningCode) -> Set<Int> {
            Set(bundle.warnings.filter { $0.code == code.rawValue }.compactMap(\.page))
        }
        let (rejected, cut) = (told(.pageRejected), told(.deadline))
        let pages = bundle.scannedPages.map { page in
            (
                page.photo.path,
                ReadPage(
                    identity: page.photo.identity, isRead: page.failure == nil && !rejected.contains(page.number),
                    isWhole: !cut.contains(page.number))
            )
        }
        return Dictionary(pages, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the photos at the same place show another menu now, as when a camera gives a name again: no photo is the
    /// same, and most dishes are others.
    func isAnother(than new: MenuBundle) -> Bool {
        let before = names(in: bundle)
        guard !before.isEmpty else { return false }
        let photos = Set(bundle.scannedPages.map(\.photo.identity))
        if new.scannedPages.contains(where: { photos.contains($0.photo.identity) }) { return false }
        let now = names(in: new)
        let found = now.filter { name in before.contains { Self.isSame($0, name) } }.count
        // A photo of one half of a menu is still a photo of it; half of the names leaves room for what is misread, and
        // two restaurants of one cuisine share fewer.
        return found * 2 < max(min(before.count, now.count), 1)
    }

    /// Of the dishes on the menu's own pages, folded.
    private func names(in bundle: MenuBundle) -> [[UInt8]] {
        let pages = bundle.scannedPages.count
        let names = bundle.dishes.filter { $0.page <= pages }.map(\.name.foldedForSearch)
        return Set(names).sorted().map { Array($0.utf8) }
    }

    /// One byte of five may be read differently.
    private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        EditDistance.isAtMost(max(one.count, other.count) / 5, one.span, other.span)
    }

    /// The folder for the other menu, beside that of the menu which was here first.
    ///
    /// - Parameters:
    ///   - folder: where the earlier result is.
    ///   - output: the output folder.
    static func folder(for new: MenuBundle, besides folder: String, in output: FilePath) -> String {
        let plain = MenuNames.withoutContent(folder)
        let photos = new.scannedPages.map(\.photo.identity)
        var namesakes = NamesakeFolders(output: output)
        let known = [plain] + namesakes.names(besides: plain)
        // Perhaps it was here before: a photo may come back to its place.
        let own = known.first { name in
            name != folder
                && MenuPhotos(menu: FilePath(name), in: output)?.photos.map(\.identity).starts(with: photos) == true
        }
        if let own { return own }
        let content = BundleID.make(pageHashes: photos)
        let writer = BundleWriter(folder: output)
        var number = 1
        while true {
            let name = MenuNames.told(plain, apartBy: content, number: number)
            if FileKind.of(writer.file(ofMenu: FilePath(name))) == .missing { return name }
            number += 1
        }
    }
}
