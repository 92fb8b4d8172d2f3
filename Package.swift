// swift-tools-version: 6.2
import PackageDescription

/// The same strict settings for every Swift target: a warning is an error, unsafe code is marked, imports don't leak.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// Where the loops over pixels, words and tables are: without the optimiser each costs ten times as much, and the tests
/// of minutes half an hour. Our Makefile asks for it; a package that somebody depends on may not have such flags.
let isOptimisedForTests = Context.environment["VEGYSCAN_OPTIMISED_TESTS"] != nil
let loopSettings =
    swiftSettings + (isOptimisedForTests ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

/// A C library from Debian, found in the system's default include and library folders.
func systemLibrary(_ name: String, _ package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Stages/CLibraries/\(name)", providers: [.apt([package])])
}

/// A part of `Stages` with walls of its own, in the folder of its name.
func room(
    _ name: String, _ dependencies: [Target.Dependency], swiftSettings: [SwiftSetting] = swiftSettings
) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Stages/\(name)", swiftSettings: swiftSettings)
}

/// Set by `make fuzz`: the parts of the program under libFuzzer, which brings a `main` of its own.
let isFuzzed = Context.environment["VEGYSCAN_FUZZ"] != nil

/// Something that tests share.
func material(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: swiftSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: swiftSettings)
}

let runnerDependencies: [Target.Dependency] = [
    "Models", "Files", "Pages", "Judging", "Menus", "Reading", "Asking", "Library", "Outputs", "Stages",
]

let runner: Target =
    isFuzzed
    ? .target(
        name: "Runner", dependencies: runnerDependencies,
        swiftSettings: swiftSettings + [
            .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Runner_main"])
        ])
    : .executableTarget(name: "Runner", dependencies: runnerDependencies, swiftSettings: swiftSettings)

let package = Package(
    name: "vegyscan",
    products: [
        .executable(name: "vegyscan", targets: ["Runner"]),
        .library(name: "Models", targets: ["Models"]),
        // The chain and the rooms whose types a stage of somebody else's meets.
        .library(name: "Stages", targets: ["Stages", "Pages", "Files", "Reading", "Menus", "Asking"]),
    ],
    targets: [
        .target(name: "Models", swiftSettings: swiftSettings),
        room("Files", ["Models", "CCrypto", "CMemoryFile"]),
        room("Pages", ["Models", "Tables"], swiftSettings: loopSettings),
        room("Judging", ["Models", "Pages", "Tables"], swiftSettings: loopSettings),
        room("Menus", ["Models", "Pages", "Judging", "Tables"], swiftSettings: loopSettings),
        room(
            "Reading",
            [
                "Models", "Files", "Pages", "Tables", "CExif", "CHeif", "CLeptonica", "CMalloc", "CONNXRuntime",
                "CTesseract",
            ], swiftSettings: loopSettings),
        room("Asking", ["Models", "Files", "Pages", "Judging", "Menus", "Tables", "CCurl"]),
        room(
            "Library",
            [
                "Models", "Files", "Pages", "Judging", "Menus", "Asking", "Tables", "CCrypto", "CCurl", "CHeif",
                "CLeptonica", "CSQLite", "CSecret", "CTesseract",
            ]),
        room("Outputs", ["Models", "Files", "Pages", "Judging", "Menus", "Reading", "Asking", "Library", "Tables"]),
        .target(
            name: "Stages", dependencies: ["Models", "Files", "Pages", "Menus", "Reading", "Asking"],
            path: "Sources/Stages/Chain", swiftSettings: swiftSettings),
        .target(
            name: "Tables",
            path: "Sources/Stages/Tables",
            exclude: [
                "digits", "help", "knowledge", "languages", "layout", "legend", "menus", "places", "prices", "profiles",
                "report", "schema",
            ]),
        runner,
        systemLibrary("CCrypto", "libssl-dev"),
        systemLibrary("CCurl", "libcurl4-openssl-dev"),
        systemLibrary("CExif", "libexif-dev"),
        systemLibrary("CHeif", "libheif-dev"),
        systemLibrary("CLeptonica", "libleptonica-dev"),
        // A part of the C library itself.
        .systemLibrary(name: "CMalloc", path: "Sources/Stages/CLibraries/CMalloc"),
        // A declaration of the C library's.
        .systemLibrary(name: "CMemoryFile", path: "Sources/Stages/CLibraries/CMemoryFile"),
        // Declarations only; the library is optional and opened at run time.
        .systemLibrary(name: "CONNXRuntime", path: "Sources/Stages/CLibraries/CONNXRuntime"),
        systemLibrary("CSQLite", "libsqlite3-dev"),
        // Declarations only, as above.
        .systemLibrary(name: "CSecret", path: "Sources/Stages/CLibraries/CSecret"),
        systemLibrary("CTesseract", "libtesseract-dev"),
        // What several tests use: folders that go by themselves, printed pages, known dishes, a service on loopback.
        material("TestMaterial", ["Models", "Files", "Pages", "Menus"]),
        material("KnownDishes", ["Models", "Judging"]),
        material("StubService", []),
        tests("ModelsTests", ["Models"]),
        tests("FilesTests", ["Models", "Files", "TestMaterial"]),
        tests("PagesTests", ["Models", "Pages", "TestMaterial"]),
        tests("JudgingTests", ["Models", "Pages", "Judging", "KnownDishes"]),
        tests("MenusTests", ["Models", "Pages", "Judging", "Menus", "TestMaterial"]),
        tests("ReadingTests", ["Models", "Files", "Pages", "Menus", "Reading", "TestMaterial", "CHeif", "CLeptonica"]),
        tests(
            "AskingTests",
            [
                "Models", "Files", "Pages", "Judging", "Menus", "Asking", "Library", "KnownDishes", "StubService",
                "TestMaterial",
            ]),
        tests(
            "LibraryTests",
            ["Models", "Files", "Pages", "Judging", "Menus", "Asking", "Library", "KnownDishes", "TestMaterial"]),
        tests(
            "OutputsTests",
            ["Models", "Files", "Pages", "Judging", "Menus", "Library", "Outputs", "TestMaterial", "CSQLite"]),
        tests(
            "StagesTests",
            ["Models", "Files", "Pages", "Judging", "Menus", "Reading", "Asking", "Stages", "TestMaterial"]),
        tests("RunnerTests", runnerDependencies + ["Runner", "TestMaterial"]),
        tests("CommandTests", runnerDependencies + ["Runner", "StubService", "TestMaterial"]),
        tests("SampleTests", ["Models", "Files", "Runner", "TestMaterial"]),
    ]
)

if isFuzzed {
    package.products = [.executable(name: "fuzz", targets: ["Fuzz"])]
    package.targets.removeAll { $0.type == .test }
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: runnerDependencies + ["Runner"],
            path: "Tests/Fuzz/Targets",
            swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]))
}
