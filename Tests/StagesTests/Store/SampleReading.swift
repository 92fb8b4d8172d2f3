import Foundation
import Models
import Synchronization

@testable import Stages

extension ReadPage {
    static func sample(_ text: String = "Soup", path: String = "") -> ReadPage {
        let box = Box(x: 1, y: 2, width: 3, height: 4)
        return ReadPage(
            photo: PhotoRecord(path: path, sha256: String(repeating: "0", count: 64), width: 10, height: 10),
            metadata: PhotoMetadata(), quality: Quality(brightness: 0.5, contrast: 0.5, sharpness: 20, glare: 0),
            straightening: Straightening(), languages: ["de"],
            lines: [Line(id: 0, text: text, box: box, confidence: 0.9, block: 0, words: [])])
    }
}

/// A clock that tests set.
final class Clock: Sendable {
    private let seconds = Mutex(1_800_000_000.0)

    var now: @Sendable () -> Date {
        { Date(timeIntervalSince1970: self.seconds.withLock { $0 }) }
    }

    func advance(days: Double) {
        seconds.withLock { $0 += days * 86_400 }
    }
}

extension TemporaryFolder {
    var locations: StoreLocations { .folder(path.appending("store")) }

    func store(_ clock: Clock = Clock(), limits: CacheLimits = CacheLimits()) throws -> Store {
        try Store(locations: locations, now: clock.now, limits: limits)
    }

    /// The names in the store's folder.
    var storeNames: [String] { Folder.names(in: path.appending("store")).map(\.display) }
}
