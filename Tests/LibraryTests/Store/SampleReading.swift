import Asking
import Files
import Foundation
import Judging
import Library
import Menus
import Models
import Pages
import Synchronization
import TestMaterial

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

extension DishQuestion {
    /// About a dish of the name, or nothing.
    static func sample(_ name: String) -> DishQuestion? {
        DishQuestion(DishText(name: name), targetLanguage: "en", model: "m", host: "h")
    }
}

/// Readings and answers by any key, for tests that don't care about more.
extension Store {
    func reading(forKey key: String, path: String) -> ReadPage? {
        reading(forPhoto: key, PhotoFacts(record: ReadPage.sample(path: path).photo))
    }

    func keep(_ page: ReadPage, forKey key: String) { keep(page, forPhoto: key, pixels: "pixels " + key) }

    /// Nil also for one that is too old.
    func opinion(forKey key: String) -> ModelOpinion? {
        guard let question = DishQuestion.sample("Dish " + key) else { return nil }
        let answer = answers(to: [question], on: [], judge: Judge()).first ?? nil
        return answer.flatMap { $0.isExpired ? nil : $0.opinion }
    }

    func keep(_ opinion: ModelOpinion, forKey key: String) {
        guard let question = DishQuestion.sample("Dish " + key) else { return }
        keep([AnsweredQuestion(question, opinion)])
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

    func store(_ clock: Clock = Clock(), limits: CacheLimits = CacheLimits(), mode: CacheMode = .on) throws -> Store {
        try Store(locations: locations, mode: mode, now: clock.now, limits: limits)
    }

    /// The names in the store's folder.
    var storeNames: [String] { Folder.names(in: path.appending("store")).map(\.display) }
}
