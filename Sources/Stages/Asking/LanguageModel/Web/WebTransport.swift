package import Foundation

/// Carries a request to a service and brings back its answer.
protocol ServiceTransport: Sendable {
    /// Sends one request and collects the answer, up to `limit` bytes of body and within `timeout` altogether.
    func send(_ message: WebMessage, limit: Int, timeout: Duration) async -> Result<WebAnswer, WebTrouble>
}

/// The only place that opens connections, each on a thread of its own; libcurl is initialised by the first request.
package struct WebTransport: ServiceTransport {
    package init() {}
    /// Sends one request and collects the answer, up to `limit` bytes of body and within `timeout` altogether; redirects
    /// are answers, never followed.
    package func send(_ message: WebMessage, limit: Int, timeout: Duration) async -> Result<WebAnswer, WebTrouble> {
        let transfer = WebTransfer(message, limit: limit, timeout: timeout)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfer.begin(continuation)
                if Task.isCancelled {
                    transfer.end(.failure(.cancelled))
                } else {
                    Thread.detachNewThread { transfer.perform() }
                }
            }
        } onCancel: {
            transfer.end(.failure(.cancelled))
        }
    }
}

/// One request.
package struct WebMessage: Sendable {
    var url: URL
    var headers: [String: String]
    /// The body to be posted; nil for a GET.
    var body: Data?
    /// Whether to go straight to the host, whatever proxy this machine has: for servers on this machine.
    var avoidsProxy: Bool

    package init(url: URL, headers: [String: String], body: Data? = nil, avoidsProxy: Bool) {
        self.url = url
        self.headers = headers
        self.body = body
        self.avoidsProxy = avoidsProxy
    }
}

/// What came back, whatever its status.
package struct WebAnswer: Sendable {
    package var status: Int
    /// The headers by name in lower case.
    var headers: [String: String]
    package var body: Data
}

/// Why no complete answer came back.
package enum WebTrouble: Error, Sendable {
    case timedOut, broken, unconnected, untrusted, tooLarge, cancelled

    /// Whether the request certainly never reached a server.
    var neverArrived: Bool { self == .unconnected || self == .untrusted }
}
