internal import Files
package import Foundation
internal import Models

/// Records when each notice was last shown, so that it is shown at most once a day: `notices.json` of the state folder.
///
/// It may be removed at any time: notices are then shown again.
package struct NoticeBook: Sendable {
    /// Seconds.
    private static let pause = 86_400.0
    private static let most = 100

    private let path: FilePath

    package init(_ locations: StoreLocations) { path = locations.noticeBook }

    /// Whether a notice hasn't been shown for a day; it then counts as shown.
    ///
    /// - Parameter notice: only a hash of it is kept.
    package func mayTell(_ notice: String, at time: Date = Date()) -> Bool {
        let now = time.timeIntervalSince1970
        let name = String(ContentHash.sha256(notice).prefix(16))
        let bytes = SmallFile.bytes(of: path, limit: 1 << 16)
        let told = bytes.flatMap { try? JSONDecoder().decode([String: Double].self, from: Data($0)) } ?? [:]
        if let last = told[name], (0..<Self.pause).contains(now - last) { return false }
        var recent = told.filter { (0..<Self.pause).contains(now - $0.value) }
        if recent.count >= Self.most { recent = [:] }
        recent[name] = now
        // If this can't be recorded, the notice is shown again.
        try? Folder.create(path.parent, permissions: 0o700, as: .store)
        if let json = try? JSONEncoder.bundle().encode(recent) {
            _ = try? AtomicFile.write(Array(json), to: path, permissions: 0o600, as: .store)
        }
        return true
    }
}
