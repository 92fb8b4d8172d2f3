import Foundation

/// The samples of the repository.
enum Samples {
    /// `samples` beside `Tests`.
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("samples").standardizedFileURL

    /// A photo that reads well, with a few dishes; the quickest of them.
    static let goodPhoto = "two-pages/page-10.jpg"
    /// Words that stand on it.
    static let wordsOnGoodPhoto = ["Beurre Sucre", "Dame Blanche"]

    static func data(_ sample: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(sample))
    }
}
