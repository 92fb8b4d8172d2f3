internal import Foundation

/// The one address requests go to, checked: https, or plain http on this machine only.
struct EndpointAddress: Sendable, Hashable {
    let url: URL
    /// Host in lower case and port where one is given, such as `127.0.0.1:8080`.
    let host: String

    /// `environment` is looked at for a proxy only: URLSession would hand it everything meant for this machine, the key
    /// in plain text included.
    init(_ given: URL, environment: [String: String]) throws(LanguageModelFailure) {
        guard var parts = URLComponents(url: given, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = parts.host?.lowercased(), !host.isEmpty
        else { throw .badAddress }
        // A password in a URL ends up in logs and process lists.
        guard parts.user == nil, parts.password == nil else { throw .secretInAddress }
        guard scheme == "https" || Self.isLoopback(host) else { throw .insecureAddress }
        if scheme == "http", Self.hasProxy(for: host, environment) { throw .proxied }
        var path = parts.percentEncodedPath
        while path.hasSuffix("/") { path.removeLast() }
        if path.isEmpty { path = "/v1" }
        if !path.hasSuffix("/chat/completions") { path += "/chat/completions" }
        parts.scheme = scheme
        parts.percentEncodedPath = path
        parts.fragment = nil
        guard let url = parts.url else { throw .badAddress }
        self.url = url
        self.host = parts.port.map { "\(host):\($0)" } ?? host
    }

    /// Whether a name or address certainly means this machine: `localhost`, 127.0.0.0/8 written out, or `::1`.
    static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let fields = host.split(separator: ".", omittingEmptySubsequences: false)
        return fields.count == 4 && fields[0] == "127"
            && fields.allSatisfy { field in
                (1...3).contains(field.utf8.count) && field.utf8.allSatisfy { (0x30...0x39).contains($0) }
                    && UInt8(field) != nil
            }
    }

    /// Whether libcurl, which URLSession is made of, would send plain http for this host to a proxy.
    private static func hasProxy(for host: String, _ environment: [String: String]) -> Bool {
        func value(_ names: String...) -> String? { names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } }
        guard value("http_proxy", "all_proxy", "ALL_PROXY") != nil else { return false }
        let spared = (value("no_proxy", "NO_PROXY") ?? "").lowercased().split { $0 == "," || $0.isWhitespace }
        let bare = host.trimmingCharacters(in: ["[", "]"])
        return !(spared == ["*"] || spared.contains { $0 == host || $0 == bare })
    }

    /// Where a redirect points, or nil when that is another scheme, host or port: nothing follows there.
    func following(_ location: String, from current: URL) -> URL? {
        guard let target = URL(string: location, relativeTo: current)?.absoluteURL,
            target.scheme?.lowercased() == url.scheme, target.user == nil, target.password == nil,
            target.host?.lowercased() == url.host?.lowercased(), effectivePort(target) == effectivePort(url)
        else { return nil }
        return target
    }

    private func effectivePort(_ url: URL) -> Int {
        url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    }
}
