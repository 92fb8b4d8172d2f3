internal import Files
internal import Foundation

/// A value as a settings file has it.
enum SettingJSON: Decodable, Sendable, Hashable {
    case toggle(Bool)
    case integer(Int)
    case decimal(Decimal)
    case text(String)
    case list([String])
    /// Anything no setting takes.
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .toggle(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .decimal(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([String].self) {
            self = .list(value)
        } else {
            self = .other
        }
    }
}

extension SettingsFile {
    /// The value of a file that is the user's own.
    func ownValue(_ json: SettingJSON, _ setting: SettingDescription) throws(ValueProblem) -> ArgumentValue {
        let value = try Self.value(json, setting.kind)
        guard let path = value.path else { return value }
        if path.bytes.first == UInt8(ascii: "/") { return value }
        // The shell isn't there to do it.
        if let home, path.bytes.starts(with: "~/".utf8) {
            return .path(home.appending(FilePath(bytes: Array(path.bytes.dropFirst(2)))))
        }
        throw ValueProblem(wanted: "a path that starts with / or ~/")
    }

    /// The value in a file that may have come with somebody's photos: it may make a run more private, but never less.
    ///
    /// An address from it could send dish texts, and the user's key with them, to a stranger; so could a model's name,
    /// where the server forwards requests. A file of keys could be any secret of the user, and prices of 0 would let a
    /// budget be exceeded many times over. A store could write into any folder of the user, and an engine is code that
    /// would run. Words could declare meat vegan.
    func foreignValue(_ json: SettingJSON, _ setting: SettingDescription) throws(ValueProblem) -> ArgumentValue {
        switch setting.folderRule {
        case .refused:
            throw ValueProblem(
                wanted: "set by option, by \(setting.key.environmentVariable) or in your own settings file; "
                    + "a file of the current folder may not choose where data goes or comes from, where code comes "
                    + "from, what is spent, what words mean or how long things are kept")
        case .allBut(let refused, let wanted) where refused == json: throw ValueProblem(wanted: wanted)
        case .allBut, .free: return try Self.value(json, setting.kind)
        }
    }

    static func value(_ json: SettingJSON, _ kind: ValueKind) throws(ValueProblem) -> ArgumentValue {
        switch (json, kind) {
        case (.toggle(let value), .toggle): return .toggle(value)
        case (_, .toggle): throw ValueProblem(wanted: "true or false")
        case (.integer(let number), .integer), (.integer(let number), .amount), (.integer(let number), .money),
            (.integer(let number), .choice):
            return try kind.read(Array(String(number).utf8))
        case (.decimal(let number), .money): return try kind.read(Array(number.description.utf8))
        // A number in quotes is a slip, unless it needs them for its suffix.
        case (.text, .integer): throw ValueProblem(wanted: kind.wanted)
        case (.list(let codes), .languages): return try kind.read(Array(codes.joined(separator: "+").utf8))
        case (.text(let text), _): return try kind.read(Array(text.utf8))
        default: throw ValueProblem(wanted: kind.wanted)
        }
    }
}
