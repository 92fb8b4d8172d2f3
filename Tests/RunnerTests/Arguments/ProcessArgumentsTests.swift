import Testing

@testable import Runner

@Suite struct ProcessArgumentsTests {
    @Test func theProgramsNameIsLeftOut() {
        #expect(ProcessArguments.bytes() == CommandLine.arguments.dropFirst().map { Array($0.utf8) })
    }
}
