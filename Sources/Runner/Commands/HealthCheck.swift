/// One thing that `vegyscan doctor` looked at.
struct HealthCheck: Encodable, Sendable {
    enum State: String, Encodable, Sendable {
        case ok
        /// The program works without it, but would work better with it.
        case advice
        case missing

        /// Of equal width, and readable without colour.
        var word: String {
            switch self {
            case .ok: "ok     "
            case .advice: "advice "
            case .missing: "MISSING"
            }
        }
    }

    var name: String
    var state: State
    var finding: String
    /// The command that mends it, or nil.
    var mend: String?

    init(_ name: String, _ state: State, _ finding: String, mend: String? = nil) {
        self.name = name
        self.state = state
        self.finding = finding
        self.mend = mend
    }
}
