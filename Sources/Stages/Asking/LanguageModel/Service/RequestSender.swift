internal import Foundation

/// Posts one conversation once, reserving what it may cost and following redirects within the same origin.
struct RequestSender: Sendable {
    /// The outcome of a request.
    struct Attempt: Sendable {
        var verdict: AnswerVerdict
        /// How long the service asks to wait.
        var wait: Duration?
        /// From sending to the last byte, of the last hop.
        var elapsed = Duration.zero
        /// Requests sent, redirected ones included.
        var calls = 0
        var usage: StatedUsage?

        /// Whether a model's answer came, whatever is in it.
        var isAnswered: Bool {
            if case .reply = verdict { return true }
            return false
        }
    }

    /// The most bytes of an answer; an answer with more is dropped.
    static let maximumAnswer = 4 << 20
    private static let maximumRedirects = 3

    let address: EndpointAddress
    let spending: Spending
    let timing: RetryTiming
    private let transport: any ServiceTransport

    init(
        address: EndpointAddress, spending: Spending, timing: RetryTiming,
        transport: any ServiceTransport = WebTransport()
    ) {
        self.address = address
        self.spending = spending
        self.timing = timing
        self.transport = transport
    }

    func send(
        model: String, _ conversation: Conversation, _ form: RequestForm, _ key: APIKey?, timeout: Duration
    ) async -> Attempt {
        var attempt = Attempt(verdict: .failed(.redirected))
        guard let body = address.dialect.body(model: model, conversation, form) else {
            attempt.verdict = .failed(.refused(status: 400))
            return attempt
        }
        var message = WebMessage(
            url: address.url, headers: address.dialect.headers(key), body: body, avoidsProxy: address.isLocal)
        for _ in 0...Self.maximumRedirects {
            let worst = spending.worst(bytes: body.count, output: form.outputLimit(conversation))
            guard await spending.budget.reserve(worst) else {
                attempt.verdict = .failed(Task.isCancelled ? .cancelled : .budget)
                return attempt
            }
            attempt.calls += 1
            let start = timing.now()
            let result = await transport.send(message, limit: Self.maximumAnswer, timeout: timeout)
            attempt.elapsed = timing.now() - start
            switch result {
            case .failure(let trouble):
                spending.budget.settle(worst, trouble.neverArrived ? .free : .unknown)
                attempt.verdict = .failed(LanguageModelFailure(trouble))
                return attempt
            case .success(let answer):
                attempt.verdict = AnswerVerdict(answer, address.dialect)
                if case .reply(let reply) = attempt.verdict { attempt.usage = reply.usage }
                spending.budget.settle(worst, spending.outcome(answer, attempt.usage))
                attempt.wait = RetryAfter.wait(answer, now: timing.date())
                guard case .moved(let location) = attempt.verdict else { return attempt }
                guard let target = location.flatMap({ address.following($0, from: message.url) }) else {
                    attempt.verdict = .failed(.redirected)
                    return attempt
                }
                message.url = target
            }
        }
        attempt.verdict = .failed(.redirected)
        return attempt
    }
}

extension LanguageModelFailure {
    init(_ trouble: WebTrouble) {
        switch trouble {
        case .timedOut: self = .timedOut
        case .broken, .unconnected: self = .unreachable
        case .untrusted: self = .untrusted
        case .tooLarge: self = .tooLarge
        case .cancelled: self = .cancelled
        }
    }
}
