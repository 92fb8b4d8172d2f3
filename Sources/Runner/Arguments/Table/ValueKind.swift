internal import Files
internal import Reading

/// What an option, an operand or a setting takes.
enum ValueKind: Sendable, Hashable {
    /// Nothing: the option is given or not.
    case flag
    /// `on` or `off`; for settings only.
    case toggle
    /// Any text but an empty one or one with control characters.
    case text
    /// A path of a file or, for operands, of anything; any bytes.
    case file
    /// A path of a folder; any bytes.
    case folder
    case integer(ClosedRange<Int>)
    /// A whole number that may end in k, M or G.
    case amount(ClosedRange<Int>, AmountUnit)
    /// An amount such as 0.50 with at most six decimals, read as millionths.
    case money
    /// The code of a currency in use such as EUR.
    case currency
    /// One of a few words.
    case choice([String])
    /// A day such as 2026-11-21.
    case date
    /// `auto`, or codes joined by `+` or `,`.
    case languages
    /// One code such as `en` or `pt-BR`.
    case languageCode
    /// A part of a whole such as `3/8`.
    case shard
    /// An http or https address without a name, password, query or fragment.
    case webAddress

    var takesValue: Bool { self != .flag }
}

/// What the suffixes k, M and G stand for.
enum AmountUnit: Sendable, Hashable {
    /// Powers of 1000.
    case decimal
    /// Powers of 1024.
    case binary

    var base: Int { self == .decimal ? 1000 : 1024 }
}

/// A value that was given and understood.
enum ArgumentValue: Sendable, Hashable {
    case toggle(Bool)
    case text(String)
    case path(FilePath)
    /// Of an option that can be given more than once.
    case paths([FilePath])
    case integer(Int)
    case languages(LanguageChoice)

    var toggle: Bool? { if case .toggle(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var path: FilePath? { if case .path(let value) = self { value } else { nil } }
    /// One path or several.
    var paths: [FilePath]? { if case .paths(let value) = self { value } else { path.map { [$0] } } }
    var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    var languages: LanguageChoice? { if case .languages(let value) = self { value } else { nil } }
}
