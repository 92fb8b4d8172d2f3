internal import Foundation

/// A backup's settings adapted to the machine they are restored to: the place of the store stays as it is there.
struct SettingsMove {
    let restored: [UInt8]
    let present: [UInt8]

    init(of restored: [UInt8], over present: [UInt8]) {
        self.restored = restored
        self.present = present
    }

    /// The backup's own bytes if they agree about the store, or can't be understood.
    var bytes: [UInt8] {
        guard var settings = object(restored) else { return restored }
        let key = AllSettings.entries.store.key.rawValue
        let place = object(present)?[key] as? String
        guard settings[key] as? String != place else { return restored }
        settings[key] = place
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        else { return restored }
        return Array(data) + [UInt8(ascii: "\n")]
    }

    private func object(_ bytes: [UInt8]) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    }
}
