internal import Asking
internal import Foundation

/// An address that something of one's own is sent to, or fetched from: https, or plain http on this machine.
package struct PlainAddress: Sendable, Hashable {
    let url: URL
    /// Whether it is on this machine, so that no proxy must see what goes there.
    let isLocal: Bool
    /// Host in lower case, and port where one is given, for messages.
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
    /// Nothing could be reached, or nothing whole came back in time.
    case network
    /// The certificate isn't to be trusted.
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

    /// The end of a sentence.
    package var reason: String {
        switch self {
        case .network: "the network or the server can't be reached"
        case .untrusted: "the server's certificate is not to be trusted"
        case .server(let status): "the server answered with status \(status)"
        case .tooLarge: "the server sent more than is allowed"
        }
    }
}
