/// What is said to the model in one request, and how much it may say in return.
struct Conversation: Sendable {
    var system: String
    var user: String
    /// Tokens of the answer, thoughts included; the server cuts off what is longer.
    var maximumOutput: Int
    /// What structured output is held to.
    var schema = AnswerSchema()

    /// - Parameter dishes: how many the answer is about.
    init(system: String, user: String, dishes: Int, schema: AnswerSchema = AnswerSchema()) {
        self.system = system
        self.user = user
        self.schema = schema
        maximumOutput = TokenBound.output(dishes: dishes)
    }
}
