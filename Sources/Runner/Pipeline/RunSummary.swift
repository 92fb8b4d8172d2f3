internal import Files
internal import Library
internal import Models

/// One menu in the tables and events.
struct MenuSummary: Sendable {
    var line: IndexLine
    /// Whether an earlier run had already made the same bundle.
    var isUnchanged: Bool
    /// Whether no photo of it was opened, since an earlier run had read them.
    var wasRead: Bool
    /// Time spent on its photos by all lanes together.
    var seconds: Double
    /// Dishes that wait for the language model, and why, one sentence.
    var pending: Int
    var pendingReason: String?
    /// What became of an earlier result, where that is not simply replaced.
    var notes: [RunNote] = []
    /// The folder by which its photos' events name it, where another menu's result keeps that.
    var plannedMenu: String?

    init(menu: String, bundle: MenuBundle, isUnchanged: Bool = false, wasRead: Bool, seconds: Double = 0) {
        line = IndexLine(menu: FilePath(menu), bundle: bundle)
        self.isUnchanged = isUnchanged
        self.wasRead = wasRead
        self.seconds = seconds
        pending = bundle.pendingDishes.count
        pendingReason = pending > 0 ? bundle.pendingReason : nil
    }

    /// How many of its dishes wait, and why.
    var pendingText: String {
        let reason = pendingReason.map { ". " + $0.replacing("Processing failed – retry later: ", with: "") }
        return "\(pending) of \(CountedNoun.dishes(line.dishes)) \(CountedNoun.wait(pending)) for the LLM"
            + (reason ?? "")
    }

    /// The codes of what a person should look at and isn't told about otherwise.
    var remarks: [String] {
        line.codes.filter {
            ![.pageFailed, .pageRejected, .modelFailed, .mockData].contains(WarningCode(rawValue: $0))
        }
    }

    /// Of a menu that an earlier run has finished, and that waits for nothing.
    init(unchanged line: IndexLine) {
        self.line = line
        (isUnchanged, wasRead, seconds, pending) = (true, true, 0, 0)
    }
}

/// How a run ended.
struct RunSummary: Sendable {
    var menus = MenuTally()
    var photos = 0
    /// How many menus the run was to finish.
    var planned = 0
    /// Photos that gave no reading.
    var unread: [Unread] = []
    /// Inputs that lead to no photo.
    var problems: [Unread] = []
    /// Whether a person or the system ended it before all was done.
    var isInterrupted = false
    /// Whether such a request came when nothing was left to be done.
    var isInterruptedLate = false
    /// Set when nothing more could be written; that ends a run.
    var writeFailure: StageFailure?
    var seconds = 0.0
    /// Whether menus were only counted, so that the outcome is reported elsewhere.
    var isRehearsal = false
    /// Nil for a run without a language model.
    var usage: RunUsage?
    /// Whether anything reported counts as a failure.
    var isStrict = false
    /// Whether something that was asked for changed nothing, or could not be used.
    var hasIneffective = false

    /// Notes how the run ended.
    ///
    /// - Parameters:
    ///   - isRequested: whether an interruption came.
    ///   - isWhole: whether all that the run was to do is done.
    mutating func end(isRequested: Bool, isWhole: Bool) {
        (isInterrupted, isInterruptedLate) = (isRequested && !isWhole, isRequested && isWhole)
    }

    struct Unread: Sendable {
        var path: String
        var reason: String
    }

    /// Whether every menu was looked at and none waits for the language model.
    var leavesNothingWaiting: Bool { menus.pending == 0 && !isInterrupted && writeFailure == nil }

    var exitCode: ExitCode {
        if writeFailure != nil { return .cannotWrite }
        if isInterrupted { return .interrupted }
        var isWhole = unread.isEmpty && problems.isEmpty && menus.areWhole
        if isStrict, menus.remarkable > 0 || hasIneffective { isWhole = false }
        return isWhole ? .success : .someFailed
    }
}

extension BundleStatus {
    /// Whether nothing went wrong; a photo without text is a result, not a failure.
    var isWhole: Bool {
        switch self {
        case .complete, .noText: true
        case .partial, .rejected, .failed: false
        }
    }
}
