internal import CCurl
internal import Foundation
internal import Synchronization

/// One request under way in libcurl.
package final class WebTransfer: Sendable {
    typealias Outcome = Result<WebAnswer, WebTrouble>

    private struct State {
        var continuation: CheckedContinuation<Outcome, Never>?
        var hasEnded = false
        var received = WebReceived()
    }

    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private let message: WebMessage
    private let limit: Int
    private let timeout: Duration
    private let state = Mutex(State())

    init(_ message: WebMessage, limit: Int, timeout: Duration) {
        self.message = message
        self.limit = limit
        self.timeout = timeout
    }

    func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
        let isLate = state.withLock { state in
            if !state.hasEnded { state.continuation = continuation }
            return state.hasEnded
        }
        if isLate { continuation.resume(returning: .failure(.cancelled)) }
    }

    /// Hands out the outcome, once; a transfer that is still running stops within a second.
    func end(_ outcome: Outcome) {
        let waiting = state.withLock { state in
            state.hasEnded = true
            defer { state.continuation = nil }
            return state.continuation
        }
        waiting?.resume(returning: outcome)
    }

    /// Blocks its thread until the answer is there or certain not to come.
    func perform() {
        guard Self.isReady, let handle = unsafe curl_easy_init() else { return end(.failure(.broken)) }
        defer { unsafe curl_easy_cleanup(handle) }
        var lines: UnsafeMutablePointer<curl_slist>?
        defer { unsafe curl_slist_free_all(lines) }
        // Without the empty "Expect", a large body waits a second for a go-ahead that few servers give.
        for line in message.headers.sorted(by: { $0.key < $1.key }).map({ "\($0.key): \($0.value)" }) + ["Expect:"] {
            guard let longer = unsafe curl_slist_append(lines, line) else { return end(.failure(.broken)) }
            unsafe lines = longer
        }
        let code = unsafe (message.body ?? Data()).withUnsafeBytes { body in
            guard unsafe configure(handle, lines, body) else { return CURLE_FAILED_INIT }
            return unsafe curl_easy_perform(handle)
        }
        let status = Int(unsafe vegy_status(handle))
        end(outcome(code, status))
    }

    private func configure(
        _ handle: UnsafeMutableRawPointer, _ lines: UnsafeMutablePointer<curl_slist>?, _ body: UnsafeRawBufferPointer
    ) -> Bool {
        let (seconds, parts) = timeout.components
        let milliseconds = Int(seconds) * 1000 + Int(parts / 1_000_000_000_000_000)
        var numbers: [(CURLoption, Int)] = [
            (CURLOPT_NOSIGNAL, 1), (CURLOPT_NOPROGRESS, 0), (CURLOPT_FOLLOWLOCATION, 0),
            (CURLOPT_TIMEOUT_MS, max(milliseconds, 1)),
        ]
        if message.body != nil { numbers += [(CURLOPT_POST, 1), (CURLOPT_POSTFIELDSIZE, body.count)] }
        var texts = [
            (CURLOPT_URL, message.url.absoluteString), (CURLOPT_PROTOCOLS_STR, "http,https"),
            (CURLOPT_ACCEPT_ENCODING, ""),
        ]
        if message.avoidsProxy { texts.append((CURLOPT_NOPROXY, "*")) }
        // The transfer outlives the call, since its caller holds a reference.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        let codes =
            numbers.map { unsafe vegy_set_number(handle, $0, $1) }
            + texts.map { unsafe vegy_set_pointer(handle, $0, $1) }
            + [
                unsafe vegy_set_pointer(handle, CURLOPT_HTTPHEADER, lines),
                unsafe vegy_set_callbacks(
                    handle,
                    { data, size, count, context in
                        unsafe WebTransfer.receive(data, size, count, context) { unsafe $0.header($1) }
                    },
                    { data, size, count, context in
                        unsafe WebTransfer.receive(data, size, count, context) { unsafe $0.body($1) }
                    },
                    { context, _, _, _, _ in unsafe WebTransfer.from(context)?.hasEnded == false ? 0 : 1 },
                    context),
            ]
        // Setting fields, even none, makes it a POST.
        let posted =
            message.body == nil ? CURLE_OK : unsafe vegy_set_pointer(handle, CURLOPT_POSTFIELDS, body.baseAddress)
        return posted == CURLE_OK && codes.allSatisfy { $0 == CURLE_OK }
    }

    private var hasEnded: Bool { state.withLock { $0.hasEnded } }

    private func header(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { unsafe $0.received.addHeader(bytes) }
    }

    private func body(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { unsafe $0.received.addBody(bytes, limit: limit) }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> WebTransfer? {
        unsafe context.map { unsafe Unmanaged<WebTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the number of bytes taken; anything less than all of them ends the transfer.
    private static func receive(
        _ data: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?,
        _ take: (WebTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        let (length, overflow) = size.multipliedReportingOverflow(by: count)
        guard !overflow, length > 0, let transfer = unsafe from(context) else { return overflow ? 0 : length }
        return unsafe take(transfer, UnsafeRawBufferPointer(start: data, count: length)) ? length : 0
    }

    private func outcome(_ code: CURLcode, _ status: Int) -> Outcome {
        let received = state.withLock { $0.received }
        if received.isTooLarge { return .failure(.tooLarge) }
        switch code {
        case CURLE_OK: return received.answer(status: status).map { .success($0) } ?? .failure(.broken)
        case CURLE_OPERATION_TIMEDOUT: return .failure(.timedOut)
        case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            return .failure(.unconnected)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
            return .failure(.untrusted)
        default: return .failure(.broken)
        }
    }
}
