internal import Models

internal import struct Foundation.Data
internal import class Foundation.JSONDecoder
internal import class Foundation.JSONEncoder

/// How servers of models want to be asked, in a small file beside the caches; it may vanish at any time.
///
/// It holds what `FormMemory` is given: names that are hashes, and forms; no key, address or word of a menu.
public actor RequestFormFile: FormMemory {
    /// Nobody uses more servers and models than this; beyond it the file begins anew.
    private static let most = 100
    private static let mostBytes = 256 << 10

    private let path: FilePath

    public init(locations: StoreLocations) {
        path = locations.cache.parent.appending("llm-forms.json")
    }

    public func requestForm(forService name: String) -> String? { forms[name] }

    /// A file that can't be written is no trouble: the form is found out once more.
    public func keepRequestForm(_ form: String, forService name: String) {
        var forms = forms
        guard forms[name] != form else { return }
        if forms.count >= Self.most { forms = [:] }
        forms[name] = form
        guard let content = try? JSONEncoder.bundle().encode(forms) else { return }
        try? AtomicFile.write(Array(content), to: path, permissions: 0o600)
    }

    /// Read each time, since another run may have added to it.
    private var forms: [String: String] {
        guard let content = SmallFile.bytes(of: path, limit: Self.mostBytes) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: Data(content))) ?? [:]
    }
}
