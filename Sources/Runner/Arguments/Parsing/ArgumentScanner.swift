/// Scans what follows a command's name.
struct ArgumentScanner {
    let command: CommandDescription
    let errors: UsageMessages
    private let options: [OptionDescription]
    private var rest: ArraySlice<[UInt8]>
    private var parsed: ParsedArguments
    private var wish: Invocation?

    init(command: CommandDescription, table: CommandTable, arguments: ArraySlice<[UInt8]>) {
        self.command = command
        errors = UsageMessages(command: command, table: table)
        options = table.options(of: command)
        rest = arguments
        parsed = ParsedArguments(command: command.name)
    }

    mutating func scan() throws(UsageError) -> Invocation {
        // A request for help is granted whatever else is wrong.
        for argument in rest {
            if argument == Self.endOfOptions { break }
            if argument == Array("--help".utf8) || argument == Array("-h".utf8) { return .help(command.name) }
        }
        var optionsHaveEnded = false
        while let argument = rest.popFirst() {
            if optionsHaveEnded || argument.first != Self.dash || argument.count == 1 {
                try addOperand(argument)
            } else if argument == Self.endOfOptions {
                optionsHaveEnded = true
            } else if argument.starts(with: Self.endOfOptions) {
                try scanLong(argument)
            } else {
                try scanLetters(argument.dropFirst())
            }
        }
        if let wish { return wish }
        try check()
        return .command(parsed)
    }

    private mutating func scanLong(_ argument: [UInt8]) throws(UsageError) {
        let equals = argument.firstIndex(of: UInt8(ascii: "="))
        let typed = argument[..<(equals ?? argument.endIndex)]
        guard let name = String(validating: typed, as: UTF8.self) else { throw errors.notText(argument) }
        guard let option = options.first(where: { $0.name.typed == name }) else { throw errors.unknownOption(name) }
        if option.kind.takesValue {
            let value = if let equals { argument[(equals + 1)...] } else { try nextValue(for: option, as: name) }
            try add(option, as: name, value: value)
        } else {
            if equals != nil { throw errors.unexpectedValue(name) }
            try add(option, as: name, value: nil)
        }
    }

    /// `-qv`, `-j4`, `-vj 4`.
    private mutating func scanLetters(_ argument: ArraySlice<UInt8>) throws(UsageError) {
        var letters = argument
        while let byte = letters.popFirst() {
            guard let option = options.first(where: { $0.letter?.asciiValue == byte }) else {
                throw errors.unknownLetter(byte, in: argument)
            }
            let name = "-\(Unicode.Scalar(byte))"
            if option.kind.takesValue {
                let value = letters.isEmpty ? try nextValue(for: option, as: name) : letters
                return try add(option, as: name, value: value)
            }
            try add(option, as: name, value: nil)
        }
    }

    private mutating func nextValue(
        for option: OptionDescription, as name: String
    ) throws(UsageError) -> ArraySlice<UInt8> {
        guard let next = rest.first else { throw errors.missingValue(option, as: name, next: nil) }
        // A lone dash is a value: standard input.
        if next.first == Self.dash, next.count > 1 { throw errors.missingValue(option, as: name, next: next) }
        rest = rest.dropFirst()
        return next[...]
    }

    private mutating func add(
        _ option: OptionDescription, as name: String, value bytes: ArraySlice<UInt8>?
    ) throws(UsageError) {
        switch option.name {
        case .help: wish = .help(command.name)
        case .version: if wish == nil { wish = .version }
        default: break
        }
        guard let bytes else { return parsed.set(.toggle(true), for: option.name) }
        let value: ArgumentValue
        do throws(ValueProblem) {
            value = try option.kind.read(bytes)
        } catch {
            throw errors.badValue(bytes, for: option.kind, of: "The option \"\(name)\"", error)
        }
        if option.isRepeatable { return parsed.add(value, for: option.name) }
        if let earlier = parsed.values[option.name], earlier != [value] { throw errors.repeated(option) }
        parsed.set(value, for: option.name)
    }

    private mutating func addOperand(_ bytes: [UInt8]) throws(UsageError) {
        guard let operand = command.operand, operand.isRepeatable || parsed.operands.isEmpty else {
            throw errors.unexpectedOperand(bytes)
        }
        do throws(ValueProblem) {
            parsed.addOperand(try operand.kind.read(bytes))
        } catch {
            throw errors.badValue(bytes[...], for: operand.kind, of: operand.name, error)
        }
    }

    /// Checks what can only be known at the end.
    private func check() throws(UsageError) {
        for option in options where parsed.has(option.name) {
            for other in option.conflicts where parsed.has(other) { throw errors.conflict(option.name, other) }
        }
        if let operand = command.operand, operand.isRequired, parsed.operands.isEmpty,
            !operand.replacements.contains(where: parsed.has)
        {
            throw errors.missingOperand(operand)
        }
        for option in options
        where option.isRequired && !parsed.has(option.name) && option.replacement.map(parsed.has) != true {
            throw errors.missingOption(option)
        }
    }

    private static let dash = UInt8(ascii: "-")
    private static let endOfOptions = [dash, dash]
}
