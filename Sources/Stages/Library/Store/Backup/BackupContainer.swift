internal import Files
internal import Foundation
internal import Models

/// What is sealed in a backup: the manifest's length (8 bytes, big-endian), the manifest as JSON, then the files.
struct BackupContainer {
    var manifest: BackupManifest
    var files: [BackupRole: [UInt8]]

    /// The largest manifest.
    private static let mostManifestBytes: UInt64 = 1 << 20

    init(files: [BackupRole: [UInt8]], history: HistoryFacts?, program: String, createdAt: Date) {
        self.files = files
        let parts = BackupRole.allCases.compactMap { role in
            files[role].map {
                BackupManifest.Part(role: role, size: $0.count, sha256: ContentHash.sha256($0))
            }
        }
        manifest = BackupManifest(
            createdAt: createdAt.ISO8601Format(), program: program, history: history, parts: parts)
    }

    func bytes() throws(BackupFailure) -> [UInt8] {
        guard let json = try? JSONEncoder.bundle().encode(manifest) else {
            throw BackupFailure(.target, "The backup's list of files can't be written; please report this.")
        }
        let length = UInt64(json.count)
        var bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
        bytes += json
        for part in manifest.parts { bytes += files[part.role] ?? [] }
        return bytes
    }

    /// Reads what was sealed; each file must match the manifest.
    init(_ bytes: [UInt8]) throws(BackupFailure) {
        let damaged = BackupFailure(.source, "The backup is damaged; restore another one.")
        let length = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard bytes.count >= 8, length <= Self.mostManifestBytes, Int(length) <= bytes.count - 8 else { throw damaged }
        let json = bytes[8..<(8 + Int(length))]
        do {
            manifest = try JSONDecoder().decode(BackupManifest.self, from: Data(json))
        } catch {
            throw BackupFailure(
                .source, "A newer version of this program made the backup; restore it with that version.")
        }
        files = [:]
        var rest = bytes.dropFirst(8 + Int(length))
        for part in manifest.parts {
            guard part.size >= 0, part.size <= rest.count, files[part.role] == nil else { throw damaged }
            let file = Array(rest.prefix(part.size))
            guard ContentHash.sha256(file) == part.sha256 else { throw damaged }
            files[part.role] = file
            rest = rest.dropFirst(part.size)
        }
        guard rest.isEmpty else { throw damaged }
    }
}
