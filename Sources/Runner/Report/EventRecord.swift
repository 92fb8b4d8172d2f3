internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Stages

/// An event as one JSON object. Keys that don't belong to an event are left out.
///
/// Every object has `event`, the first `events_version`; keys may be added in 1.x, none changes its meaning.
struct EventRecord: Encodable {
    /// Of the events; a second number that rises brings new keys or events only.
    static let version = "1.4"

    var event: String
    var eventsVersion: String?
    var version: String?
    var menu: String?
    var plannedMenu: String?
    var page: Int?
    var photo: String?
    /// The address of the photo's file, by which it is found again whatever it is called.
    var file: String?
    var path: String?
    var status: String?
    var message: String?
    /// What a note is about.
    var code: String?
    /// A short word for what `message` says.
    var failureCode: String?
    /// Of a menu's warnings, each once.
    var codes: [String]?
    /// Where in the work on a photo or menu it happened.
    var stage: String?
    var bundle: String?
    var id: String?
    var unchanged: Bool?
    var menus: Int?
    var photos: Int?
    var jobs: Int?
    var skippedFiles: Int?
    var dishes: Int?
    /// Dishes that wait for the language model.
    var pending: Int?
    var labels: LabelCounts?
    var lines: Int?
    var failed: Int?
    var seconds: Double?
    var stages: [String: Double]?
    var usage: RunUsage?
    var exitCode: Int32?

    enum CodingKeys: String, CodingKey {
        case event, version, menu, page, photo, file, path, status, message, code, bundle, id, unchanged, menus, photos
        case jobs, dishes, pending, labels, lines, failed, seconds, stage, stages, codes, usage
        case eventsVersion = "events_version"
        case plannedMenu = "planned_menu"
        case failureCode = "failure_code"
        case skippedFiles = "skipped_files"
        case exitCode = "exit_code"
    }

    init(_ event: RunEvent) {
        switch event {
        case .started(let menus, let photos, let jobs, let skippedFiles):
            self.event = "run_started"
            eventsVersion = Self.version
            version = ProgramVersion.current
            (self.menus, self.photos, self.jobs, self.skippedFiles) = (menus, photos, jobs, skippedFiles)
        case .note(let note):
            self.event = "note"
            (path, message, code) = (note.path, note.message, note.code?.rawValue)
        case .problem(let path, let message):
            self.event = "problem"
            (self.path, self.message, failureCode) = (path, message, RunCode.noPhoto.rawValue)
        case .photoStarted(let photo):
            self.event = "photo_started"
            self.photo = photo
        case .photoFinished(let menu, let page, let photo, let result, let durations):
            self.event = "photo_finished"
            (self.menu, self.page, self.photo, file) = (menu, page, photo.display, photo.address)
            seconds = durations.total.rounded(toDecimals: 4)
            stages = Dictionary(
                durations.seconds.map { ($0.stage.rawValue, $0.seconds.rounded(toDecimals: 4)) }, uniquingKeysWith: +)
            switch result {
            case .read(let lines): (status, self.lines) = ("read", lines)
            case .rejected(let advice):
                (status, message) = ("rejected", advice)
                (failureCode, stage) = ("page_rejected", StageName.inspect.rawValue)
            case .failed(let failure):
                (status, message) = ("failed", failure.message)
                (failureCode, stage) = (failure.code.rawValue, failure.stage.rawValue)
            }
        case .menuFinished(let menu):
            self.event = "menu_finished"
            (self.menu, plannedMenu) = (menu.line.menu, menu.plannedMenu)
            (id, bundle, status) = (menu.line.id, menu.line.bundle, menu.line.status.rawValue)
            (dishes, labels, unchanged) = (menu.line.dishes, menu.line.labels, menu.isUnchanged)
            if menu.pending > 0 { (pending, message) = (menu.pending, menu.pendingReason) }
            (failureCode, stage, codes) = (menu.line.failureCode, menu.line.stage, menu.line.codes)
            seconds = menu.seconds.rounded(toDecimals: 4)
        case .ending: self.event = "run_ending"
        case .menusUnchanged(let menus):
            self.event = "menus_unchanged"
            self.menus = menus.count
        case .finished(let summary):
            self.event = "run_finished"
            (menus, photos) = (summary.menus.count, summary.photos)
            failed = summary.unread.count + summary.problems.count
            seconds = summary.seconds.rounded(toDecimals: 4)
            usage = summary.usage
            exitCode = summary.exitCode.rawValue
            message = summary.writeFailure?.message
        }
    }

    /// An error that ended the program before its work was done.
    init(_ failure: CommandFailure) {
        event = "run_failed"
        message = failure.message
        failureCode = RunCode.word(for: failure.exitCode)
        exitCode = failure.exitCode.rawValue
    }

    /// With a line end.
    var jsonLine: String {
        let data = (try? JSONEncoder.bundle().encode(self)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
