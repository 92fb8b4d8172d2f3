/// One setting with everything about it; `AllSettings` has them all.
struct SettingEntry<Value: SettingValue>: Sendable {
    let description: SettingDescription
    /// What holds when nobody says otherwise.
    let standard: Value

    var key: SettingKey { description.key }
    var option: OptionDescription { description.option }

    /// - Parameters:
    ///   - shown: the default in words, where the value doesn't say it.
    ///   - rule: what a settings file of the current folder may say.
    init(
        _ name: String, _ kind: ValueKind, else standard: Value, shown: String? = nil,
        inFolder rule: FolderRule = .free,
        needsModel: Bool = false, _ summary: String, option: SettingOption = .none
    ) {
        self.standard = standard
        let key = SettingKey(rawValue: name)
        let defaultText = shown ?? standard.argument.flatMap(kind.text)
        let isFlag = option.meaning != nil
        description = SettingDescription(
            key: key, kind: kind, summary: summary, defaultText: defaultText, folderRule: rule, needsModel: needsModel,
            option: OptionDescription(
                name: option.name ?? OptionName(name.replacing("_", with: "-")), letter: option.letter,
                valueName: option.valueName, kind: isFlag ? .flag : kind,
                help: option.help.isEmpty ? summary : option.help, group: option.group,
                defaultText: isFlag ? nil : defaultText, setting: key, flagMeaning: option.meaning ?? true,
                isRepeatable: option.isRepeatable),
            accepts: { Value(argument: $0) != nil })
    }
}

/// An entry, whatever its values are.
protocol DescribedSetting: Sendable {
    var description: SettingDescription { get }
}

extension SettingEntry: DescribedSetting {}
