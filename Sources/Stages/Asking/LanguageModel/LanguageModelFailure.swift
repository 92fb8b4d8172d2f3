/// Why a language model gave no answer; contains no key, address or menu text.
///
/// Two are equal when they are of the same kind, whatever HTTP status each came with.
public struct LanguageModelFailure: Error, Sendable, Hashable {
    private enum Code: Hashable {
        case badAddress, secretInAddress, insecureAddress
        case unavailable, timedOut, unreachable, rateLimited, malformed, tooLarge
        case declined, unusable, cutOff, offline
        case unauthorised, quota, forbidden, notFound
        case refused(Int)
        case redirected, untrusted
        case cancelled
        case budget, unknownPrice
    }

    private let code: Code
    /// The HTTP status that the service answered with; nil where there was none, or none was stated.
    public private(set) var status: Int?

    private init(code: Code) { self.code = code }

    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The same failure with the HTTP status that it came with.
    func answered(with status: Int) -> Self {
        var failure = self
        failure.status = status
        return failure
    }

    public static let badAddress = Self(code: .badAddress)
    public static let secretInAddress = Self(code: .secretInAddress)
    /// Plain http to another machine.
    public static let insecureAddress = Self(code: .insecureAddress)
    /// HTTP 5xx, however often it was tried.
    public static let unavailable = Self(code: .unavailable)
    public static let timedOut = Self(code: .timedOut)
    /// No connection, or one that broke.
    public static let unreachable = Self(code: .unreachable)
    /// HTTP 429, or a requested wait that is too long.
    public static let rateLimited = Self(code: .rateLimited)
    /// An answer that is no chat completion.
    public static let malformed = Self(code: .malformed)
    public static let tooLarge = Self(code: .tooLarge)
    /// The model wouldn't answer, or wrote nothing.
    public static let declined = Self(code: .declined)
    /// An answer that says nothing valid about a dish: broken JSON, other dishes' names, values that nobody asked for.
    public static let unusable = Self(code: .unusable)
    /// An answer that broke off in the middle, even for one dish alone.
    public static let cutOff = Self(code: .cutOff)
    /// The network is not to be used.
    public static let offline = Self(code: .offline)
    /// HTTP 401.
    public static let unauthorised = Self(code: .unauthorised)
    /// HTTP 402, or a quota that is used up.
    public static let quota = Self(code: .quota)
    /// HTTP 403.
    public static let forbidden = Self(code: .forbidden)
    /// HTTP 404.
    public static let notFound = Self(code: .notFound)
    /// A redirect to elsewhere, or one too many.
    public static let redirected = Self(code: .redirected)
    /// A certificate that can't be trusted.
    public static let untrusted = Self(code: .untrusted)
    /// The task that asked was cancelled.
    public static let cancelled = Self(code: .cancelled)
    /// The next request could cost more than what is left of the budget.
    public static let budget = Self(code: .budget)
    /// A budget is set, but no price is known to check against it.
    public static let unknownPrice = Self(code: .unknownPrice)
    /// Any other HTTP status that says no, such as 400.
    public static func refused(status: Int) -> Self { Self(code: .refused(status)).answered(with: status) }

    /// Whether the same attempt can't succeed until something is changed.
    public var isFinal: Bool {
        switch code {
        case .unavailable, .timedOut, .unreachable, .rateLimited, .malformed, .tooLarge, .cancelled, .declined,
            .unusable, .cutOff:
            false
        default: true
        }
    }

    /// Whether the same request may fare better in a few seconds.
    var deservesRetry: Bool { isOutage || self == .malformed }

    /// Whether every later request will end the same way, so that none needs to be sent. A redirect doesn't count,
    /// since it may come from a portal that is gone a minute later.
    var closesEndpoint: Bool {
        switch code {
        case .unauthorised, .quota, .notFound, .untrusted: true
        default: false
        }
    }

    /// Whether the service is away or busy, so that it deserves a rest.
    var isOutage: Bool {
        switch code {
        case .unavailable, .timedOut, .unreachable, .rateLimited: true
        default: false
        }
    }

    /// One sentence for a person: what failed and what to do next.
    public var message: String {
        guard let status, let end = sentence.firstIndex(of: ";") else { return sentence }
        return sentence[..<end] + " (HTTP \(status))" + sentence[end...]
    }

    private var sentence: String {
        switch code {
        case .badAddress: "The model's address is no http or https URL; give one such as http://127.0.0.1:8080/v1."
        case .secretInAddress: "The model's address holds a user name or password; give a key as the key setting."
        case .insecureAddress: "Plain http is only for a server on this machine; give an https address."
        case .unavailable: "Service temporarily unavailable; run it again later."
        case .timedOut: "Request timed out; run it again later or allow more time."
        case .unreachable: "No connection to the service; check that it runs and that the network is up."
        case .rateLimited: "The service takes no more requests for now; run it again later."
        case .malformed: "The service's answer is no chat completion; check its address."
        case .tooLarge: "The service's answer was too large and was dropped; check its address."
        case .unauthorised: "The service doesn't accept the key; set a valid one."
        case .quota: "The account's credit or quota is used up; add to it and run it again."
        case .forbidden: "The service forbids this request; check what the key may do."
        case .notFound: "The service knows no such address or model; check both."
        case .declined: "The model declined to answer; run it again later or ask another model."
        case .unusable: "The model's answer can't be used; run it again later or ask another model."
        case .cutOff: "The model's answer was cut off; run it again later or ask a model that writes longer answers."
        case .offline: "The network is to be left alone; run it again with a connection."
        case .refused(413): "The service refused the request; it is too large, so check the limits there."
        case .refused: "The service refused the request; check the model's name."
        case .redirected: "The service sends requests on to another address, which is refused; give that address."
        case .untrusted: "The service's certificate can't be trusted; check its address and this machine's clock."
        case .cancelled: "The request was cancelled; run it again."
        case .budget: "The budget is used up; raise --budget or run it again."
        case .unknownPrice:
            """
            A budget is set, but the price of this model at this service is unknown; add it to a price table or leave \
            the budget out.
            """
        }
    }
}

extension LanguageModelFailure: CustomStringConvertible {
    public var description: String { message }
}
