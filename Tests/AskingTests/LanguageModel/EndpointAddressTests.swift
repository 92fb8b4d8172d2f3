import Foundation
import Testing

@testable import Asking

@Suite struct EndpointAddressTests {
    private func address(_ text: String) throws -> EndpointAddress {
        try EndpointAddress(try #require(URL(string: text)))
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1/chat/completions"),
        ("http://localhost:11434/v1/", "http://localhost:11434/v1/chat/completions"),
        ("HTTP://LocalHost:11434", "http://LocalHost:11434/v1/chat/completions"),
        ("http://[::1]:8080/v1/chat/completions", "http://[::1]:8080/v1/chat/completions"),
        ("https://example.org/v1/chat/completions/#x", "https://example.org/v1/chat/completions"),
        ("https://example.org/v1beta/openai/", "https://example.org/v1beta/openai/chat/completions"),
        ("https://example.org/m?api-version=1", "https://example.org/m/chat/completions?api-version=1"),
        ("https://api.anthropic.com", "https://api.anthropic.com/v1/messages"),
        ("https://api.anthropic.com/v1/", "https://api.anthropic.com/v1/messages"),
        ("https://api.anthropic.com/v1/chat/completions", "https://api.anthropic.com/v1/chat/completions"),
        ("https://example.org/gateway/messages/", "https://example.org/gateway/messages"),
    ])
    func baseAndFullAddressAreTheSame(given: String, expected: String) throws {
        #expect(try address(given).url.absoluteString == expected)
    }

    @Test(arguments: [
        ("http://example.org/v1", LanguageModelFailure.insecureAddress), ("http://192.168.1.5:8080", .insecureAddress),
        ("http://127.0.0.1.example.org/v1", .insecureAddress), ("http://127.1/v1", .insecureAddress),
        ("http://127.0.0.256/v1", .insecureAddress), ("http://localhost.example.org", .insecureAddress),
        ("http://0.0.0.0/", .insecureAddress), ("ftp://localhost/v1", .badAddress), ("localhost/v1", .badAddress),
        ("https:///v1", .badAddress), ("file:///etc/passwd", .badAddress),
        ("https://user:secret@example.org/v1", .secretInAddress), ("http://secret@localhost/v1", .secretInAddress),
    ])
    func anUnsafeAddressIsRefused(given: String, expected: LanguageModelFailure) {
        #expect(throws: expected) { try address(given) }
    }

    @Test(arguments: [
        ("/other", "https://example.org/other"), ("https://example.org:443/x", "https://example.org/x"),
        ("http://example.org/x", nil), ("https://example.org:8443/x", nil), ("//evil.example/x", nil),
        ("https://example.org.evil.example/", nil), ("https://a@example.org/", nil), ("file:///x", nil),
    ])
    func onlyTheSameOriginIsFollowed(location: String, expected: String?) throws {
        let address = try address("https://example.org/v1")
        let target = address.following(location, from: address.url)
        #expect(target?.path == expected.flatMap { URL(string: $0)?.path })
        #expect((target == nil) == (expected == nil))
    }
}
