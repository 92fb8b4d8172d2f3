internal import Models

/// The JSON Schema of an answer, in the subset that structured output supports: every property required, no others
/// allowed.
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

    /// Whether a translation is asked for, so that no tokens are paid for needlessly.
    var translates = true

    private func node(_ field: AnswerField) -> Node? {
        switch field {
        case .id, .name: .string
        case .text, .title: translates ? .string : nil
        case .contained, .possible: .list(.choice(Allergen.allCases.map(\.rawValue)))
        case .questions: .list(.string)
        case .suits, .sometimes: .choice(AnswerFit.allCases.map(\.rawValue))
        case .type: .choice(DishType.allCases.map(\.rawValue))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var dish: [String: Node] = [:]
        for field in AnswerField.allCases { dish[field.rawValue] = node(field) }
        try Node.object(["dishes": .list(.object(dish))]).encode(to: encoder)
    }
}
