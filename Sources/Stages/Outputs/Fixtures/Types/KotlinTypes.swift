/// Kotlin types for kotlinx.serialization of what the program writes, made from the published schema.
///
/// Read with `Json { ignoreUnknownKeys = true }`, since keys may be added.
package struct KotlinTypes {
    private let model: SchemaModel
    private let package: String
    private var parts: [String] = []

    /// - Parameter package: the last part of the package's name.
    package init(_ model: SchemaModel, package: String) {
        self.model = model
        self.package = package
        for declared in model.declarations { declare(declared.name, declared.comment, declared.shape) }
    }

    package var text: String {
        let head = """
            // Made from \(model.id) by vegyscan fixtures; don't edit. Read it with Json { ignoreUnknownKeys = true }.
            package vegyscan.\(package)

            import kotlinx.serialization.SerialName
            import kotlinx.serialization.Serializable
            """
        return ([head] + parts).joined(separator: "\n\n") + "\n"
    }

    private mutating func declare(_ name: String, _ comment: String?, _ shape: SchemaModel.Shape) {
        let place = parts.count
        parts.append("")
        parts[place] = Self.comment(comment, indent: "") + declaration(name, shape)
    }

    private mutating func declaration(_ name: String, _ shape: SchemaModel.Shape) -> String {
        switch shape {
        case .words(let words):
            let cases = words.map { "    @SerialName(\"\($0)\") \($0.uppercased())" }
            return "@Serializable\nenum class \(name) {\n\(cases.joined(separator: ",\n"))\n}"
        case .record(let properties):
            if let values = Self.onlyShape(properties) {
                return "typealias \(name) = Map<String, \(type(values, of: name))>"
            }
            let lines = properties.map { property in
                let isNullable = !property.isRequired || Self.mayBeNull(property.shape)
                let type = type(property.shape, of: name + SchemaModel.typeName(property.key))
                let named = Self.propertyName(property.key)
                let serialName = named == property.key ? "" : "@SerialName(\"\(property.key)\") "
                return Self.comment(property.comment, indent: "    ")
                    + "    \(serialName)val \(named): \(type)\(isNullable ? "?" : "")\(property.isRequired ? "" : " = null")"
            }
            return "@Serializable\ndata class \(name)(\n\(lines.joined(separator: ",\n"))\n)"
        default: return "typealias \(name) = \(type(shape, of: name))"
        }
    }

    /// - Parameter name: that of the type, where the language needs one for the shape.
    private mutating func type(_ shape: SchemaModel.Shape, of name: String) -> String {
        switch shape {
        case .text: return "String"
        case .whole, .numbers: return "Int"
        case .number: return "Double"
        case .flag: return "Boolean"
        case .null, .anything: return "kotlinx.serialization.json.JsonElement"
        case .list(let items): return "List<\(type(items, of: name))>"
        case .named(let name): return name
        case .map(let values): return "Map<String, \(type(values, of: name))>"
        case .record(let properties):
            if let values = Self.onlyShape(properties) { return "Map<String, \(type(values, of: name))>" }
            declare(name, nil, shape)
            return name
        case .words:
            declare(name, nil, shape)
            return name
        case .any(let shapes):
            let others = shapes.filter { if case .null = $0 { false } else { true } }
            return others.count == 1 ? type(others[0], of: name) : type(.anything, of: name)
        }
    }

    private static func mayBeNull(_ shape: SchemaModel.Shape) -> Bool {
        guard case .any(let shapes) = shape else { return false }
        return shapes.contains { if case .null = $0 { true } else { false } }
    }

    /// The declared type of all properties where none is required, as in a table by allergen; else nil.
    private static func onlyShape(_ properties: [SchemaModel.Property]) -> SchemaModel.Shape? {
        var only: String?
        for property in properties {
            guard !property.isRequired, case .named(let name) = property.shape, only == nil || only == name else {
                return nil
            }
            only = name
        }
        return only.map { .named($0) }
    }

    /// `claim_basis` becomes `claimBasis`.
    private static func propertyName(_ key: String) -> String {
        let name = SchemaModel.typeName(key)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private static func comment(_ text: String?, indent: String) -> String {
        text.map { "\(indent)/** \($0) */\n" } ?? ""
    }
}
