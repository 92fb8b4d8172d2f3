internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// The only place that opens a connection; a session exists only once something has been sent.
final class WebTransport: Sendable {
    private let delegate = WebExchanges()
    private let session = Mutex<URLSession?>(nil)

    deinit {
        // A session keeps its delegate and its threads until it is told to let go.
        session.withLock { $0?.invalidateAndCancel() }
    }

    /// Sends one POST and collects the answer, up to `limit` bytes of body and within `timeout` altogether; redirects
    /// are answers, never followed.
    func post(_ message: WebMessage, limit: Int, timeout: Duration) async -> Result<WebAnswer, WebTrouble> {
        var request = URLRequest(url: message.url)
        request.httpMethod = "POST"
        request.httpBody = message.body
        for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
        let task = openSession().dataTask(with: request)
        let exchanges = delegate
        let id = task.taskIdentifier
        // URLSession's own limits count idle time, which a slow drip never uses up.
        let clock = Task {
            try await Task.sleep(for: timeout)
            exchanges.end(id, .failure(.timedOut))
            task.cancel()
        }
        defer { clock.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchanges.begin(id, limit: limit, continuation)
                if Task.isCancelled {
                    exchanges.end(id, .failure(.cancelled))
                    task.cancel()
                } else {
                    task.resume()
                }
            }
        } onCancel: {
            exchanges.end(id, .failure(.cancelled))
            task.cancel()
        }
    }

    private func openSession() -> URLSession {
        session.withLock { session in
            if let session { return session }
            let settings = URLSessionConfiguration.ephemeral
            settings.httpCookieStorage = nil
            settings.httpShouldSetCookies = false
            settings.urlCache = nil
            settings.urlCredentialStorage = nil
            settings.requestCachePolicy = .reloadIgnoringLocalCacheData
            // Our own clock ends a request; this one must not be sooner.
            settings.timeoutIntervalForRequest = 2 * 3600
            settings.httpMaximumConnectionsPerHost = 64
            let made = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
            session = made
            return made
        }
    }
}

/// One request to be posted.
struct WebMessage: Sendable {
    var url: URL
    var headers: [String: String]
    var body: Data
}

/// What came back, whatever its status.
struct WebAnswer: Sendable {
    var status: Int
    var retryAfter: String?
    var date: String?
    var location: String?
    var body: Data
}

/// Why nothing whole came back.
enum WebTrouble: Error, Sendable {
    case timedOut, broken, untrusted, tooLarge, cancelled
}
