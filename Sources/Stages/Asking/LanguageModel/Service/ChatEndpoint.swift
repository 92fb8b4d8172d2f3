internal import Foundation

/// One service: sends conversations, retries where that can help, and learns how it wants to be asked.
actor ChatEndpoint {
    /// After all tries have failed, the service is left alone for this long; it then gets another chance.
    private static let rest = Duration.seconds(30)

    nonisolated let address: EndpointAddress
    nonisolated let connection = ConnectionMonitor()
    nonisolated let spending: Spending
    private let model: String
    private let timing: RetryTiming
    private let gate: RequestGate
    private let sender: RequestSender
    private let forms: (any FormMemory)?

    private(set) var usage = LanguageModelUsage()
    private var keys: KeyRing
    private var pace: RequestPace
    /// The form that the service last understood; nil before anything is known.
    private var form: RequestForm?
    private var recalling: Task<RequestForm?, Never>?
    /// Why no further request can succeed.
    private var closed: LanguageModelFailure?
    private var resting: (until: Duration, why: LanguageModelFailure)?
    /// Since when the service has given no answer, and why; nil while it answers.
    private var silent: (since: Duration, why: LanguageModelFailure)?
    private let patience: Duration

    init(
        _ settings: LanguageModelSettings, timing: RetryTiming, forms: (any FormMemory)? = nil,
        readKey: (@Sendable () throws -> APIKey?)? = nil
    ) throws(LanguageModelFailure) {
        address = try EndpointAddress(settings.url)
        spending = try Spending(settings, at: address)
        model = settings.model
        patience = settings.patienceDuration
        closed = settings.isOffline ? .offline : nil
        self.timing = timing
        self.forms = forms
        gate = RequestGate(width: settings.boundedWidth)
        pace = RequestPace(width: settings.boundedWidth, timeout: settings.timeoutDuration)
        sender = RequestSender(
            address: address, spending: spending, timing: timing,
            transport: settings.isMock ? MockService() : WebTransport())
        keys = KeyRing(settings.key, readAgain: readKey)
    }

    /// Sends a conversation and returns the outcome, after at most four more tries.
    ///
    /// All callers together wait for a service that doesn't answer no longer than the patience in the settings.
    func chat(_ conversation: Conversation) async throws(LanguageModelFailure) -> ChatReply {
        guard await gate.enter() else { throw .cancelled }
        defer { gate.leave() }
        try checkOpen()
        var form = await knownForm() ?? RequestForm()
        var ladder = RetryLadder()
        while true {
            let key = keys.current
            let attempt = await ask(conversation, form, key)
            let failure: LanguageModelFailure
            switch attempt.verdict {
            case .reply(let reply):
                // Only a form that worked is kept: a request may also be rejected because of its content.
                if case .answered = reply.ending { await learn(form) }
                resting = nil
                return reply
            case .otherForm(let hint, let status):
                let formats = address.dialect.formats
                if let next = form.simpler(hint: hint, mustBeLimited: mustLimitOutput, among: formats) {
                    form = next
                    continue
                }
                failure = .refused(status: status)
            case .moved: failure = .redirected
            case .failed(let why):
                if why == .unauthorised, keys.renew(after: key) { continue }
                failure = why
            }
            guard failure.deservesRetry,
                let delay = ladder.next(
                    atLeast: attempt.wait, isOutage: failure.isOutage, random: timing.random()),
                delay < patienceLeft
            else {
                settle(failure, attempt.wait)
                throw failure
            }
            connection.set(attempt.wait == nil ? .retrying : .waiting(until: date(after: delay)))
            do { try await timing.sleep(delay) } catch { throw .cancelled }
        }
    }

    /// Makes a single try, to find out whether the service works at all.
    func tryOnce(_ conversation: Conversation) async -> AnswerVerdict {
        await ask(conversation, RequestForm(format: .text, temperature: false, limit: .none), keys.current).verdict
    }

    /// The form that the service understood last, in this run or an earlier one.
    func knownForm() async -> RequestForm? {
        if let form { return form }
        guard let forms else { return nil }
        let name = RequestForm.serviceName(address, model: model)
        let task =
            recalling ?? Task { await forms.requestForm(forService: name).flatMap { RequestForm(kept: $0) } }
        recalling = task
        let recalled = await task.value
        if form == nil { form = recalled }
        return form
    }

    /// Bytes of the request that a conversation makes.
    func size(of conversation: Conversation) async -> Int {
        let form = await knownForm() ?? RequestForm()
        return address.dialect.body(model: model, conversation, form)?.count ?? 0
    }

    private func learn(_ understood: RequestForm) async {
        guard form != understood else { return }
        form = understood
        guard let forms, let text = understood.kept else { return }
        await forms.keepRequestForm(text, forService: RequestForm.serviceName(address, model: model))
    }

    private var mustLimitOutput: Bool { spending.isLimited || address.dialect == .messages }

    private func ask(_ conversation: Conversation, _ form: RequestForm, _ key: APIKey?) async -> RequestSender.Attempt {
        let round = pace.round
        let sentAt = timing.now()
        let attempt = await sender.send(
            model: model, conversation, form, key, timeout: min(pace.timeout, patienceLeft))
        usage.add(attempt)
        switch attempt.verdict {
        case .failed(let why) where why.isOutage: silent = (min(silent?.since ?? sentAt, sentAt), why)
        case .failed(.cancelled), .failed(.budget): break
        default: silent = nil
        }
        if attempt.isAnswered || attempt.verdict == .failed(.timedOut) {
            pace.note(attempt.elapsed, isTimeout: !attempt.isAnswered, sentIn: round)
            gate.resize(to: pace.width)
        }
        if attempt.isAnswered { connection.set(pace.isSlow ? .slow : .good) }
        return attempt
    }

    private func checkOpen() throws(LanguageModelFailure) {
        if let closed { throw closed }
        if let resting {
            if timing.now() < resting.until { throw resting.why }
            self.resting = nil
            silent = nil
        }
        if let silent, patienceLeft <= .zero { throw silent.why }
    }

    /// How much longer to wait for a service that gives no answer.
    private var patienceLeft: Duration {
        max(patience - (timing.now() - (silent?.since ?? timing.now())), .zero)
    }

    private func settle(_ failure: LanguageModelFailure, _ wait: Duration?) {
        if failure.closesEndpoint {
            closed = failure
            connection.set(.refused)
        }
        if failure.isOutage {
            let rest = max(Self.rest, wait ?? .zero)
            resting = (timing.now() + rest, failure)
            connection.set(rest > Self.rest ? .waiting(until: date(after: rest)) : .away)
        }
    }

    private func date(after delay: Duration) -> Date {
        timing.date().addingTimeInterval(Double(delay.components.seconds))
    }
}
