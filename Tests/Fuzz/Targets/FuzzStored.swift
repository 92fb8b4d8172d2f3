import Files
import Foundation
import Glibc
import Menus
import Pages

@testable import Library
@testable import Models

/// A bundle or a line of the index as an earlier run, or somebody else, left it.
func fuzzBundle(_ input: [UInt8]) {
    let decoder = JSONDecoder()
    _ = try? decoder.decode(IndexLine.self, from: Data(input))
    guard var bundle = try? decoder.decode(MenuBundle.self, from: Data(input)), bundle.isPlausible else { return }
    _ = IndexLine(menu: FilePath("fuzz"), bundle: bundle)
    _ = LabelCounts(of: bundle.dishes)
    guard let written = try? BundleWriter.bytes(of: bundle) else { return }
    // What was read is written so that it can be read again, an earlier version as the current one.
    if MenuBundle.knownSchemaVersions.contains(bundle.schemaVersion) {
        bundle.schemaVersion = MenuBundle.currentSchemaVersion
    }
    if bundle.words == .separate { bundle.pages = bundle.pages.map { $0.withoutWords() } }
    let again = try? decoder.decode(MenuBundle.self, from: Data(written))
    precondition(again == bundle)
}

/// What the cache holds of a page, on through everything that is made of it.
func fuzzPage(_ input: [UInt8]) {
    guard let page = try? JSONDecoder().decode(ReadPage.self, from: Data(input)), page.isPlausible else { return }
    judgeAll(FindDishes()(Symbols()([NumberedPage(number: 1, page: page)])))
}

/// The files of history and cache, opened, mended, read and written.
func fuzzStore(_ input: [UInt8]) {
    let folder = FuzzFolder.path.appending("store")
    try? Folder.create(folder)
    for entry in (try? FolderListing.entries(of: folder)) ?? [] { TemporaryName.remove(folder.appending(entry)) }
    let file = folder.appending("fuzz.sqlite")
    FuzzFolder.write(input, to: file)
    if let opened = try? StoreFile(path: file, migrations: .cache, keepsEveryDamagedFile: false).open() {
        let cache = Cache(database: opened.database, limits: CacheLimits())
        let now = 1_700_000_000.0
        _ = try? cache.verification(repairing: false)
        if let page = try? cache.reading(forPhoto: "photo", at: now) {
            // What comes out can be kept.
            _ = try? cache.keep(page, forPhoto: "other", pixels: "pixels", at: now)
        }
        _ = try? cache.hashes(after: 0)
        _ = try? cache.dishes(ofPage: 1, at: now)
        _ = try? cache.export { _ in true }
        _ = try? cache.statistics(at: now, fileBytes: input.count)
        _ = try? cache.verification(repairing: true)
        _ = try? cache.makeRoom(at: now)
        _ = try? cache.clear()
    }
    FuzzFolder.write(input, to: file)
    if let opened = try? StoreFile(path: file, migrations: .history, keepsEveryDamagedFile: false).open() {
        let history = History(database: opened.database)
        _ = try? history.count()
        _ = try? history.menus(HistoryFilter(), limit: 10)
    }
}

/// A folder of this process for targets that read files.
enum FuzzFolder {
    static let path: FilePath = {
        let home = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        let path = FilePath("\(home)/vegyscan-fuzz-\(getpid())")
        try? Folder.create(path)
        return path
    }()

    static func write(_ bytes: [UInt8], to file: FilePath) {
        let opened = try? unsafe file.withCPath { unsafe open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
        guard let opened, opened >= 0 else { return }
        try? SystemCalls.system.writeAll(bytes, to: opened)
        close(opened)
    }
}
