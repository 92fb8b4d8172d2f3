import Files
import Foundation
import Testing

@testable import Runner

@Suite struct ProcessEnvironmentTests {
    @Test func theProcessesVariablesAreSeen() {
        let path = ProcessInfo.processInfo.environment["PATH"]
        #expect(ProcessEnvironment.current().text("PATH") == path)
        #expect(ProcessEnvironment.current()["NO_SUCH_VARIABLE_AT_ALL"] == nil)
    }

    @Test func emptyMeansUnset() {
        let environment = ProcessEnvironment(["A": "", "B": "b"])
        #expect(environment["A"] == nil)
        #expect(environment.text("B") == "b")
        #expect(ProcessEnvironment(["C": [0xFF]]).text("C") == nil)
    }

    @Test func otherProgramsLearnNoSecrets() {
        let environment = ProcessEnvironment([
            "B": "b", LLMKey.variable: "key", "A": "a", Passphrase.variable: "phrase",
        ])
        #expect(environment.entriesWithoutSecrets(setting: ["B": "c"]) == ["A=a", "B=c"].map { Array($0.utf8) })
    }

    @Test func theConfigFolderFollowsXDG() {
        #expect(ProcessEnvironment(["HOME": "/h"]).configFolder == FilePath("/h/.config"))
        #expect(ProcessEnvironment(["HOME": "/h", "XDG_CONFIG_HOME": "/x"]).configFolder == FilePath("/x"))
        #expect(ProcessEnvironment(["HOME": "/h", "XDG_CONFIG_HOME": "x"]).configFolder == FilePath("/h/.config"))
        #expect(ProcessEnvironment(["HOME": "h"]).configFolder == nil)
    }
}
