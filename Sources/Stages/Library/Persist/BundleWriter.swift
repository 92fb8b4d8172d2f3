package import Files
package import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// Writes bundles to `<folder>/<menu>/bundle.json`, and their words beside them where they are to be separate.
package struct BundleWriter: Sendable {
    /// Larger bundles aren't read back: 64 MiB hold hundreds of crowded pages.
    static let sizeLimit = 64 << 20

    /// The output folder; menus are named relative to it.
    package let folder: FilePath

    package init(folder: FilePath) {
        self.folder = folder
    }

    /// Makes the output folder, checks whether it can be written, and removes what killed runs have left in it.
    ///
    /// To be called before the first photo is read, so that nobody waits for results that can't be saved.
    ///
    /// - Throws: `cannot_write`.
    package func prepare() throws(StageFailure) {
        try Folder.create(folder, as: .outputFolder)
        AtomicFile.sweep(folder: folder)
        do {
            let probe = try TemporaryName.claim(in: folder, permissions: 0o666)
            defer { TemporaryName.remove(probe.path) }
            try SystemCalls.system.closeFile(probe.descriptor)
        } catch {
            throw .cannotWrite(.outputFolder, error)
        }
    }

    /// Whether a menu may have this name: it must be relative, without `.` and `..`, and no name that `index.jsonl` or
    /// a `bundle.json` needs. `write` refuses any other.
    package static func accepts(menu: FilePath) -> Bool {
        MenuFolder.accepts(menu)
    }

    /// Where `write` puts the bundle of a menu.
    package func file(ofMenu menu: FilePath) -> FilePath { folder.appending(MenuFolder.bundle(of: menu)) }

    /// Writes a bundle, whole or not at all; one that was there is replaced.
    ///
    /// - Parameter menu: the menu's folder relative to the output folder; its parents are made.
    /// - Returns: the stamp of the written file, or nil when the system doesn't provide one.
    /// - Throws: `cannot_write`; `engine` when the bundle holds a number that JSON can't represent.
    @discardableResult
    package func write(_ bundle: MenuBundle, menu: FilePath) throws(StageFailure) -> FileStamp? {
        try write(copy: try Self.bytes(of: bundle), words: try Self.separateWords(of: bundle), menu: menu)
    }

    /// Like `write`, for what `bytes(of:)` and `separateWords(of:)` returned, or for the bytes of a bundle that `existing`
    /// accepts and of the words beside it.
    func write(copy content: [UInt8], words: [UInt8]?, menu: FilePath) throws(StageFailure) -> FileStamp? {
        guard MenuFolder.accepts(menu) else {
            throw StageFailure(
                .persist, .cannotWrite,
                "The result can't be written under this name: it is reserved or leads out of the output folder; "
                    + "rename the photo or its folder.")
        }
        let home = folder.appending(menu)
        let new = missingFolders(of: menu)
        do throws(StageFailure) {
            try Folder.create(home, as: .outputFolder)
            AtomicFile.sweep(folder: home)
            // A profile's verdicts on the previous bundle must not stand beside this one.
            ProfileFile.remove(beside: menu, in: folder)
            // A bundle never stands there without its words.
            if let words { try WordsFile.write(words, beside: file(ofMenu: menu)) }
            let stamp = try AtomicFile.write(content, to: file(ofMenu: menu))
            if words == nil { WordsFile.remove(beside: file(ofMenu: menu)) }
            return stamp
        } catch {
            for place in new { Folder.removeEmpty(place) }
            throw error
        }
    }

    /// A menu's folder and those above it in the output folder that aren't there, from the innermost.
    private func missingFolders(of menu: FilePath) -> [FilePath] {
        var missing: [FilePath] = []
        var place = folder.appending(menu)
        for _ in menu.bytes.split(separator: UInt8(ascii: "/")) {
            guard FileKind.of(place) == .missing else { break }
            missing.append(place)
            place = place.parent
        }
        return missing
    }

    /// The existing bundle, or nil when there is none that this version can read and trust, be it absent, cut off, too
    /// large, or with impossible numbers; nor one of a later schema version, which would lose keys where it is written
    /// again.
    package func existing(menu: FilePath) -> MenuBundle? {
        readable(menu: menu).flatMap { MenuBundle.knownSchemaVersions.contains($0.schemaVersion) ? $0 : nil }
    }

    /// The same, also of a later schema version 1.x, for who only shows it.
    package func readable(menu: FilePath) -> MenuBundle? {
        MenuFolder.accepts(menu) ? Self.bundle(in: file(ofMenu: menu)) : nil
    }

    /// The same for a bundle's file wherever it lies and whatever it is called, with the words that lie beside it.
    package static func bundle(in file: FilePath) -> MenuBundle? {
        guard let content = SmallFile.bytes(of: file, limit: sizeLimit),
            var bundle = try? JSONDecoder().decode(MenuBundle.self, from: Data(content)),
            MenuBundle.reads(bundle.schemaVersion)
        else { return nil }
        if bundle.words == .separate { WordsFile(beside: file)?.complete(&bundle) }
        return bundle.isPlausible ? bundle : nil
    }

    /// Renames a file that stands where a menu's bundle is to be written and that this version can't read, such as a
    /// bundle of a later one or somebody's own file, so that the new bundle doesn't cost it.
    ///
    /// - Returns: where it is now, relative to the output folder; nil when nothing was in the way.
    /// - Throws: `cannot_write`.
    package func setAside(menu: FilePath) throws(StageFailure) -> FilePath? {
        guard MenuFolder.accepts(menu), let status = try? FileStatus(of: file(ofMenu: menu)), status.kind == .file,
            status.size > 0, existing(menu: menu) == nil
        else { return nil }
        var number = 1
        while true {
            let aside = FilePath(bytes: MenuFolder.bundle(of: menu).bytes + Array(".unread-\(number)".utf8))
            let path = folder.appending(aside)
            number += 1
            guard FileStatus.isMissing(path) else { continue }
            do throws(SystemError) {
                try SystemCalls.system.rename(file(ofMenu: menu), path)
            } catch {
                throw .cannotWrite(.outputFile, error)
            }
            return aside
        }
    }

    /// SHA-256 of the bundle's file, or nil when there is none.
    package func hash(ofMenu menu: FilePath) -> String? {
        SmallFile.bytes(of: file(ofMenu: menu), limit: Self.sizeLimit).map { ContentHash.sha256($0) }
    }

    /// The bytes of a bundle's file: JSON and a newline, indented unless words are left out to make it small.
    package static func bytes(of bundle: MenuBundle) throws(StageFailure) -> [UInt8] {
        do {
            let isIndented = bundle.words == .inline
            return Array(try JSONEncoder.bundle(pretty: isIndented).encode(bundle)) + [UInt8(ascii: "\n")]
        } catch {
            throw unwritable
        }
    }

    /// The bytes of the file beside a bundle; nil where its words aren't separate.
    package static func separateWords(of bundle: MenuBundle) throws(StageFailure) -> [UInt8]? {
        guard bundle.words == .separate else { return nil }
        do {
            return try WordsFile(of: bundle).bytes()
        } catch {
            throw unwritable
        }
    }

    private static let unwritable = StageFailure(
        .persist, .engine, "The result holds a number that can't be written; please report this photo.")
}
