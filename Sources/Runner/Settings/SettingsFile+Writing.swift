internal import Files
internal import Models

extension SettingsFile {
    /// The user's own file, or nil when no home is known.
    static func own(environment: ProcessEnvironment) -> SettingsFile? {
        candidates(environment: environment, folder: FilePath(".")).first(where: \.isOwn)
    }

    /// Sets one setting, or takes it out; the others stay as they are. The file is written whole or not at all.
    ///
    /// - Parameter json: nil to take it out.
    /// - Returns: false when there was nothing to take out.
    /// - Throws: a `StageFailure` with `cannot_write`, or `unreadable` when what stands there is no settings file.
    @discardableResult
    func set(_ key: SettingKey, to json: SettingJSON?) throws(StageFailure) -> Bool {
        // Where the file is a link, such as one into a folder of such files, the link stays.
        let path = path.followingLink
        try PrivateFolder.create(path.parent)
        return try PrivateFolder.hold(path.parent) { () throws(StageFailure) in
            var object = try present()
            if json == nil, object[key.rawValue] == nil { return false }
            object[key.rawValue] = json
            let text = object.jsonText
            let file = SettingsFile(path: path, isOwn: isOwn, home: home)
            do throws(SettingsError) {
                // Taking something out may be what mends the file, though not at once.
                if json != nil { try file.check(Array(text.utf8)) }
            } catch {
                throw StageFailure(.persist, .unreadable, error.message)
            }
            try AtomicFile.write(Array(text.utf8), to: path, permissions: 0o600, as: .settings)
            return true
        }
    }

    private func present() throws(StageFailure) -> [String: SettingJSON] {
        do throws(SettingsError) {
            guard let bytes = try read() else { return [:] }
            return try object(in: bytes)
        } catch {
            throw StageFailure(.persist, .unreadable, error.message)
        }
    }
}

extension SettingJSON: Encodable {
    /// The value for a file, of what was typed and understood.
    ///
    /// Nil for a path that no JSON can hold.
    init?(_ value: ArgumentValue, typed: String, kind: ValueKind) {
        switch value {
        case .toggle(let isOn): self = .toggle(isOn)
        case .integer(let number):
            if case .integer = kind { self = .integer(number) } else { self = .text(typed) }
        case .path(let path):
            guard let text = String(validating: path.absolute.bytes, as: UTF8.self) else { return nil }
            self = .text(text)
        default: self = .text(typed)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .toggle(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .other: try container.encodeNil()
        }
    }
}
