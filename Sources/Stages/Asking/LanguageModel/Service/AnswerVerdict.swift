internal import Foundation

/// What an HTTP answer means for the request that it answers.
enum AnswerVerdict: Sendable, Hashable {
    case reply(ChatReply)
    /// The server doesn't accept a request in this form; `hint` is its explanation in lower case.
    case otherForm(hint: String, status: Int)
    case moved(to: String?)
    case failed(LanguageModelFailure)

    init(_ answer: WebAnswer, _ dialect: Dialect) {
        switch answer.status {
        case 200..<300:
            if let reply = dialect.reply(answer.body) {
                self = .reply(reply)
            } else if let status = Self.statedStatus(answer.body) {
                // Some gateways put the upstream's error into an answer with status 200.
                self = Self.refusal(status, Self.hint(answer.body))
            } else {
                self = .failed(.malformed)
            }
        case 300..<400: self = .moved(to: answer.headers["location"])
        default: self = Self.refusal(answer.status, Self.hint(answer.body))
        }
    }

    private static func refusal(_ status: Int, _ hint: String) -> AnswerVerdict {
        if isTooLong(status, hint) { return .reply(ChatReply(ending: .tooLong(status: status))) }
        if !isKey(status, hint), !isQuota(status, hint), isFormat(status, hint) {
            return .otherForm(hint: hint, status: status)
        }
        return .failed(failure(status, hint).answered(with: status))
    }

    private static func failure(_ status: Int, _ hint: String) -> LanguageModelFailure {
        if isKey(status, hint) { return .unauthorised }
        if isQuota(status, hint) { return .quota }
        return switch status {
        case 401: .unauthorised
        case 402: .quota
        case 403: .forbidden
        case 404: .notFound
        case 408: .timedOut
        case 429: .rateLimited
        case 500...: .unavailable
        default: .refused(status: status)
        }
    }

    /// The start of an error's body, to be searched for words; it is never shown.
    private static func hint(_ body: Data) -> String {
        String(decoding: body.prefix(4_096), as: UTF8.self).lowercased()
    }

    private static func isTooLong(_ status: Int, _ hint: String) -> Bool {
        status == 413
            || [400, 422, 500].contains(status)
                && [
                    "context_length", "context length", "context size", "maximum context", "context window",
                    "prompt is too long",
                ].contains(where: hint.contains)
    }

    private static func isFormat(_ status: Int, _ hint: String) -> Bool {
        if [400, 415, 422].contains(status) { return true }
        return status >= 500
            && ["response_format", "json_schema", "output_config", "unsupported"].contains(where: hint.contains)
    }

    /// Gemini answers 400, not 401, to a wrong key.
    private static func isKey(_ status: Int, _ hint: String) -> Bool {
        status == 400
            && ["api key not valid", "api_key_invalid", "valid api key", "invalid api key"].contains(
                where: hint.contains)
    }

    /// "Quota" alone also occurs in messages about too many requests per minute, which is temporary; a daily quota
    /// isn't.
    private static func isQuota(_ status: Int, _ hint: String) -> Bool {
        (400..<500).contains(status)
            && [
                "insufficient_quota", "billing_hard_limit", "credit balance", "credit_balance", "spend_limit",
                "specified api usage limits", "requestsperday",
            ].contains(where: hint.contains)
    }

    /// An error inside an answer: `{"error":{"code":402}}`, or Anthropic's `{"error":{"type":"overloaded_error"}}`.
    private static func statedStatus(_ body: Data) -> Int? {
        struct Envelope: Decodable {
            struct Fault: Decodable {
                var code: Int?
                var type: String?

                enum CodingKeys: String, CodingKey { case code, type }

                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    code = try? container.decode(Int.self, forKey: .code)
                    type = try? container.decode(String.self, forKey: .type)
                }
            }
            var error: Fault
        }
        guard let fault = (try? JSONDecoder().decode(Envelope.self, from: body))?.error else { return nil }
        if let code = fault.code, (400..<600).contains(code) { return code }
        return fault.type.flatMap { statusByType[$0] }
    }

    /// Anthropic's names of errors with their statuses, according to its API documentation.
    private static let statusByType = [
        "invalid_request_error": 400, "authentication_error": 401, "billing_error": 402, "permission_error": 403,
        "not_found_error": 404, "request_too_large": 413, "rate_limit_error": 429, "api_error": 500,
        "timeout_error": 504, "overloaded_error": 529,
    ]
}
