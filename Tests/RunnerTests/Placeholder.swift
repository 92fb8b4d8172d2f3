import Testing

@Test func placeholderRunner() {}
