public import Models
public import Pages

/// What became of one photo. Codable, so that it can come from another process.
public enum PhotoOutcome: Codable, Sendable {
    case read(ReadPage)
    /// Too poor to be read, and the user asked to leave such photos out.
    case rejected(PhotoRecord, Quality)
    case failed(PhotoRecord, StageFailure)

    public var photo: PhotoRecord {
        switch self {
        case .read(let page): page.photo
        case .rejected(let photo, _), .failed(let photo, _): photo
        }
    }
}

extension PhotoRecord {
    /// What a page counts by in its menu's id: its content, or its name where the content could not be read.
    public var identity: String { sha256.isEmpty ? "unread:" + path : sha256 }
}
