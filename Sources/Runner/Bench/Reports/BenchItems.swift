internal import Files
internal import Models
internal import Stages

/// What a bench scored one by one, in a form that is the same in the report of every bench: photos, dishes or rows.
///
/// `bench compare` reads nothing else of a report but this and its stamp, so a report of another program needs no more.
struct BenchItems: Sendable {
    var measures: [BenchMeasure]
    var items: [BenchItem]
}

/// A figure that items have.
struct BenchMeasure: Codable, Sendable, Hashable {
    /// Its key in the figures of an item.
    var figure: String
    /// In a table.
    var title: String
    var better: Direction

    enum Direction: String, Codable, Sendable {
        case higher, lower
    }

    static func higher(_ figure: String, _ title: String) -> BenchMeasure {
        BenchMeasure(figure: figure, title: title, better: .higher)
    }

    static func lower(_ figure: String, _ title: String) -> BenchMeasure {
        BenchMeasure(figure: figure, title: title, better: .lower)
    }

    /// Of whatever is timed item by item.
    static let seconds = lower("seconds", "seconds")
}

/// One of them.
struct BenchItem: Codable, Sendable, Hashable {
    /// A name that no other item of the reading has.
    var item: String
    /// Which of several programs or ways it is about; nil where the report is about one.
    var reading: String?
    /// What several items belong to, such as the pages of one menu; nil where each stands for itself.
    var menu: String?
    /// The main language, BCP 47.
    var language: String?
    var difficulty: String?
    var kind: String?
    /// What isn't known of an item is left out.
    var figures: [String: Double]
}

extension BenchItem {
    /// - Parameter about: what the index beside the photos says of them, or nil without one.
    init(photo: NamedPhoto, about: LanguageTruth?, reading: String? = nil, figures: [String: Double?]) {
        let file = photo.file.path.lastComponent.display
        self.init(
            item: photo.name, reading: reading, menu: about?.menu(of: file),
            language: about?.languages(of: file).first, difficulty: about?.difficulty(of: file),
            kind: about?.kind(of: file), figures: figures.known)
    }
}

extension [String: Double?] {
    /// Without those that aren't known, rounded as everywhere in reports.
    var known: [String: Double] { compactMapValues { $0?.rounded(toDecimals: 4) } }
}
