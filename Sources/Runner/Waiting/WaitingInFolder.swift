internal import Asking
internal import Files
internal import Foundation
internal import Library
internal import Models

/// What an output folder says itself of the service that its waiting dishes were to be asked about, for results that were
/// moved to where no list knows of them.
///
/// It names neither a key nor any file of the machine. Since results may come from somebody else, who could name a service
/// of their own, it is believed only of a service on this machine, or of the one that the settings name anyway.
struct WaitingInFolder {
    private static let sizeLimit = 64 << 10

    let folder: FilePath

    private var path: FilePath { OwnFolder.waiting(in: folder) }

    private struct Note: Codable {
        var judging: String
        var settings: [String: [String]]
    }

    /// The settings that go with results; no paths, and nothing that a person keeps for themselves.
    private static let kept: Set<String> = {
        let all = AllSettings.entries
        return Set(
            [
                all.llmURL.key, all.llmModel.key, all.targetLanguage.key, all.currency.key, all.llmTimeout.key,
                all.llmPatience.key, all.llmConnections.key, all.budget.key,
            ].map(\.rawValue))
    }()

    /// Notes what a run with these settings may leave waiting. Where it can't be written, the list of this machine does.
    func keep(_ entry: WaitingBook.Entry) {
        let note = Note(judging: entry.judging, settings: entry.settings.filter { Self.kept.contains($0.key) })
        guard let json = try? JSONEncoder.bundle().encode(note) else { return }
        _ = try? AtomicFile.write(Array(json), to: path, permissions: 0o600)
    }

    func remove() { TemporaryName.remove(path) }

    /// As the list of this machine would have it; nil where nothing is noted, or it isn't to be believed.
    ///
    /// - Parameter service: the address that this run's settings name, or nil.
    func entry(trusting service: String?) -> WaitingBook.Entry? {
        guard let bytes = SmallFile.bytes(of: path, limit: Self.sizeLimit),
            let note = try? JSONDecoder().decode(Note.self, from: Data(bytes)),
            let place = String(validating: folder.place.bytes, as: UTF8.self)
        else { return nil }
        let entry = WaitingBook.Entry(
            folder: place, judging: note.judging, settings: note.settings.filter { Self.kept.contains($0.key) })
        guard let address = KeptSettings(entry).service else { return nil }
        let isHere = URL(string: address)?.host(percentEncoded: false).map(EndpointAddress.isLoopback) ?? false
        return isHere || address == service ? entry : nil
    }
}
