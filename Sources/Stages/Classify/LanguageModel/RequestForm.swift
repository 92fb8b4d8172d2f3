/// How a request is put so that the server understands it; servers differ in what they take.
struct RequestForm: Sendable, Hashable {
    enum Format: Sendable, Hashable {
        /// The server holds the model to a JSON Schema.
        case schema
        /// The server holds the model to JSON of any shape.
        case object
        /// Nothing holds the model to anything.
        case text
    }

    var format: Format = .schema
    /// Some models take no temperature but their own.
    var temperature = true

    /// The next form to try after the server turned this one down; nil when there is none left.
    ///
    /// `hint` is the server's own explanation in lower case.
    func simpler(hint: String) -> RequestForm? {
        if temperature, hint.contains("temperature") { return RequestForm(format: format, temperature: false) }
        switch format {
        case .schema: return RequestForm(format: .object, temperature: temperature)
        case .object: return RequestForm(format: .text, temperature: temperature)
        case .text: return temperature ? RequestForm(format: .text, temperature: false) : nil
        }
    }
}
