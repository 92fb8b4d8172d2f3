internal import Foundation
internal import Library
internal import Models

extension Fixture {
    /// Bundles that this version didn't write: earlier, later and invalid ones.
    static func foreign(_ menu: FixtureMenu) -> [Fixture] {
        let base = menu.bundle(
            "foreign",
            [
                FixtureMenu.Entry(name: "Tomato Soup", classification: .fixture(.vegan)),
                FixtureMenu.Entry(name: "Fish Pie", classification: .fixture(.pescatarian)),
            ])
        return [
            edited(
                base, "missing-optionals", "schema_version 1.0, without the keys that came after the first bundles",
                "A key that isn't there means nothing is known: no dish waits, nothing is hidden or translated."
            ) { bundle in
                bundle["schema_version"] = "1.0"
                remove(["pending_dishes", "source_code", "words", "counts"], from: &bundle)
                change(&bundle) { dish in
                    remove(["key", "structure", "reading", "name_box", "translation", "type"], from: &dish)
                    var classification = dish["classification"] as? [String: Any] ?? [:]
                    remove(
                        [
                            "hidden_ingredients", "claim_basis", "allergen_basis", "headline", "offline_data",
                            "usually",
                            "claim_evidence", "allergen_evidence", "staff_questions",
                        ], from: &classification)
                    dish["classification"] = classification
                }
            },
            edited(
                base, "later-minor", "a later schema_version 1.7, with keys that this version doesn't know",
                "Read it and skip what isn't known: within 1.x keys are only added."
            ) { bundle in
                bundle["schema_version"] = "1.7"
                bundle["table_number"] = 12
                change(&bundle) { dish in dish["kitchen"] = ["station": "grill", "minutes": 14] }
            },
            edited(
                base, "later-major", "schema_version 2.0",
                "Refuse it with a sentence that says a newer client is needed. Guessing could make a dish safe that isn't.",
                isValid: false
            ) { $0["schema_version"] = "2.0" },
            edited(
                base, "unknown-word", "a label and a claim that no version 1.x has",
                "Never show such a dish as safe: refuse the bundle, or show the dish as uncertain.", isValid: false,
                isDecodable: false
            ) { bundle in
                change(&bundle) { dish in
                    var classification = dish["classification"] as? [String: Any] ?? [:]
                    classification["label"] = "flexitarian"
                    classification["claims"] = ["vegan": "surely", "vegetarian": "yes", "pescatarian": "yes"]
                    dish["classification"] = classification
                }
            },
            edited(
                base, "unknown-symbol", "a symbol whose meaning no version 1.x has",
                "Show the mark as printed and say that nobody knows its meaning; it never counts as a yes. Or refuse the bundle.",
                isValid: false, isDecodable: false
            ) { bundle in
                change(&bundle) { dish in
                    dish["symbols"] = [["mark": "Ω", "meaning": "low_histamine", "source": "legend"]]
                }
            },
            cut(base),
        ]
    }

    private static func edited(
        _ bundle: MenuBundle, _ name: String, _ title: String, _ note: String, isValid: Bool = true,
        isDecodable: Bool = true, _ edit: (inout [String: Any]) -> Void
    ) -> Fixture {
        let bytes = (try? BundleWriter.bytes(of: bundle)) ?? []
        var object = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any] ?? [:]
        edit(&object)
        let data = try? JSONSerialization.data(
            withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return Fixture(
            name: name, title: title, note: note, content: Array(data ?? Data()) + [UInt8(ascii: "\n")],
            isValid: isValid, isDecodable: isDecodable)
    }

    private static func remove(_ keys: [String], from object: inout [String: Any]) {
        for key in keys { object.removeValue(forKey: key) }
    }

    private static func change(_ bundle: inout [String: Any], _ edit: (inout [String: Any]) -> Void) {
        var dishes = bundle["dishes"] as? [[String: Any]] ?? []
        for place in dishes.indices { edit(&dishes[place]) }
        bundle["dishes"] = dishes
    }

    private static func cut(_ bundle: MenuBundle) -> Fixture {
        let bytes = (try? BundleWriter.bytes(of: bundle)) ?? []
        return Fixture(
            name: "cut-off", title: "a file that ends in the middle",
            note: "Say that the file is damaged; keep what was known before.",
            content: Array(bytes.prefix(bytes.count / 2)), isValid: false, isDecodable: false)
    }
}
