import Pages
import Testing

@testable import Runner

@Suite struct NearestWordTests {
    private func distance(_ first: String, _ second: String, limit: Int = 9) -> Int? {
        EditDistance.damerau(Array(first), Array(second), limit: limit)
    }

    @Test func slipsAreCounted() {
        #expect(distance("scan", "scan") == 0)
        #expect(distance("scna", "scan") == 1)
        #expect(distance("sca", "scan") == 1)
        #expect(distance("scann", "scan") == 1)
        #expect(distance("sken", "scan") == 2)
        #expect(distance("", "abc") == 3)
        #expect(distance("ca", "abc") == 3)
        #expect(distance("abc", "xyz", limit: 2) == nil)
        #expect(distance(String(repeating: "a", count: 100_000), "abc", limit: 2) == nil)
    }

    @Test func theNearestIsProposed() {
        let words = ["scan", "read", "schema", "man", "--quiet", "--quality"]
        #expect(NearestWord.to("SCAN", among: words) == "scan")
        #expect(NearestWord.to("skan", among: words) == "scan")
        #expect(NearestWord.to("shcema", among: words) == "schema")
        #expect(NearestWord.to("--qual", among: words) == "--quality")
        #expect(NearestWord.to("--qu", among: words) == nil)
        #expect(NearestWord.to("cat", among: words) == nil)
        #expect(NearestWord.to("", among: words) == nil)
        #expect(NearestWord.to("--", among: words) == nil)
        #expect(NearestWord.to("xyz", among: []) == nil)
    }

    @Test func aFewAreOffered() {
        let words = [
            "rename", "remove", "removal", "menu", "--quiet", "--quality", "llm_url", "llm_model", "llm", "llm_key",
        ]
        #expect(NearestWord.choice(for: "remov", among: words) == ["remove"])
        #expect(NearestWord.choice(for: "remova", among: words) == ["remove", "removal"])
        #expect(NearestWord.choice(for: "--qu", among: words) == ["--quiet", "--quality"])
        #expect(NearestWord.choice(for: "llm_", among: words) == ["llm"])
        #expect(NearestWord.choice(for: "key", among: words) == ["llm_key"])
        #expect(NearestWord.choice(for: "ll", among: words + ["llm_x"]).count <= 3)
        #expect(NearestWord.choice(for: "qqqqq", among: words) == [])
    }
}
