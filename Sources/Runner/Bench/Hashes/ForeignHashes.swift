internal import Files
internal import Foundation
internal import Models
internal import Reading
internal import Stages

/// Another program's hashes of photos and their copies: a file of one JSON object a line.
struct ForeignHashes: JSONLinesFile, Sendable {
    /// By the folder of a photo's copies.
    private var photos: [String: (original: HashSet?, copies: [Alteration: HashSet])] = [:]
    /// What it calls its hashes, with their lengths.
    private var kindsSeen: Set<HashKind> = []
    var badLines: [Int] = []

    static let mostBytes = 256 << 20

    private struct Row: Decodable {
        var photo: String?
        var file: String?
        var hash: String?
        var hashes: [String: String]?
    }

    mutating func add(_ line: Data, _ decoder: JSONDecoder) -> Bool {
        guard let row = try? decoder.decode(Row.self, from: line), let path = row.photo ?? row.file else {
            return false
        }
        return add((row.hashes ?? [:]).merging(row.hash.map { ["hash": $0] } ?? [:]) { $1 }, of: path)
    }

    /// - Parameter path: of a copy, whose folder is that of its photo and whose name tells what was done to it.
    /// - Returns: false for another path, and for hashes that aren't hexadecimal digits.
    mutating func add(_ hashes: [String: String], of path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        let known = hashes.compactMapValues(HexadecimalHash.init)
        guard parts.count > 1, let name = parts.last, !known.isEmpty, known.count == hashes.count else { return false }
        let folder = parts.dropLast().joined(separator: "/")
        let stem = String(name.prefix { $0 != "." })
        let set = HashSet(named: known)
        if stem == CopyFolder.original {
            photos[folder, default: (nil, [:])].original = set
        } else if let alteration = Alteration(rawValue: stem) {
            photos[folder, default: (nil, [:])].copies[alteration] = set
        } else {
            return false
        }
        kindsSeen.formUnion(set.kinds)
        return true
    }

    /// In the order of their names.
    var kinds: [HashKind] { kindsSeen.sorted { ($0.name, $0.bits) < ($1.name, $1.bits) } }

    /// Those whose own hash is there, by their names.
    var hashed: [HashedPhoto] {
        photos.keys.sorted().compactMap { folder in
            guard let photo = photos[folder], let original = photo.original else { return nil }
            let copies = Alteration.allCases.compactMap { alteration in
                photo.copies[alteration].map { (alteration: alteration, hashes: $0) }
            }
            return HashedPhoto(name: folder, original: original, copies: copies)
        }
    }
}

/// Where the altered copies of photos are kept for other programs: a folder for each photo.
struct CopyFolder: Sendable {
    let folder: FilePath

    /// What the photo itself is called there.
    static let original = "original"

    func path(of photo: NamedPhoto, _ alteration: Alteration?) -> FilePath {
        let name =
            alteration.map { $0.rawValue + ".jpg" }
            ?? Self.original + photo.file.path.lastComponent.ending
        return folder.appending(FilePath(photo.name)).appending(FilePath(name))
    }

    /// - Parameter alteration: nil for the photo itself.
    func keep(_ bytes: [UInt8], of photo: NamedPhoto, _ alteration: Alteration?) throws(StageFailure) {
        let path = path(of: photo, alteration)
        try Folder.create(path.parent, as: .outputFolder)
        try AtomicFile.write(unsynced: bytes, to: path)
    }

    /// Every file in it that is a photo or a copy.
    func files(of photos: [NamedPhoto]) -> [FilePath] {
        photos.flatMap { photo in
            ([nil] + Alteration.allCases.map(Optional.some)).map { path(of: photo, $0) }
                .filter { FileKind.of($0) == .file }
        }
    }
}

extension FilePath {
    /// Such as `.jpg`; empty where there is none.
    fileprivate var ending: String {
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        return String(decoding: bytes[dot...], as: UTF8.self)
    }
}
