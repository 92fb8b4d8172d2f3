/// TypeScript types of what the program writes, made from the published schema, so that the two can't disagree.
package struct TypeScriptTypes {
    private let model: SchemaModel

    package init(_ model: SchemaModel) {
        self.model = model
    }

    /// The declarations as a module.
    package var text: String {
        let head = "// Made from \(model.id) by vegyscan fixtures; don't edit."
        return ([head] + model.declarations.map(Self.declaration)).joined(separator: "\n\n") + "\n"
    }

    private static func declaration(_ declared: SchemaModel.Declaration) -> String {
        let comment = comment(declared.comment, indent: "")
        if case .record(let properties) = declared.shape {
            return comment + "export interface \(declared.name) " + record(properties, indent: "")
        }
        return comment + "export type \(declared.name) = \(type(declared.shape, indent: ""));"
    }

    private static func type(_ shape: SchemaModel.Shape, indent: String) -> String {
        switch shape {
        case .text: "string"
        case .whole, .number: "number"
        case .flag: "boolean"
        case .null: "null"
        case .anything: "unknown"
        case .list(let items): "Array<\(type(items, indent: indent))>"
        case .named(let name): name
        case .words(let words): words.map { "\"\($0)\"" }.joined(separator: " | ")
        case .numbers(let numbers): numbers.map(String.init).joined(separator: " | ")
        case .record(let properties): record(properties, indent: indent)
        case .map(let values): "Record<string, \(type(values, indent: indent))>"
        case .any(let shapes): shapes.map { type($0, indent: indent) }.joined(separator: " | ")
        }
    }

    private static func record(_ properties: [SchemaModel.Property], indent: String) -> String {
        let inner = indent + "  "
        let lines = properties.map { property in
            comment(property.comment, indent: inner)
                + "\(inner)\(property.key)\(property.isRequired ? "" : "?"): \(type(property.shape, indent: inner));"
        }
        return "{\n" + lines.joined(separator: "\n") + "\n\(indent)}"
    }

    private static func comment(_ text: String?, indent: String) -> String {
        text.map { "\(indent)/** \($0) */\n" } ?? ""
    }
}
