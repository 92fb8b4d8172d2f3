/// The form in which a server understands a request; servers differ in what they accept.
struct RequestForm: Sendable, Hashable, Codable {
    enum Format: String, Sendable, Hashable, Codable {
        /// The server holds the model to a JSON Schema.
        case schema
        /// The same, expressed differently: a schema beside JSON mode, as llama.cpp's own server in Python takes it, or
        /// as the input of a tool.
        case objectSchema = "object_schema"
        /// The server holds the model to JSON of any shape.
        case object
        /// Nothing holds the model to anything.
        case text
    }

    /// The name of the field that limits the answer's length.
    enum Limit: String, Sendable, Hashable, Codable {
        /// `max_tokens`: what nearly all servers know.
        case tokens
        /// `max_completion_tokens`: what reasoning models want instead.
        case completionTokens = "completion_tokens"
        /// The server takes no limit at all.
        case none
    }

    var format: Format = .schema
    /// Whether a temperature is sent; some models accept only their own.
    var temperature = true
    var limit: Limit = .tokens
    /// The most tokens of an answer that this model writes; nil where it is more than we ever want.
    var mostOutput: Int?

    /// Models from before 2024 write at most this many tokens, and later ones no fewer.
    private static let fewestOutput = 4_096

    func outputLimit(_ conversation: Conversation) -> Int {
        min(conversation.maximumOutput, mostOutput ?? .max)
    }

    /// The next form to try after the server turned this one down; nil when there is none left.
    ///
    /// - Parameters:
    ///   - hint: the server's own explanation in lower case.
    ///   - mustBeLimited: whether the limit of the answer must never be left out, since someone pays for what comes.
    ///   - formats: the forms that the service's API supports, the strictest first.
    func simpler(hint: String, mustBeLimited: Bool, among formats: [Format]) -> RequestForm? {
        var next = self
        if temperature, hint.contains("temperature") {
            next.temperature = false
            return next
        }
        if hint.contains("max_tokens") || hint.contains("max_completion_tokens") {
            if limit == .tokens, hint.contains("max_completion_tokens") {
                next.limit = .completionTokens
                return next
            }
            if mostOutput == nil {
                next.mostOutput = Self.fewestOutput
                return next
            }
            if limit != .none, !mustBeLimited {
                next.limit = .none
                return next
            }
        }
        if let place = formats.firstIndex(of: format), let looser = formats[(place + 1)...].first {
            next.format = looser
        } else if temperature {
            next.temperature = false
        } else {
            return nil
        }
        return next
    }
}
