import Testing

@testable import Runner

/// Each command is one type, found by its name and by nothing else.
@Suite struct CommandTypesTests {
    let types = CommandTable.types

    @Test func namesAreUnique() {
        let names = types.map { $0.name }
        #expect(Set(names).count == names.count)
        #expect(Set(types.map { ObjectIdentifier($0) }).count == types.count)
        for type in types { #expect(type.description.name == type.name) }
    }

    @Test func aNameLeadsToItsOwnType() throws {
        for type in types {
            let found = try #require(CommandTable.vegyscan.type(named: type.name))
            #expect(ObjectIdentifier(found) == ObjectIdentifier(type), "\(type.name)")
        }
        #expect(CommandTable.vegyscan.type(named: "no-such") == nil)
    }

    @Test func whatHoldsOthersIsListed() throws {
        for type in types {
            guard let parent = type.name.parent else { continue }
            let group = try #require(CommandTable.vegyscan.type(named: parent), "\(type.name)")
            #expect(group is any CommandGroup.Type || group.description.runsAlone, "\(parent)")
        }
        for group in types where group is any CommandGroup.Type {
            #expect(!CommandTable.vegyscan.subcommands(of: group.name).isEmpty, "\(group.name)")
        }
    }

    /// Those that take something away for good, all of which ask before.
    static let destroying: [any Command.Type] = [
        HistoryDeleteCommand.self, HistoryClearCommand.self, EraseLocationsCommand.self, ProfileDeleteCommand.self,
        ProfileEraseCommand.self, CacheClearCommand.self, ResetCommand.self, RestoreCommand.self,
        EngineRemoveCommand.self,
    ]

    @Test func whatDestroysAsksAndSaysSo() {
        let names = Set(Self.destroying.map { $0.name })
        for type in types {
            let asks = type.description.options.contains { $0.name == .yes }
            if names.contains(type.name) { #expect(asks, "\(type.name)") }
        }
        // A new command that asks is either one of them, or only replaces a file or adds something after asking.
        let harmless: Set<CommandName> = [
            AddPageCommand.name, ExportCommand.name, ExportTableCommand.name,
        ]
        let asking = types.filter { type in type.description.options.contains { $0.name == .yes } }.map { $0.name }
        #expect(Set(asking) == names.union(harmless))
    }

    /// Neither another command's name, nor a part of its own or a misspelt one, leads to a command that destroys.
    @Test(arguments: destroying.map { $0.name }) func whatDestroysIsReachedByItsOwnNameOnly(name: CommandName) throws {
        let own = name.rawValue
        var lines = Set(types.map { $0.name.rawValue })
        for end in own.indices.dropFirst() { lines.insert(String(own[..<end])) }
        for index in own.indices {
            var shorter = own
            shorter.remove(at: index)
            lines.insert(shorter)
        }
        lines.formUnion([own.uppercased(), own.replacing(" ", with: "-"), own + "s", own.replacing(" ", with: "  ")])
        lines.remove(own)
        for line in lines {
            for operands in [[], ["a"], ["a", "b"], ["--yes"], ["a", "--yes"]] as [[String]] {
                let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init) + operands
                guard let invocation = try? ArgumentParser().parse(words.map { Array($0.utf8) }),
                    case .command(let parsed) = invocation
                else { continue }
                #expect(parsed.command != name, "\(words)")
            }
        }
    }
}
