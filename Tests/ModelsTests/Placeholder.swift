import Testing
@Test func placeholderModels() {}
