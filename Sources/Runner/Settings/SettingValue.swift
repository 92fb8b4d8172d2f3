internal import Files
internal import Models
internal import Reading
internal import Stages

/// What a setting can be.
protocol SettingValue: Sendable, Equatable {
    /// Nil for a value of another type.
    init?(argument: ArgumentValue)
    /// As it was given; nil for nothing.
    var argument: ArgumentValue? { get }
}

extension Bool: SettingValue {
    init?(argument: ArgumentValue) {
        guard let toggle = argument.toggle else { return nil }
        self = toggle
    }

    var argument: ArgumentValue? { .toggle(self) }
}

extension Int: SettingValue {
    init?(argument: ArgumentValue) {
        guard let integer = argument.integer else { return nil }
        self = integer
    }

    var argument: ArgumentValue? { .integer(self) }
}

extension String: SettingValue {
    init?(argument: ArgumentValue) {
        guard let text = argument.text else { return nil }
        self = text
    }

    var argument: ArgumentValue? { .text(self) }
}

extension FilePath: SettingValue {
    init?(argument: ArgumentValue) {
        guard let path = argument.path else { return nil }
        self = path
    }

    var argument: ArgumentValue? { .path(self) }
}

extension [FilePath]: SettingValue {
    init?(argument: ArgumentValue) {
        guard let paths = argument.paths else { return nil }
        self = paths
    }

    var argument: ArgumentValue? { .paths(self) }
}

extension LanguageChoice: SettingValue {
    init?(argument: ArgumentValue) {
        guard let languages = argument.languages else { return nil }
        self = languages
    }

    var argument: ArgumentValue? { .languages(self) }
}

/// What may be left unset.
extension Optional: SettingValue where Wrapped: SettingValue {
    init?(argument: ArgumentValue) {
        guard let value = Wrapped(argument: argument) else { return nil }
        self = .some(value)
    }

    var argument: ArgumentValue? { flatMap(\.argument) }
}

/// One of a few words.
extension SettingValue where Self: RawRepresentable, RawValue == String {
    init?(argument: ArgumentValue) {
        guard let text = argument.text else { return nil }
        self.init(rawValue: text)
    }

    var argument: ArgumentValue? { .text(rawValue) }
}

extension QualityPolicy: SettingValue {}
extension WordPlacement: SettingValue {}
extension Isolation: SettingValue {}
extension DetectorChoice: SettingValue {}
extension DietaryPreference: SettingValue {}
extension Retention: SettingValue {}

extension ValueKind {
    /// A value as it could be written on the command line; nil for nothing.
    func text(_ value: ArgumentValue) -> String? {
        switch (value, self) {
        case (.toggle(let isOn), _): isOn ? "on" : "off"
        case (.integer(let number), .amount(_, let unit)): unit.short(number)
        case (.integer(let number), .money): MoneyText.text(millionths: number)
        case (.integer(let number), _): String(number)
        case (.text(let text), _): text
        case (.path(let path), _): path.display
        case (.paths(let paths), _): paths.isEmpty ? nil : paths.map(\.display).joined(separator: ", ")
        case (.languages(let languages), _): languages.text
        }
    }

    /// One of the words of a type.
    static func choice<Word: RawRepresentable<String> & CaseIterable>(of words: Word.Type) -> ValueKind {
        .choice(words.allCases.map(\.rawValue))
    }
}
