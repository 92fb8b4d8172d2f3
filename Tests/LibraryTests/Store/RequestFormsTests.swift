import Foundation
import Library
import TestMaterial
import Testing

@Suite("Forms of requests, kept from run to run") struct RequestFormsTests {
    @Test func areKeptForThirtyDays() async throws {
        let clock = Clock()
        let folder = try TemporaryFolder()
        let store = try folder.store(clock)
        #expect(await store.requestForm(forService: "a") == nil)
        await store.keepRequestForm("schema", forService: "a")
        await store.keepRequestForm("text", forService: "a")
        await store.keepRequestForm("object", forService: "b")
        #expect(await store.requestForm(forService: "a") == "text")
        #expect(try await folder.store(clock).requestForm(forService: "b") == "object")
        clock.advance(days: 31)
        #expect(await store.requestForm(forService: "a") == nil)
    }

    @Test func makeRoomForNewerOnes() async throws {
        let clock = Clock()
        let store = try TemporaryFolder().store(clock)
        for number in 0..<120 {
            clock.advance(days: 0.01)
            await store.keepRequestForm("text", forService: "service \(number)")
        }
        #expect(await store.requestForm(forService: "service 19") == nil)
        #expect(await store.requestForm(forService: "service 20") == "text")
        #expect(await store.requestForm(forService: "service 119") == "text")
    }
}
