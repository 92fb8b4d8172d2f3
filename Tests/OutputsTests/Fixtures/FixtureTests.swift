import Foundation
import Library
import Models
import Outputs
import Testing

@Suite struct FixtureTests {
    private static let all = Fixture.all(version: "1.2.3")

    @Test(arguments: all) func modelsReadWhatTheyShould(_ fixture: Fixture) throws {
        #expect(!fixture.note.isEmpty && fixture.content.last != nil)
        let decoded = Result { try JSONDecoder().decode(MenuBundle.self, from: Data(fixture.content)) }
        #expect(((try? decoded.get()) != nil) == fixture.isDecodable, "\(fixture.name): \(decoded)")
    }

    /// What Models write again is what stood there, so that no key is lost between the two.
    @Test(
        arguments: all.filter {
            $0.isDecodable && $0.isValid && !$0.name.hasPrefix("later") && $0.name != "missing-optionals"
        })
    func nothingIsLost(_ fixture: Fixture) throws {
        let bundle = try JSONDecoder().decode(MenuBundle.self, from: Data(fixture.content))
        #expect(try BundleWriter.bytes(of: bundle) == fixture.content)
        #expect(bundle.isPlausible)
    }

    /// Its note says so, and each of the others has a doubt of its own.
    @Test func onlyTheFirstDishIsBeyondDoubt() throws {
        let doubts = try #require(Self.all.first { $0.name == "doubts" })
        let dishes = try JSONDecoder().decode(MenuBundle.self, from: Data(doubts.content)).dishes
        #expect(dishes.count >= 14)
        #expect(dishes.filter { $0.classification?.claims[.vegan] == .yes }.map(\.id) == ["d1"])
    }

    @Test func theyAreTheSameEachTime() {
        #expect(Fixture.all(version: "1.2.3") == Self.all)
        #expect(Set(Self.all.map(\.name)).count == Self.all.count && Self.all.count >= 15)
    }

    @Test func typesNameEachKeyOfTheSchema() throws {
        let text = TypeScriptTypes(SchemaModel(.bundle, name: "MenuBundle")).text
        for part in [
            "export interface MenuBundle {",
            "  status: \"complete\" | \"partial\" | \"rejected\" | \"no_text\" | \"failed\";",
            "  pending_dishes?: Array<string>;", "  captured_at: string | null;", "  dishes: Array<Dish>;",
            "export type Claim =", "export interface HiddenIngredient {", "  confidence: 1 | 2 | 3;",
            "  texts: Record<string, string>;",
        ] { #expect(text.contains(part), "\(part)") }
        #expect(!text.contains("unknown;"))
        // They would hide what a browser calls by these names.
        for name in ["Symbol", "Location"] { #expect(!text.contains("interface \(name) ")) }
    }

    @Test func kotlinHasTheSameTypes() throws {
        let text = KotlinTypes(SchemaModel(.bundle, name: "MenuBundle"), package: "bundle").text
        for part in [
            "package vegyscan.bundle\n", "data class MenuBundle(", "    val dishes: List<Dish>,",
            "    @SerialName(\"captured_at\") val capturedAt: String?,",
            "    @SerialName(\"pending_dishes\") val pendingDishes: List<String>? = null,",
            "enum class Claim {\n    @SerialName(\"yes\") YES,", "    val allergens: Map<String, AllergenStatus>,",
            "    val confidence: Int,",
        ] { #expect(text.contains(part), "\(part)") }
        #expect(!text.contains("JsonElement"))
    }
}
