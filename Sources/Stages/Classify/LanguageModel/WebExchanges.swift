internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// The requests under way, each waiting for its answer; called by URLSession on threads of its own.
final class WebExchanges: NSObject, URLSessionDataDelegate, Sendable {
    typealias Outcome = Result<WebAnswer, WebTrouble>

    private struct Exchange {
        var limit: Int
        var continuation: CheckedContinuation<Outcome, Never>
        var answer: WebAnswer?
    }

    private let exchanges = Mutex<[Int: Exchange]>([:])

    func begin(_ id: Int, limit: Int, _ continuation: CheckedContinuation<Outcome, Never>) {
        exchanges.withLock { $0[id] = Exchange(limit: limit, continuation: continuation) }
    }

    /// Hands out an outcome; whatever comes later for that request is ignored.
    func end(_ id: Int, _ outcome: Outcome) {
        exchanges.withLock { $0.removeValue(forKey: id) }?.continuation.resume(returning: outcome)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The redirect itself is the answer; whether to go there is for the caller to decide. The handler isn't called:
        // FoundationNetworking traps when a cancelled task is told what to do next.
        end(task.taskIdentifier, .success(Self.answer(response)))
        task.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // A server that asks for a password gets none; its 401 is the answer.
        let response = challenge.failureResponse as? HTTPURLResponse
        end(task.taskIdentifier, response.map { .success(Self.answer($0)) } ?? .failure(.untrusted))
        task.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            exchanges.withLock { $0[dataTask.taskIdentifier]?.answer = Self.answer(response) }
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        let fits = exchanges.withLock { exchanges in
            guard let exchange = exchanges[id], let held = exchange.answer?.body.count else { return true }
            guard data.count <= exchange.limit - held else { return false }
            exchanges[id]?.answer?.body.append(data)
            return true
        }
        if !fits {
            end(id, .failure(.tooLarge))
            dataTask.cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let id = task.taskIdentifier
        if let error {
            end(id, .failure(Self.trouble(error)))
        } else if let answer = exchanges.withLock({ $0[id]?.answer }) {
            end(id, .success(answer))
        } else {
            end(id, .failure(.broken))
        }
    }

    private static func answer(_ response: HTTPURLResponse) -> WebAnswer {
        WebAnswer(
            status: response.statusCode,
            retryAfter: response.value(forHTTPHeaderField: "Retry-After"),
            date: response.value(forHTTPHeaderField: "Date"),
            location: response.value(forHTTPHeaderField: "Location"),
            body: Data())
    }

    private static func trouble(_ error: any Error) -> WebTrouble {
        switch (error as? URLError)?.code {
        case .timedOut: .timedOut
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot, .clientCertificateRejected:
            .untrusted
        default: .broken
        }
    }
}
