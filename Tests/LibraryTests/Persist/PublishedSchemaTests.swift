import Foundation
import Library
import Models
import Testing

@Suite struct PublishedSchemaTests {
    typealias Part = [String: Any]

    private static func root(_ schema: PublishedSchema) throws -> Part {
        try #require(try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? Part)
    }

    /// Calls for each property below a part, with the way to it.
    private static func visit(_ part: Part, _ way: String, _ body: (String, Part) -> Void) {
        for (key, value) in part["properties"] as? [String: Part] ?? [:] {
            body("\(way).\(key)", value)
            visit(value, "\(way).\(key)", body)
        }
        for (key, value) in part["$defs"] as? [String: Part] ?? [:] { visit(value, key, body) }
        for choice in (part["anyOf"] ?? part["oneOf"]) as? [Part] ?? [] { visit(choice, way, body) }
        if let items = part["items"] as? Part { visit(items, way + "[]", body) }
    }

    @Test(arguments: PublishedSchema.allCases) func everyKeyIsDescribedAndShown(_ schema: PublishedSchema) throws {
        let root = try Self.root(schema)
        let definitions = root["$defs"] as? [String: Part] ?? [:]
        func resolved(_ part: Part) -> Part {
            guard let reference = part["$ref"] as? String else { return part }
            return definitions[String(reference.split(separator: "/").last ?? "")] ?? [:]
        }
        /// Whether somebody who reads the part sees what a value looks like.
        func isShown(_ part: Part) -> Bool {
            if part["examples"] != nil || part["enum"] != nil || part["const"] != nil || part["properties"] != nil {
                return true
            }
            if part["$ref"] != nil { return isShown(resolved(part)) }
            if let choices = part["anyOf"] as? [Part] { return choices.contains(where: isShown) }
            return (part["items"] as? Part).map(isShown) ?? false
        }
        var count = 0
        Self.visit(root, schema.rawValue) { way, property in
            count += 1
            #expect((property["description"] as? String)?.isEmpty == false, "\(way) has no description")
            #expect(isShown(property), "\(way) has no example")
        }
        #expect(count >= 10 && root["description"] != nil && root["$id"] != nil)
        for (name, definition) in definitions { #expect(definition["description"] != nil, "\(name)") }
    }

    /// The codes that a client switches over are those that the program writes.
    @Test func listsOfWordsAreThoseOfModels() throws {
        let definitions = try #require(try Self.root(.bundle)["$defs"] as? [String: Part])
        func words(_ definition: String, _ key: String? = nil) -> Set<String> {
            let properties = definitions[definition]?["properties"] as? [String: Part]
            let part = key.map { properties?[$0] ?? [:] } ?? definitions[definition] ?? [:]
            return Set(part["enum"] as? [String] ?? [])
        }
        #expect(words("ingredient") == Set(Ingredient.allCases.map(\.rawValue)))
        #expect(words("allergen") == Set(Allergen.allCases.map(\.rawValue)))
        #expect(words("allergen_status") == Set(AllergenStatus.allCases.map(\.rawValue)))
        #expect(words("basis") == Set(Basis.allCases.map(\.rawValue)))
        #expect(words("claim") == Set(Claim.allCases.map(\.rawValue)))
        #expect(words("evidence", "code") == Set(EvidenceCode.allCases.map(\.rawValue)))
        #expect(words("evidence", "kind") == Set(EvidenceKind.allCases.map(\.rawValue)))
        #expect(words("evidence", "likelihood") == Set(Evidence.Likelihood.allCases.map(\.rawValue)))
        #expect(words("staff_question", "about") == Set(StaffQuestion.Topic.allCases.map(\.rawValue)))
        #expect(words("symbol", "meaning") == Set(SymbolMeaning.allCases.map(\.rawValue)))
        #expect(words("headline", "code") == Set(Headline.Code.allCases.map(\.rawValue)))
        #expect(words("classification", "label") == Set(DietLabel.allCases.map(\.rawValue)))
        #expect(words("line", "role") == Set(LineRole.allCases.map(\.rawValue)))
        let root = try #require(try Self.root(.bundle)["properties"] as? [String: Part])
        #expect(root["words"]?["enum"] as? [String] == WordPlacement.allCases.map(\.rawValue))
        #expect(root["source_code"]?["enum"] as? [String] == BundleSource.allCases.map(\.rawValue))
        #expect(root["status"]?["enum"] as? [String] == BundleStatus.allCases.map(\.rawValue))
    }

    /// What several formats share is described once and copied.
    @Test(arguments: [PublishedSchema.judge, .words]) func sharedPartsAreThoseOfBundles(_ schema: PublishedSchema)
        throws
    {
        let bundle = try #require(try Self.root(.bundle)["$defs"] as? [String: Part])
        let own = try #require(try Self.root(schema)["$defs"] as? [String: Part])
        var same = 0
        for (name, part) in own where name != "evidence" {
            guard let other = bundle[name] else { continue }
            same += 1
            #expect(NSDictionary(dictionary: part) == NSDictionary(dictionary: other), "\(name)")
        }
        #expect(same >= 2)
    }
}
