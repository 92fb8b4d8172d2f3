import Files
import Testing

@testable import Runner

@Suite struct CommandTableTests {
    let table = CommandTable.vegyscan

    @Test func everyOptionIsDescribedOnce() {
        for command in table.commands {
            let options = table.options(of: command)
            #expect(Set(options.map(\.name)).count == options.count)
            let letters = options.compactMap(\.letter)
            #expect(Set(letters).count == letters.count)
        }
    }

    @Test func anOptionMeansTheSameEverywhere() {
        let options = table.commands.flatMap(\.options)
        for option in options where option.name != .verdicts {
            for other in options where other.name == option.name {
                #expect(sort(other.kind) == sort(option.kind))
                #expect(other.letter == option.letter)
                #expect(other.setting == option.setting)
            }
        }
    }

    /// Each command has words of its own to choose from, and a path is one of a file or of a folder.
    private func sort(_ kind: ValueKind) -> ValueKind {
        switch kind {
        case .choice: .choice([])
        case .folder: .file
        default: kind
        }
    }

    @Test func scanTakesWhatWasAgreed() throws {
        let scan = try #require(table["scan"])
        #expect(scan.synopsis(program: "vegyscan") == "vegyscan scan [OPTIONS] --out DIR [PATH...]")
        let settable = Set(scan.options.compactMap(\.setting))
        // What holds for every run, or for none, is no option of one.
        #expect(settable == Set(AllSettings.list.map(\.key)).subtracting(AllSettings.outsideOfRuns))
    }

    @Test func textsAreShortSentencesInASCII() {
        for command in table.commands {
            #expect(!command.examples.isEmpty)
            #expect(!command.discussion.isEmpty)
            #expect(!command.summary.hasSuffix("."))
            let sentences =
                command.discussion + command.examples.map(\.meaning)
                + table.options(of: command).map(\.help) + (command.operand.map { [$0.help] } ?? [])
            for text in sentences + [command.summary] + command.examples.flatMap(\.lines) {
                #expect(text.allSatisfy { $0.isASCII && !$0.isNewline }, "\(text)")
            }
            for text in sentences { #expect(text.hasSuffix("."), "\(text)") }
            for line in command.examples.flatMap(\.lines) { #expect(line.count <= 76, "\(line)") }
        }
    }

    /// An example nobody can run is worse than none.
    @Test func examplesAreUnderstood() {
        for example in table.commands.flatMap(\.examples) + table.examples {
            let line = example.lines.joined(separator: " ").replacing("\\ ", with: "")
            guard let start = line.firstRange(of: "vegyscan ") else {
                Issue.record("\(line)")
                continue
            }
            let words = words(of: line[start.upperBound...])
            #expect(throws: Never.self, "\(line)") { try ArgumentParser().parse(words.map { Array($0.utf8) }) }
        }
    }

    /// As a shell takes them apart, to the end of the command.
    private func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in line {
            if character == "'" {
                isQuoted.toggle()
                word = word ?? ""
            } else if !isQuoted, "|<>)".contains(character) {
                break
            } else if !isQuoted, character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }

    @Test func shownDefaultsAreTheRealOnes() throws {
        let settings = try Settings.resolve(
            arguments: nil, environment: ProcessEnvironment(), folder: FilePath("/nowhere/at/all"))
        let all = AllSettings.entries
        #expect(settings.maxPixels.value == AmountUnit.decimal.read(all.maxPixels.description.defaultText ?? ""))
        #expect(settings.maxMemory.value == AmountUnit.binary.read(all.maxMemory.description.defaultText ?? ""))
        #expect(String(settings.deadline.value) == all.deadline.description.defaultText)
        #expect(all.jobs.description.defaultText == "one per core, as far as memory allows")
        #expect(all.currency.description.defaultText == "EUR" && all.budget.description.defaultText == nil)
        for line in settings.list {
            #expect(line.value == line.setting.defaultText ?? "none")
            #expect(line.origin == .default)
        }
    }

    @Test func exitCodesAreThoseOfTheProgram() {
        #expect(table.manual.exitCodes.map(\.code) == [0, 1, 64, 66, 69, 70, 73, 78, 130])
    }
}
