import Testing

@testable import Runner

@Suite struct WeightedGateTests {
    @Test func aLargePhotoWaitsAndIsNotPassedBy() async {
        let gate = WeightedGate(capacity: 100)
        await gate.admit(60)
        await gate.admit(40)
        async let large: Void = gate.admit(90)
        while gate.waiting < 1 { await Task.yield() }
        async let small: Void = gate.admit(1)
        while gate.waiting < 2 { await Task.yield() }
        gate.leave(40)
        #expect(gate.waiting == 2)
        gate.leave(60)
        _ = await (large, small)
        #expect(gate.weightInside == 91)
    }

    @Test func whatIsLargerThanAllTheRoomGoesInAlone() async {
        let gate = WeightedGate(capacity: 100)
        await gate.admit(.max)
        #expect(gate.weightInside == 100)
        gate.leave(.max)
        await gate.admit(-5)
        #expect(gate.weightInside == 0)
    }
}
