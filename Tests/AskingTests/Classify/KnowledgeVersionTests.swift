import Asking
import Judging
import Testing

@Suite struct KnowledgeVersionTests {
    @Test func theTablesHaveAVersion() {
        #expect(Knowledge.version.count == 16)
        #expect(Knowledge.version.filter { !$0.isHexDigit }.isEmpty)
    }
}
