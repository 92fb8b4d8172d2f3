import Testing

@Test func placeholderStages() {}
