public import Foundation

/// Which language model to ask, and how hard.
public struct LanguageModelSettings: Sendable, Hashable {
    /// The base such as `http://127.0.0.1:8080/v1`, or the full `…/chat/completions` or `…/messages`.
    public var url: URL
    /// The model's name as its server knows it.
    public var model: String
    /// Nil for a server that requires none.
    public var key: APIKey?
    /// The time in seconds that one whole answer may take, kept between 0.05 and 3,600. Where answers are slow, up to
    /// four times that is allowed.
    public var timeout: Double
    /// How many seconds, over all tries together, to wait for a service that gives no answer before its dishes wait for
    /// a later run; kept between 0.05 and 86,400.
    public var patience: Double
    /// How many requests may be under way at once; kept between 1 and 64.
    public var width: Int
    /// The most that may be spent in this run; nil for no limit.
    public var budget: Money?
    /// The currency of reported costs; the budget's own where there is one.
    public var currency: CurrencyCode
    public var prices: ModelPrices
    /// Whether nothing is sent: what the caches know is used, and the rest waits.
    public var isOffline = false
    /// Whether a made-up service replaces the one named: nothing is sent, and none of its answers are kept.
    public private(set) var isMock = false

    public init(
        url: URL, model: String, key: APIKey? = nil, timeout: Double = 60, patience: Double = 180, width: Int = 4,
        budget: Money? = nil, currency: CurrencyCode = .euro, prices: ModelPrices = .builtIn
    ) {
        self.url = url
        self.model = model
        self.key = key
        self.timeout = timeout
        self.patience = patience
        self.width = width
        self.budget = budget
        self.currency = currency
        self.prices = prices
    }

    /// The made-up service of the debug mode; see `MockService`.
    ///
    /// Never nil, since its address is fixed.
    public static func mock(currency: CurrencyCode = .euro) -> LanguageModelSettings? {
        guard let url = URL(string: MockService.address) else { return nil }
        var settings = LanguageModelSettings(url: url, model: MockService.model, currency: currency)
        settings.isMock = true
        return settings
    }

    /// Distinguishes its answers from a real service's.
    public static let mockIdentity = MockService.address + " " + MockService.model

    var timeoutDuration: Duration { Self.duration(timeout, most: 3600, else: 60) }

    var patienceDuration: Duration { Self.duration(patience, most: 86_400, else: 180) }

    private static func duration(_ seconds: Double, most: Double, else standard: Double) -> Duration {
        .milliseconds(Int64((seconds.isFinite ? min(max(seconds, 0.05), most) : standard) * 1000))
    }

    var boundedWidth: Int { min(max(width, 1), 64) }
}
