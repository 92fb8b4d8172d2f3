extension OptionDescription {
    /// Such as `--out DIR`.
    var label: String { name.typed + (valueName.isEmpty ? "" : " " + valueName) }

    /// The help with the words to choose from, the default and where else it can be set.
    var fullHelp: String {
        var parts = [help]
        if case .choice(let words) = kind { parts.append("One of: \(words.joined(separator: ", ")).") }
        if isRequired { parts.append("Required" + (replacement.map { " without \($0.typed)" } ?? "") + ".") }
        if let defaultText { parts.append("Default: \(defaultText).") }
        if let setting, kind.takesValue { parts.append("[\(setting.environmentVariable)]") }
        if let setting, !kind.takesValue {
            parts.append("[\(setting.environmentVariable)=\(flagMeaning ? "on" : "off")]")
        }
        return parts.joined(separator: " ")
    }
}

extension OperandDescription {
    /// Such as `PATH...`.
    var label: String { name + (isRepeatable ? "..." : "") }

    var fullHelp: String {
        guard case .choice(let words) = kind else { return help }
        return help + " One of: \(words.joined(separator: ", "))."
    }
}
