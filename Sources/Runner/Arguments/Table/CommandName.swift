/// The commands, in the order the help shows them.
///
/// The raw value is what is typed: a command that belongs to another one has the other's words first.
enum CommandName: String, CaseIterable, Sendable, CustomStringConvertible {
    case scan, report, retry, repair, merge, diff
    case exportTable = "export-table"
    case read, judge
    case bench
    case benchText = "bench text"
    case benchDishes = "bench dishes"
    case benchMarks = "bench marks"
    case benchClaims = "bench claims"
    case benchLayout = "bench layout"
    case benchLabels = "bench labels"
    case benchJudging = "bench judging"
    case benchHashes = "bench hashes"
    case benchCache = "bench cache"
    case knowledge
    case knowledgeCheck = "knowledge check"
    case knowledgeAdd = "knowledge add"
    case knowledgeLookup = "knowledge lookup"
    case settings
    case settingsGet = "settings get"
    case settingsSet = "settings set"
    case settingsUnset = "settings unset"
    case settingsList = "settings list"
    case history
    case historyList = "history list"
    case historySearch = "history search"
    case historyShow = "history show"
    case historyAddPage = "history add-page"
    case historyRename = "history rename"
    case historyRestaurants = "history restaurants"
    case historyRebuild = "history rebuild"
    case historyDelete = "history delete"
    case historyClear = "history clear"
    case favourite
    case favouriteAdd = "favourite add"
    case favouriteRemove = "favourite remove"
    case favouriteList = "favourite list"
    case export, storage, privacy
    case privacyEraseLocations = "privacy erase-locations"
    case profile
    case profileCreate = "profile create"
    case profileList = "profile list"
    case profileShow = "profile show"
    case profileEdit = "profile edit"
    case profileUse = "profile use"
    case profileDelete = "profile delete"
    case profileRecent = "profile recent"
    case profilePreview = "profile preview"
    case profileCategories = "profile categories"
    case profileExport = "profile export"
    case profileImport = "profile import"
    case profileErase = "profile erase"
    case rejudge
    case cache
    case cacheStats = "cache stats"
    case cacheExplain = "cache explain"
    case cacheClear = "cache clear"
    case cacheExport = "cache export"
    case cacheVerify = "cache verify"
    case cachePath = "cache path"
    case reset, backup, restore, support
    case update
    case updateKnowledge = "update knowledge"
    case updatePrices = "update prices"
    case updateStatus = "update status"
    case updateRemove = "update remove"
    case schema, fixtures, doctor, about, completions, man, help

    var description: String { rawValue }

    /// The command it belongs to, or nil for one that is typed first.
    var parent: CommandName? {
        rawValue.lastIndex(of: " ").flatMap { CommandName(rawValue: String(rawValue[..<$0])) }
    }

    /// Those that belong to it; most commands have none.
    var subcommands: [CommandName] { Self.allCases.filter { $0.parent == self } }

    /// The word it is chosen by: the last one.
    var ownWord: String { rawValue.split(separator: " ").last.map(String.init) ?? rawValue }

    /// Every word that is part of a command, each once.
    static var allWords: [String] {
        var words: [String] = []
        for word in allCases.map(\.ownWord) where !words.contains(word) { words.append(word) }
        return words
    }
}
