/// What there is to know about the service itself.
extension LanguageModel {
    /// How the connection is doing, for a line of progress.
    public nonisolated var connection: ConnectionMonitor { endpoint.connection }

    /// What the service asks for this model's work, in the currency of the settings; nil when it is unknown.
    public nonisolated var price: ModelPrice? { endpoint.spending.price }

    /// Which API the address speaks: `chat/completions` or `messages`.
    public nonisolated var dialect: String { endpoint.address.dialect.rawValue }

    /// How this service wants to be asked, as text for people; nil until it has answered once, in this run or an
    /// earlier one.
    public var understoodForm: String? {
        get async {
            guard let form = await endpoint.knownForm() else { return nil }
            return switch (form.format, endpoint.address.dialect) {
            case (.schema, _): "JSON Schema"
            case (.objectSchema, .chatCompletions): "JSON mode with a schema"
            case (.objectSchema, .messages): "a tool's input"
            case (.object, _): "JSON mode"
            case (.text, _): "plain text"
            }
        }
    }

    /// Makes one tiny call, without retrying, to see whether there is a server and its model answers.
    public func probe() async -> ModelProbe {
        let conversation = Conversation(system: "Answer with the word OK.", user: "Are you there?", dishes: 0)
        switch await endpoint.tryOnce(conversation) {
        case .reply(let reply):
            if case .answered = reply.ending { return ModelProbe(reachable: true, answers: true) }
            return ModelProbe(reachable: true, answers: false)
        case .otherForm(_, let status):
            return ModelProbe(reachable: true, answers: false, failure: .refused(status: status))
        case .moved: return ModelProbe(reachable: true, answers: false, failure: .redirected)
        case .failed(let why):
            let away: Set<LanguageModelFailure> = [.timedOut, .unreachable, .untrusted, .cancelled]
            return ModelProbe(reachable: !away.contains(why), answers: false, failure: why)
        }
    }
}

/// What one tiny call to a language model showed.
public struct ModelProbe: Sendable, Hashable {
    /// Whether a server answered at that address, in whatever way.
    public var reachable: Bool
    /// Whether the model answered with words.
    public var answers: Bool
    /// Nil when the model answers, even with nothing.
    public var failure: LanguageModelFailure?

    public init(reachable: Bool, answers: Bool, failure: LanguageModelFailure? = nil) {
        self.reachable = reachable
        self.answers = answers
        self.failure = failure
    }
}
