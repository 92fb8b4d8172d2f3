internal import Models

/// The JSON Schema of an answer, in the subset that structured output takes: every property required, no other allowed.
struct AnswerSchema: Encodable, Sendable {
    indirect enum Node: Encodable, Sendable {
        case string
        case choice([String])
        case list(Node)
        case object([String: Node])

        private enum CodingKeys: String, CodingKey {
            case type, items, properties, required, additionalProperties
            case choices = "enum"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .string:
                try container.encode("string", forKey: .type)
            case .choice(let values):
                try container.encode("string", forKey: .type)
                try container.encode(values, forKey: .choices)
            case .list(let node):
                try container.encode("array", forKey: .type)
                try container.encode(node, forKey: .items)
            case .object(let nodes):
                try container.encode("object", forKey: .type)
                try container.encode(nodes, forKey: .properties)
                try container.encode(nodes.keys.sorted(), forKey: .required)
                try container.encode(false, forKey: .additionalProperties)
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        let claim = Node.choice(Claim.allCases.map(\.rawValue))
        let allergens = Node.list(.choice(Allergen.allCases.map(\.rawValue)))
        let dish = Node.object([
            "id": .string, "vegan": claim, "vegetarian": claim, "pescatarian": claim, "contains": allergens,
            "may_contain": allergens, "questions": .list(.string),
        ])
        try Node.object(["dishes": .list(dish)]).encode(to: encoder)
    }
}
