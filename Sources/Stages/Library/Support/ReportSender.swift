internal import Asking
internal import Foundation

/// Sends a problem report to the address that its owner configured.
package struct ReportSender: Sendable {
    private let address: PlainAddress
    private let timeout: Duration
    /// The longest answer; a server has little to say to a report.
    private static let mostAnswerBytes = 64 << 10

    package init(_ address: PlainAddress, timeout: Duration = .seconds(15)) {
        self.address = address
        self.timeout = timeout
    }

    /// Posts the report as JSON; returns once the server has accepted it.
    package func send(_ report: [UInt8]) async throws(WebRefusal) {
        let message = WebMessage(
            url: address.url, headers: ["Content-Type": "application/json"], body: Data(report),
            avoidsProxy: address.isLocal)
        switch await WebTransport().send(message, limit: Self.mostAnswerBytes, timeout: timeout) {
        case .failure(let trouble): throw WebRefusal(trouble)
        case .success(let answer):
            guard (200..<300).contains(answer.status) else { throw .server(answer.status) }
        }
    }
}
