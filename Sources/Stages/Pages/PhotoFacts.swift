public import Models

/// What a file's header says of a photo, without looking at its pixels.
public struct PhotoFacts: Codable, Sendable, Hashable {
    public var record: PhotoRecord
    public var metadata: PhotoMetadata

    public init(record: PhotoRecord, metadata: PhotoMetadata = PhotoMetadata()) {
        self.record = record
        self.metadata = metadata
    }
}
