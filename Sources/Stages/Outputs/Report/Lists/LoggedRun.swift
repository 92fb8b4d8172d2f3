internal import Files
internal import Foundation
internal import Models

/// What a run log says about its run.
struct LoggedRun {
    private(set) var run = RunFacts.Run()
    /// The ids of the menus that it finished, by name.
    private(set) var finished: [String: String] = [:]
    private(set) var photos: [RunFacts.PageKey: FilePath] = [:]

    private static let slowPhotos = 10
    /// In seconds; anything faster came from a cache or failed at once.
    private static let worthNaming = 0.1

    private let folder: FilePath

    /// - Parameters:
    ///   - content: JSON Lines; lines that say nothing about a run are skipped.
    ///   - folder: where addresses begin that don't begin at the root.
    init(_ content: [UInt8], from folder: FilePath) {
        self.folder = folder
        let decoder = JSONDecoder()
        for line in content.split(separator: UInt8(ascii: "\n")) {
            guard let event = try? decoder.decode(LoggedEvent.self, from: Data(line)) else { continue }
            add(event)
        }
        run.slowest = Array(run.slowest.sorted { $0.seconds > $1.seconds }.prefix(Self.slowPhotos))
    }

    private mutating func add(_ event: LoggedEvent) {
        switch event.event {
        case "run_context": run.startedAt = event.startedAt ?? ""
        case "menu_finished": addMenu(event)
        case "photo_finished": addPhoto(event)
        case "run_finished": (run.seconds, run.usage) = (event.seconds, event.usage)
        default: break
        }
    }

    private mutating func addMenu(_ event: LoggedEvent) {
        guard let menu = event.menu, let id = event.id else { return }
        finished[menu] = id
        guard let planned = event.plannedMenu else { return }
        for (key, path) in photos where key.menu == planned {
            photos[key] = nil
            photos[RunFacts.PageKey(menu: menu, page: key.page)] = path
        }
    }

    private mutating func addPhoto(_ event: LoggedEvent) {
        guard let menu = event.menu, let page = event.page else { return }
        // Events before 1.4 have no address, but only what people are shown.
        if let path = event.file.map({ FilePath(address: $0, from: folder) }) ?? event.photo.map({ FilePath($0) }) {
            photos[RunFacts.PageKey(menu: menu, page: page)] = path
        }
        run.photos += 1
        if event.status == "read", event.stages?[StageName.recognise.rawValue] == nil { run.known += 1 }
        for (stage, seconds) in event.stages ?? [:] where seconds.isFinite {
            if let stage = StageName(rawValue: stage) { run.stages[stage, default: 0] += max(0, seconds) }
        }
        guard let seconds = event.seconds, seconds.isFinite, seconds >= Self.worthNaming else { return }
        run.slowest.append(RunFacts.SlowPhoto(menu: menu, page: page, seconds: seconds))
        if run.slowest.count > 1000 {
            run.slowest = Array(run.slowest.sorted { $0.seconds > $1.seconds }.prefix(Self.slowPhotos))
        }
    }
}

/// The parts of an event that a report needs.
private struct LoggedEvent: Decodable {
    var event: String
    var startedAt: String?
    var status: String?
    var menu: String?
    var plannedMenu: String?
    var id: String?
    var page: Int?
    var photo: String?
    var file: String?
    var seconds: Double?
    var stages: [String: Double]?
    var usage: LoggedUsage?

    enum CodingKeys: String, CodingKey {
        case event, status, menu, id, page, photo, file, seconds, stages, usage
        case startedAt = "started_at"
        case plannedMenu = "planned_menu"
    }
}

/// What a run used of its language model and its caches.
struct LoggedUsage: Decodable, Sendable, Hashable {
    struct Cost: Decodable, Sendable, Hashable {
        var amount: String
        var currency: String
    }

    var calls: Int?
    /// The number of known photos and dishes, by level.
    var hits: [String: Int]?
    var cost: Cost?
}
