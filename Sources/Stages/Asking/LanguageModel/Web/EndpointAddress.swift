internal import Foundation

/// The one address that requests go to, checked: https, or plain http on this machine only.
package struct EndpointAddress: Sendable, Hashable {
    let url: URL
    /// The host in lower case, with the port where one is given, such as `127.0.0.1:8080`.
    let host: String
    /// Host in lower case, without a port.
    let name: String
    /// The protocol that the server speaks there.
    let dialect: Dialect
    /// Whether it is on this machine, so that no proxy may see what is sent, least of all the key.
    let isLocal: Bool

    init(_ given: URL) throws(LanguageModelFailure) {
        guard var parts = URLComponents(url: given, resolvingAgainstBaseURL: true),
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = parts.host?.lowercased(), !host.isEmpty
        else { throw .badAddress }
        // A password in a URL ends up in logs and process lists.
        guard parts.user == nil, parts.password == nil else { throw .secretInAddress }
        let isLocal = Self.isLoopback(host)
        guard scheme == "https" || isLocal else { throw .insecureAddress }
        var path = parts.percentEncodedPath
        while path.hasSuffix("/") { path.removeLast() }
        if path.isEmpty { path = "/v1" }
        let dialect = Self.dialect(host: host, path: path)
        if !path.hasSuffix("/" + dialect.rawValue) { path += "/" + dialect.rawValue }
        parts.scheme = scheme
        parts.percentEncodedPath = path
        parts.fragment = nil
        guard let url = parts.url else { throw .badAddress }
        self.url = url
        self.isLocal = isLocal
        self.dialect = dialect
        name = host
        self.host = parts.port.map { "\(host):\($0)" } ?? host
    }

    /// The dialect that the path indicates, or else the one that the host is known for. A model's name says nothing:
    /// gateways offer every model in the dialect of their address.
    private static func dialect(host: String, path: String) -> Dialect {
        if path.hasSuffix("/chat/completions") { return .chatCompletions }
        return path.hasSuffix("/messages") || host == "api.anthropic.com" ? .messages : .chatCompletions
    }

    /// Whether a name or address certainly means this machine: `localhost`, 127.0.0.0/8 written out, or `::1`.
    package static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let fields = host.split(separator: ".", omittingEmptySubsequences: false)
        return fields.count == 4 && fields[0] == "127"
            && fields.allSatisfy { field in
                (1...3).contains(field.utf8.count) && field.utf8.allSatisfy { (0x30...0x39).contains($0) }
                    && UInt8(field) != nil
            }
    }

    /// The target of a redirect, or nil when that has another scheme, host or port: such redirects aren't followed.
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
