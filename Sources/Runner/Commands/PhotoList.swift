internal import Files
internal import Foundation
internal import Library
internal import Models
internal import Reading

/// The inputs of a command: its operands, and paths from lists, one a line or separated by zero bytes.
struct PhotoList {
    /// Operands in their order, a list in the place of a `-`, then the lists of `--files-from`.
    private(set) var paths: [FilePath] = []
    /// A picture in the place of a `-`, where the command takes one.
    private(set) var picture: PipedPhoto?

    /// Pictures in reports and folders of steps that a list named: another program found them there, and no person
    /// chose them.
    private(set) var ownPictures = 0

    /// Whether lists were to be separated by zero bytes, and there is none.
    private(set) var lacksList = false

    private static let standardInput = FilePath("-")

    /// What was left out of the lists, and what is wrong with them, or nothing.
    var notes: [RunNote] {
        var notes: [RunNote] = []
        if lacksList {
            notes.append(
                RunNote(
                    code: .optionWithoutEffect,
                    message: "\(OptionName.null.typed) has no effect without a list; add --files-from or -, or leave "
                        + "it out."))
        }
        if ownPictures > 0 {
            notes.append(
                RunNote(
                    code: .ownFoldersSkipped,
                    message: "Passed over, since vegyscan wrote them: \(CountedNoun(ownPictures, "picture").text) of "
                        + "reports or steps that the list names."))
        }
        return notes
    }

    /// - Parameters:
    ///   - takesPicture: whether a picture on standard input is one of the photos.
    ///   - skipsOwn: whether pictures that the program wrote are left out of lists.
    init(_ arguments: ParsedArguments, takesPicture: Bool = false, skipsOwn: Bool = false) throws(CommandFailure) {
        var folders = ListedFolders()
        let separatedByZero = arguments.has(.null)
        lacksList =
            separatedByZero && !arguments.has(.filesFrom) && !arguments.paths.contains(Self.standardInput)
        for operand in arguments.paths {
            guard operand == Self.standardInput else {
                paths.append(operand)
                continue
            }
            let bytes = try Self.standardInputToEnd()
            if takesPicture, PictureSniffer.format(ofFirst: bytes) != .unknown {
                guard let picture = PipedPhoto(bytes) else {
                    throw Self.failure("Standard input: There is no room for the picture; save it in a file.")
                }
                self.picture = picture
                paths.append(picture.path)
            } else {
                let listed = try Self.paths(in: bytes, of: "Standard input", separatedByZero, isOperand: true)
                add(listed, skipsOwn, &folders)
            }
        }
        for list in arguments.paths(.filesFrom) {
            let isStandardInput = list == Self.standardInput
            let bytes = isStandardInput ? try Self.standardInputToEnd() : try Self.contents(of: list)
            let listed = try Self.paths(
                in: bytes, of: isStandardInput ? "Standard input" : list.display, separatedByZero, isOperand: false)
            add(listed, skipsOwn, &folders)
        }
    }

    private mutating func add(_ listed: [FilePath], _ skipsOwn: Bool, _ folders: inout ListedFolders) {
        let wanted = skipsOwn ? listed.filter { !folders.areOwn($0.parent) } : listed
        ownPictures += listed.count - wanted.count
        paths += wanted
    }

    private static func paths(
        in bytes: [UInt8], of name: String, _ separatedByZero: Bool, isOperand: Bool
    ) throws(CommandFailure) -> [FilePath] {
        if let complaint = PathListCheck.complaint(about: bytes, separatedByZero: separatedByZero) {
            let isPicture = PictureSniffer.format(ofFirst: bytes) != .unknown
            let advice =
                !isPicture
                ? ""
                : isOperand
                    ? "; save it in a file and name that, or see its text with: vegyscan read -"
                    : "; name it without --files-from."
            throw Self.failure("\(name): \(complaint)\(advice)")
        }
        let separator = separatedByZero ? UInt8(0) : UInt8(ascii: "\n")
        return bytes.split(separator: separator).map { entry in
            let isDosLine = !separatedByZero && entry.last == UInt8(ascii: "\r")
            return FilePath(bytes: Array(isDosLine ? entry.dropLast() : entry))
        }.filter { !$0.bytes.isEmpty }
    }

    private static func contents(of file: FilePath) throws(CommandFailure) -> [UInt8] {
        switch FileKind.of(file) {
        case .missing: throw Self.failure("\(file.display): There is no such list of files.")
        case .folder: throw Self.failure("\(file.display): This is a folder; name a file with one path a line.")
        case .file: break
        }
        let descriptor = unsafe open(file.bytes.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw Self.failure("\(file.display): The list can't be opened: \(reason).")
        }
        defer { close(descriptor) }
        do {
            return try readToEnd(descriptor)
        } catch {
            throw Self.failure("\(file.display): The list can't be read to its end; copy it and try again.")
        }
    }

    private static func standardInputToEnd() throws(CommandFailure) -> [UInt8] {
        do {
            return try readToEnd(STDIN_FILENO)
        } catch {
            throw Self.failure(StandardInput.failure ?? "Standard input: It can't be read to its end.")
        }
    }

    /// - Parameter message: one sentence that names the list.
    private static func failure(_ message: String) -> CommandFailure {
        CommandFailure(message: message, exitCode: .noInput)
    }

    private static func readToEnd(_ descriptor: Int32) throws -> [UInt8] {
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        return Array(try handle.readToEnd() ?? Data())
    }
}

/// The folders of listed photos, each looked at once.
private struct ListedFolders {
    private var asSpelled: [FilePath: Bool] = [:]
    private var places: [FilePath: Bool] = [:]

    mutating func areOwn(_ folder: FilePath) -> Bool {
        if let answer = asSpelled[folder] { return answer }
        let answer = OwnFolder.holdsOwnPictures(folder.place, known: &places)
        asSpelled[folder] = answer
        return answer
    }
}
