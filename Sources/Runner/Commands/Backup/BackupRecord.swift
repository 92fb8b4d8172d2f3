internal import Files
internal import Foundation
internal import Library
internal import Models

/// What a backup holds, for people and programs.
struct BackupRecord: Encodable {
    /// The backup's file.
    var backup: String
    var bytes: Int
    /// ISO 8601, UTC.
    var createdAt: String
    /// The version of the program that made it.
    var program: String
    /// Nil when it has no history.
    var menus: Int?
    /// What it holds, such as "history".
    var parts: [String]

    enum CodingKeys: String, CodingKey {
        case backup, bytes, program, menus, parts
        case createdAt = "created_at"
    }

    init(_ path: FilePath, _ manifest: BackupManifest) {
        backup = path.display
        bytes = Int(FileStamp(of: path)?.size ?? 0)
        createdAt = manifest.createdAt
        program = manifest.program
        menus = manifest.history?.menus
        parts = manifest.parts.map(\.role.rawValue)
    }

    var text: String {
        let holds = parts.map { part in
            part == BackupRole.history.rawValue ? "history (\(CountedNoun.menus(menus ?? 0)))" : part
        }
        return "backup: \(Console.printable(backup))\nmade: \(createdAt)\nsize: \(ByteSize(bytes).text)\n"
            + "holds: \(holds.joined(separator: ", "))\n"
    }

    var json: String {
        let data = (try? JSONEncoder.bundle(pretty: true).encode(self)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
