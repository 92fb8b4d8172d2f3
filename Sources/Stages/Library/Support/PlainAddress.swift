internal import Asking
internal import Foundation

/// An address that something of the user's is sent to, or fetched from: https, or plain http on this machine.
package struct PlainAddress: Sendable, Hashable {
    let url: URL
    /// Whether it is on this machine, so that no proxy may see what is sent there.
    let isLocal: Bool
    /// The host in lower case, with the port where one is given, for messages.
    package let host: String

    /// Nil for anything else, and for an address with a name or password in it.
    package init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let name = parts.host?.lowercased(), !name.isEmpty, parts.user == nil, parts.password == nil,
            parts.fragment == nil, let url = parts.url
        else { return nil }
        isLocal = EndpointAddress.isLoopback(name)
        guard scheme == "https" || scheme == "http" && isLocal else { return nil }
        self.url = url
        host = parts.port.map { "\(name):\($0)" } ?? name
    }
}

/// Why something wasn't sent or fetched.
package enum WebRefusal: Error, Sendable, Hashable {
    /// Nothing could be reached, or no complete answer came back in time.
    case network
    /// The certificate can't be trusted.
    case untrusted
    /// The server answered with this status.
    case server(Int)
    case tooLarge

    init(_ trouble: WebTrouble) {
        switch trouble {
        case .untrusted: self = .untrusted
        case .tooLarge: self = .tooLarge
        case .timedOut, .broken, .unconnected, .cancelled: self = .network
        }
    }

    /// The reason as the end of a sentence.
    package var reason: String {
        switch self {
        case .network: "the network or the server can't be reached"
        case .untrusted: "the server's certificate is not to be trusted"
        case .server(let status): "the server answered with status \(status)"
        case .tooLarge: "the server sent more than is allowed"
        }
    }
}
