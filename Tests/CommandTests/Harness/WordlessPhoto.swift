import Foundation

/// A photo that shows nothing, for tests to which only its being a photo without text matters.
///
/// `samples/no-text` is a real one, on which every way of finding text is tried: reading it takes four times as long.
enum WordlessPhoto {
    /// A light grey JPEG of 64 × 48 pixels.
    static let file =
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxND\
                Q0Hyc5PTgyPC4zNDL/wAALCAAwAEABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/\
                ALWAAAAAAAAAAAAAAAD/2Q==
                """) ?? Data()
}
