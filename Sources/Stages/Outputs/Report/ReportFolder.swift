package import Files
internal import Glibc
package import Models

/// The folder of a report: pages that open from the disk, and their pictures.
package struct ReportFolder: Sendable {
    static let menus = "menus"
    static let pictures = "pictures"
    package let path: FilePath
    /// Only the owner has access where it reveals a dietary profile.
    private let permissions: UInt32

    /// `results-report` beside `results`.
    package init(beside results: FilePath, isPrivate: Bool = false) {
        let isNameless = [FilePath("."), FilePath("..")].contains(results.lastComponent)
        let named = isNameless ? results.followingLink : results
        let name = FilePath(bytes: named.lastComponent.bytes + Array("-report".utf8))
        self.init(named.parent.appending(name), isPrivate: isPrivate)
    }

    /// - Parameter isPrivate: whether nobody else may read it.
    package init(_ path: FilePath, isPrivate: Bool) {
        self.path = path
        permissions = isPrivate ? 0o600 : 0o666
    }

    /// Makes the folder, or reuses one with an earlier report.
    ///
    /// - Throws: `cannot_write`, including for a folder that holds anything but a report.
    package func open() throws(StageFailure) {
        let marker = path.appending(FolderMarker.report)
        if FileKind.of(path) == .folder, !isThere, (try? FolderListing.names(in: path))?.isEmpty != true {
            throw StageFailure(
                .persist, .cannotWrite,
                "The folder holds something else than a report; move it away, or name another with report --out.")
        }
        let mode: UInt32 = permissions == 0o600 ? 0o700 : 0o777
        for folder in [path, picturesFolder, path.appending(Self.menus)] {
            try Folder.create(folder, permissions: mode, as: .outputFolder)
            if permissions == 0o600 { _ = try? unsafe folder.withCPath { unsafe chmod($0, 0o700) } }
            AtomicFile.sweep(folder: folder)
        }
        try AtomicFile.write(Array("A report of VegyScan; written anew each time.\n".utf8), to: marker)
        for asset in ReportAsset.allCases { try write(asset.bytes, to: asset.file) }
    }

    /// Whether it holds a report.
    package var isThere: Bool { FileKind.of(path.appending(FolderMarker.report)) == .file }

    /// Removes the report, and its folder if nothing else is in it.
    ///
    /// - Returns: whether nothing of it is left.
    package func remove() -> Bool {
        let menus = path.appending(Self.menus)
        for folder in [menus, picturesFolder] {
            Self.remove(from: folder, except: [])
            Folder.removeEmpty(folder)
        }
        // The marker goes last: as long as it exists, removal can be repeated.
        let files = ReportFrame.Part.allCases.map(\.file) + ReportAsset.allCases.map(\.file)
        for file in files { TemporaryName.remove(path.appending(file)) }
        guard (files + [Self.menus, Self.pictures]).allSatisfy({ FileKind.of(path.appending($0)) == .missing }) else {
            return false
        }
        TemporaryName.remove(path.appending(FolderMarker.report))
        Folder.removeEmpty(path)
        return !isThere
    }

    var picturesFolder: FilePath { path.appending(Self.pictures) }

    func write(_ page: MenuPage) throws(StageFailure) {
        try write(page.bytes, to: Self.menus + "/" + page.report.pageName)
    }

    /// Writes the lists of all menus, the overview last, and removes pages and pictures that no menu uses any more.
    ///
    /// - Parameters:
    ///   - menus: the menus in display order.
    ///   - unreadable: menus whose bundle this version can't read.
    package func finish(
        _ menus: [ReportedMenu], unreadable: [String], run: RunFacts, words: Wording
    ) throws(StageFailure) {
        try write(PhotosPage(menus.flatMap(\.photos), words: words).bytes, to: ReportFrame.Part.photos.file)
        try write(RunPage(facts: run, words: words).bytes, to: ReportFrame.Part.run.file)
        let overview = OverviewPage(
            cards: menus.map(\.card), photos: menus.reduce(0) { $0 + $1.photos.count }, unreadable: unreadable,
            words: words)
        try write(overview.bytes, to: ReportFrame.Part.menus.file)
        Self.remove(from: path.appending(Self.menus), except: Set(menus.map(\.page)))
        Self.remove(from: picturesFolder, except: Set(menus.flatMap(\.pictures)))
    }

    private func write(_ bytes: [UInt8], to name: String) throws(StageFailure) {
        try AtomicFile.write(unsynced: bytes, to: path.appending(name), permissions: permissions)
    }

    private static func remove(from folder: FilePath, except kept: Set<String>) {
        for name in (try? FolderListing.names(in: folder)) ?? [] where !kept.contains(name.display) {
            TemporaryName.remove(folder.appending(name))
        }
    }
}
