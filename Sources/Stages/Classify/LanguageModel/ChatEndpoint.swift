internal import Foundation

/// One service: sends conversations, tries again where that can help, and learns how it wants to be asked.
actor ChatEndpoint {
    /// Bytes of an answer; more is dropped.
    static let maximumAnswer = 4 << 20
    private static let maximumRedirects = 3
    /// After all tries failed the service is left alone for so long; it then gets another chance.
    private static let rest = Duration.seconds(30)

    nonisolated let address: EndpointAddress
    private let settings: LanguageModelSettings
    private let timing: RetryTiming
    private let gate: RequestGate
    private let transport = WebTransport()

    private(set) var usage = LanguageModelUsage()
    /// The form that the service last understood.
    private var form = RequestForm()
    /// Why no further request can succeed.
    private var closed: LanguageModelFailure?
    private var resting: (until: Duration, why: LanguageModelFailure)?

    init(_ settings: LanguageModelSettings, timing: RetryTiming) throws(LanguageModelFailure) {
        address = try EndpointAddress(settings.url)
        self.settings = settings
        self.timing = timing
        gate = RequestGate(width: settings.boundedWidth)
    }

    /// Sends a conversation and returns what came of it, after at most three more tries.
    func chat(_ conversation: Conversation) async throws(LanguageModelFailure) -> ChatReply {
        guard await gate.enter() else { throw .cancelled }
        defer { gate.leave() }
        try checkOpen()
        var form = form
        var ladder = RetryLadder()
        while true {
            let (verdict, wait) = await ask(conversation, form)
            let failure: LanguageModelFailure
            switch verdict {
            case .reply(let reply):
                // Only a form that worked is kept: a request may also be turned down for what is in it.
                if case .answered = reply.ending { self.form = form }
                resting = nil
                return reply
            case .otherForm(let hint):
                if let next = form.simpler(hint: hint) {
                    form = next
                    continue
                }
                failure = .refused(status: 400)
            case .moved: failure = .redirected
            case .failed(let why): failure = why
            }
            guard !failure.isFinal, failure != .cancelled, failure != .tooLarge,
                let delay = ladder.next(atLeast: wait, random: timing.random())
            else {
                settle(failure, wait)
                throw failure
            }
            do { try await timing.sleep(delay) } catch { throw .cancelled }
        }
    }

    /// One try, for finding out whether the service works at all.
    func tryOnce(_ conversation: Conversation) async -> AnswerVerdict {
        await ask(conversation, RequestForm(format: .text, temperature: false)).verdict
    }

    private func checkOpen() throws(LanguageModelFailure) {
        if let closed { throw closed }
        if let resting {
            if timing.now() < resting.until { throw resting.why }
            self.resting = nil
        }
    }

    private func settle(_ failure: LanguageModelFailure, _ wait: Duration?) {
        if failure.closesEndpoint { closed = failure }
        if failure.isOutage { resting = (timing.now() + max(Self.rest, wait ?? .zero), failure) }
    }

    /// Posts once, going along with redirects within the same origin, and says what the service asks to wait.
    private func ask(_ conversation: Conversation, _ form: RequestForm) async -> (
        verdict: AnswerVerdict, wait: Duration?
    ) {
        let request = ChatRequest(model: settings.model, conversation: conversation, form: form)
        guard let body = request.body else { return (.failed(.refused(status: 400)), nil) }
        var message = WebMessage(url: address.url, headers: headers, body: body, avoidsProxy: address.isLocal)
        for _ in 0...Self.maximumRedirects {
            usage.calls += 1
            let result = await transport.post(message, limit: Self.maximumAnswer, timeout: settings.timeoutDuration)
            switch result {
            case .failure(let trouble): return (.failed(Self.failure(trouble)), nil)
            case .success(let answer):
                let verdict = AnswerVerdict(answer)
                if case .moved(let location) = verdict {
                    guard let target = location.flatMap({ address.following($0, from: message.url) }) else {
                        return (.failed(.redirected), nil)
                    }
                    message.url = target
                    continue
                }
                if case .reply(let reply) = verdict {
                    usage.add(promptTokens: reply.promptTokens, completionTokens: reply.completionTokens)
                }
                return (
                    verdict,
                    RetryAfter.wait(answer.retryAfter, answeredAt: answer.date, now: timing.date())
                )
            }
        }
        return (.failed(.redirected), nil)
    }

    private var headers: [String: String] {
        var headers = [
            "Content-Type": "application/json", "Accept": "application/json", "User-Agent": "vegyscan",
        ]
        if let key = settings.key { headers["Authorization"] = key.authorization }
        return headers
    }

    private static func failure(_ trouble: WebTrouble) -> LanguageModelFailure {
        switch trouble {
        case .timedOut: .timedOut
        case .broken: .unreachable
        case .untrusted: .untrusted
        case .tooLarge: .tooLarge
        case .cancelled: .cancelled
        }
    }
}
