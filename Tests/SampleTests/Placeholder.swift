import Testing
@Test func placeholderSample() {}
