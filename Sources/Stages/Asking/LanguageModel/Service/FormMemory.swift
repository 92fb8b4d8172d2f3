internal import Files
internal import Foundation

/// Remembers from one run to the next how a server wants to be asked.
///
/// The name of a service is a hash of its address and model; nothing that is kept contains a key, an address or a word
/// of a menu.
public protocol FormMemory: Sendable {
    /// Nil when there is none.
    func requestForm(forService name: String) async -> String?
    func keepRequestForm(_ form: String, forService name: String) async
}

extension RequestForm {
    /// What is kept of it: a short text that only this type understands.
    var kept: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Nil when the text comes from another version of the program, or from nowhere.
    init?(kept: String) {
        guard kept.utf8.count <= 1_000,
            let form = try? JSONDecoder().decode(RequestForm.self, from: Data(kept.utf8)),
            form.mostOutput.map({ $0 > 0 }) ?? true
        else { return nil }
        self = form
    }

    static func serviceName(_ address: EndpointAddress, model: String) -> String {
        ContentHash.sha256(Array("2 \(address.url.absoluteString) \(model)".utf8))
    }
}
