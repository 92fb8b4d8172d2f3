import Foundation
import Models
import Testing

@testable import Asking

@Suite struct ModelPricesTests {
    private func price(
        _ prices: ModelPrices, _ model: String, at url: String, in currency: CurrencyCode = .dollar
    ) throws -> ModelPrice? {
        prices.price(model: model, at: try EndpointAddress(try #require(URL(string: url))), in: currency)
    }

    @Test func theProgramsOwnTableIsWhole() throws {
        let text = try String(contentsOfFile: "Sources/Stages/Tables/prices/models.tsv", encoding: .utf8)
        #expect(try ModelPrices(text) == ModelPrices.builtIn)
        let own = ModelPrices.builtIn
        let nano = try price(own, "GPT-4.1-nano-2025-04-14", at: "https://api.openai.com/v1")
        #expect(nano?.input == 100_000 && nano?.output == 400_000)
        #expect(try price(own, "claude-haiku-4-5", at: "https://api.anthropic.com")?.output == 5_000_000)
        // Thirty dishes: some 2,500 tokens there and 1,800 back.
        #expect(nano?.cost(input: 2_500, output: 1_800) == Money(micros: 970, in: .dollar))
        #expect(try price(own, "gpt-4.1-nano", at: "https://api.openai.com/v1", in: .euro)?.input == 92_000)
    }

    @Test func whatNoRowNamesIsUnknown() throws {
        let own = ModelPrices.builtIn
        #expect(try price(own, "gpt-4.1-nano", at: "https://gateway.example/v1") == nil)
        #expect(try price(own, "gpt-9", at: "https://api.openai.com/v1") == nil)
        // No rate for it.
        let yen = try #require(CurrencyCode("JPY"))
        #expect(try price(own, "gpt-4.1-nano", at: "https://api.openai.com/v1", in: yen) == nil)
        #expect(try price(own, "anything", at: "http://127.0.0.1:8080/v1") == .free(in: .dollar))
    }

    @Test func aPersonsRowsComeFirst() throws {
        let mine = try ModelPrices(
            """
            # mine
            localhost\ttiny\t1\t2.50\tEUR\t2026-01

            *\tgpt-4.1-*\t0.2\t0.8\tUSD\t2026-01
            rate\tUSD\tEUR\t0.5\t2026-01
            """
        ).before(.builtIn)
        #expect(try price(mine, "tiny", at: "http://localhost:4000", in: .euro)?.output == 2_500_000)
        // Its price is in a currency that no rate leads from.
        #expect(try price(mine, "tiny", at: "http://localhost:4000", in: .dollar) == nil)
        #expect(try price(mine, "gpt-4.1-nano", at: "https://api.openai.com/v1", in: .euro)?.input == 100_000)
        #expect(try price(mine, "gpt-4o-mini", at: "https://api.openai.com/v1")?.input == 150_000)
    }

    @Test(arguments: [
        "api.example", "a\tb\t1\t2\tEUR", "a\tb\tone\t2\tEUR\t2026", "a\tb\t-1\t2\tEUR\t2026", "a\tb\t1\t2\t€\t2026",
        "\tb\t1\t2\tEUR\t2026", "rate\tUSD\tEUR\t0\t2026", "rate\tUSD\tEUR\tmuch\t2026",
    ])
    func aWrongLineIsNamed(line: String) {
        let error = #expect(throws: ModelPrices.TableError.self) { try ModelPrices("# prices\n\n\(line)\n") }
        #expect(error?.line == 3)
        #expect(error?.description.hasPrefix("Line 3 ") == true)
    }
}
