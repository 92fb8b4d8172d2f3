internal import Foundation
package import Library

/// TypeScript types of a bundle, generated from its published schema, so that the two can't disagree.
package struct TypeScriptTypes {
    private let schema: [String: Any]

    /// - Parameters:
    ///   - published: the schema.
    ///   - name: the name of the type that the whole schema describes.
    package init(_ published: PublishedSchema, name: String) {
        schema =
            (try? JSONSerialization.jsonObject(with: Data(published.text.utf8))) as? [String: Any] ?? [:]
        rootName = name
    }

    private let rootName: String

    /// The declarations as a module.
    package var text: String {
        var parts = ["// Made from \(schema["$id"] as? String ?? "the schema") by vegyscan fixtures; don't edit."]
        parts.append(declaration(rootName, of: schema))
        let definitions = schema["$defs"] as? [String: Any] ?? [:]
        for (name, value) in definitions.sorted(by: { $0.key < $1.key }) {
            parts.append(declaration(Self.typeName(name), of: value as? [String: Any] ?? [:]))
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func declaration(_ name: String, of schema: [String: Any]) -> String {
        var text = Self.comment(schema, indent: "")
        if schema["properties"] != nil {
            text += "export interface \(name) " + object(schema, indent: "")
        } else {
            text += "export type \(name) = \(type(of: schema, indent: ""));"
        }
        return text
    }

    private func type(of schema: [String: Any], indent: String) -> String {
        if let reference = schema["$ref"] as? String {
            return Self.typeName(String(reference.split(separator: "/").last ?? ""))
        }
        if let values = schema["enum"] as? [Any] {
            return values.map { ($0 as? String).map { "\"\($0)\"" } ?? "null" }.joined(separator: " | ")
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            return choices.map { type(of: $0, indent: indent) }.joined(separator: " | ")
        }
        let names = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
        return names.map { name in
            switch name {
            case "integer", "number": "number"
            case "array": "Array<\(type(of: schema["items"] as? [String: Any] ?? [:], indent: indent))>"
            case "object": object(schema, indent: indent)
            case "string", "boolean", "null": name
            default: "unknown"
            }
        }.joined(separator: " | ")
    }

    private func object(_ schema: [String: Any], indent: String) -> String {
        let properties = schema["properties"] as? [String: Any] ?? [:]
        let required = Set(schema["required"] as? [String] ?? [])
        if properties.isEmpty { return "Record<string, unknown>" }
        let inner = indent + "  "
        let lines = properties.sorted { $0.key < $1.key }.map { name, value in
            let property = value as? [String: Any] ?? [:]
            let mark = required.contains(name) ? "" : "?"
            return Self.comment(property, indent: inner)
                + "\(inner)\(name)\(mark): \(type(of: property, indent: inner));"
        }
        return "{\n" + lines.joined(separator: "\n") + "\n\(indent)}"
    }

    private static func comment(_ schema: [String: Any], indent: String) -> String {
        guard let text = schema["description"] as? String else { return "" }
        return "\(indent)/** \(text) */\n"
    }

    /// `hidden_ingredient` becomes `HiddenIngredient`.
    private static func typeName(_ name: String) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
