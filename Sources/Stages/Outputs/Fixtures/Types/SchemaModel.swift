internal import Foundation
package import Library

/// A published schema as a set of declared types, from which the types of each programming language are written.
package struct SchemaModel {
    /// The type of the whole, then the others in the order of their names.
    let declarations: [Declaration]
    /// Such as `urn:vegyscan:bundle:1.1`.
    let id: String

    struct Declaration {
        var name: String
        var comment: String?
        var shape: Shape
    }

    indirect enum Shape {
        case text, whole, number, flag, null, anything
        case list(Shape)
        /// A declared type.
        case named(String)
        case words([String])
        case numbers([Int])
        case record([Property])
        /// Keys that nobody lists, with values of one shape.
        case map(Shape)
        case any([Shape])
    }

    struct Property {
        var key: String
        var comment: String?
        var shape: Shape
        var isRequired: Bool
    }

    /// - Parameter name: the name of the type that the whole schema describes.
    package init(_ schema: PublishedSchema, name: String) {
        let root = (try? JSONSerialization.jsonObject(with: Data(schema.text.utf8))) as? [String: Any] ?? [:]
        id = root["$id"] as? String ?? schema.rawValue
        let definitions = (root["$defs"] as? [String: Any] ?? [:]).mapValues { $0 as? [String: Any] ?? [:] }
        var reader = Reader(names: definitions.map { ($0.key, $0.value["title"] as? String ?? Self.typeName($0.key)) })
        reader.declare(name, root, isRoot: true)
        for (key, definition) in definitions.sorted(by: { $0.key < $1.key }) {
            reader.declare(reader.names[key] ?? key, definition)
        }
        let found = reader.found
        declarations = found.prefix(1) + found.dropFirst().sorted { $0.name < $1.name }
    }

    /// `hidden_ingredient` becomes `HiddenIngredient`.
    static func typeName(_ key: String) -> String {
        key.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private struct Reader {
        /// The types' names by the definitions' keys.
        let names: [String: String]
        var found: [Declaration] = []

        init(names: [(String, String)]) {
            self.names = Dictionary(names, uniquingKeysWith: { first, _ in first })
        }

        mutating func declare(_ name: String, _ schema: [String: Any], isRoot: Bool = false) {
            let place = found.count
            found.append(Declaration(name: name, comment: schema["description"] as? String, shape: .anything))
            found[place].shape = shape(of: schema, named: name, isDeclared: true)
        }

        /// - Parameters:
        ///   - name: that of the type, where the schema needs one of its own.
        ///   - isDeclared: whether the type of that name is just being declared.
        mutating func shape(of schema: [String: Any], named name: String, isDeclared: Bool = false) -> Shape {
            if let reference = schema["$ref"] as? String {
                let key = String(reference.split(separator: "/").last ?? "")
                return .named(names[key] ?? SchemaModel.typeName(key))
            }
            if let choices = (schema["anyOf"] ?? schema["oneOf"]) as? [[String: Any]] {
                return .any(choices.map { shape(of: $0, named: name) })
            }
            if let value = schema["const"] as? String { return .words([value]) }
            if let values = schema["enum"] as? [Any] {
                let words = Shape.words(values.compactMap { $0 as? String })
                let numbers = values.compactMap { $0 as? Int }
                if !numbers.isEmpty { return .numbers(numbers) }
                return values.contains { $0 is NSNull } ? .any([words, .null]) : words
            }
            let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
            let shapes = types.map { shape(ofType: $0, schema, named: name, isDeclared: isDeclared) }
            return shapes.count == 1 ? shapes[0] : shapes.isEmpty ? .anything : .any(shapes)
        }

        private mutating func shape(
            ofType type: String, _ schema: [String: Any], named name: String, isDeclared: Bool
        ) -> Shape {
            switch type {
            case "string": return .text
            case "integer": return .whole
            case "number": return .number
            case "boolean": return .flag
            case "null": return .null
            case "array":
                return .list(shape(of: schema["items"] as? [String: Any] ?? [:], named: name))
            case "object":
                let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
                if properties.isEmpty {
                    return .map(
                        (schema["additionalProperties"] as? [String: Any]).map { shape(of: $0, named: name) }
                            ?? .anything
                    )
                }
                if let title = schema["title"] as? String, !isDeclared {
                    declare(title, schema.merging(["type": "object"]) { _, plain in plain })
                    return .named(title)
                }
                let required = Set(schema["required"] as? [String] ?? [])
                return .record(
                    properties.sorted { $0.key < $1.key }.map { key, value in
                        Property(
                            key: key, comment: value["description"] as? String,
                            shape: shape(of: value, named: name + SchemaModel.typeName(key)),
                            isRequired: required.contains(key))
                    })
            default: return .anything
            }
        }
    }
}
