/// What the model is told in one request, and how much it may answer.
struct Conversation: Sendable {
    var system: String
    var user: String
    /// The most tokens of the answer, including thoughts; the server cuts off anything longer.
    var maximumOutput: Int
    /// The schema that structured output must follow.
    var schema = AnswerSchema()

    /// - Parameter dishes: how many dishes the answer covers.
    init(system: String, user: String, dishes: Int, schema: AnswerSchema = AnswerSchema()) {
        self.system = system
        self.user = user
        self.schema = schema
        maximumOutput = TokenBound.output(dishes: dishes)
    }
}
