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

/// Tests read pictures: without the optimiser each pixel costs ten times as much, and the tests of a minute ten minutes.
let pixelSettings = swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A C library from Debian, found in the system's default include and library folders.
func systemLibrary(_ name: String, _ package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Stages/CLibraries/\(name)", providers: [.apt([package])])
}

let cLibraries: [Target.Dependency] = [
    "CCrypto", "CCurl", "CExif", "CHeif", "CLeptonica", "CMalloc", "CONNXRuntime", "CSQLite", "CSecret", "CTesseract",
]

/// Set by `make fuzz`: the parts of the program under libFuzzer, which brings a `main` of its own.
let isFuzzed = Context.environment["VEGYSCAN_FUZZ"] != nil

let runner: Target =
    isFuzzed
    ? .target(
        name: "Runner", dependencies: ["Models", "Judging", "Menus", "Stages"],
        swiftSettings: swiftSettings + [
            .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Runner_main"])
        ])
    : .executableTarget(
        name: "Runner", dependencies: ["Models", "Judging", "Menus", "Stages"], swiftSettings: swiftSettings)

let package = Package(
    name: "vegyscan",
    products: [
        .executable(name: "vegyscan", targets: ["Runner"]),
        .library(name: "Models", targets: ["Models"]),
    ],
    targets: [
        .target(name: "Models", swiftSettings: swiftSettings),
        .target(
            name: "Stages",
            dependencies: ["Models", "Judging", "Menus", "Tables"] + cLibraries,
            exclude: ["CLibraries", "Judging", "Menus", "Tables"],
            swiftSettings: pixelSettings),
        .target(
            name: "Judging", dependencies: ["Models", "Tables"], path: "Sources/Stages/Judging",
            swiftSettings: pixelSettings),
        .target(
            name: "Menus", dependencies: ["Models", "Judging", "Tables"], path: "Sources/Stages/Menus",
            swiftSettings: pixelSettings),
        .target(
            name: "Tables",
            path: "Sources/Stages/Tables",
            exclude: [
                "help", "knowledge", "languages", "layout", "legend", "menus", "places", "prices", "profiles", "report",
                "schema",
            ],
            cSettings: [.unsafeFlags(["-Wno-c23-extensions"])]),
        runner,
        systemLibrary("CCrypto", "libssl-dev"),
        systemLibrary("CCurl", "libcurl4-openssl-dev"),
        systemLibrary("CExif", "libexif-dev"),
        systemLibrary("CHeif", "libheif-dev"),
        systemLibrary("CLeptonica", "libleptonica-dev"),
        // A part of the C library itself.
        .systemLibrary(name: "CMalloc", path: "Sources/Stages/CLibraries/CMalloc"),
        // Declarations only; the library is optional and opened at run time.
        .systemLibrary(name: "CONNXRuntime", path: "Sources/Stages/CLibraries/CONNXRuntime"),
        systemLibrary("CSQLite", "libsqlite3-dev"),
        // Declarations only, as above.
        .systemLibrary(name: "CSecret", path: "Sources/Stages/CLibraries/CSecret"),
        systemLibrary("CTesseract", "libtesseract-dev"),
        .target(name: "StubService", path: "Tests/StubService", swiftSettings: swiftSettings),
        .testTarget(name: "ModelsTests", dependencies: ["Models"], swiftSettings: swiftSettings),
        .target(
            name: "KnownDishes", dependencies: ["Models", "Judging"], path: "Tests/KnownDishes",
            swiftSettings: swiftSettings),
        .testTarget(
            name: "JudgingTests", dependencies: ["Models", "Judging", "KnownDishes"], swiftSettings: swiftSettings),
        .testTarget(
            name: "MenusTests", dependencies: ["Models", "Judging", "Menus"], swiftSettings: swiftSettings),
        .testTarget(
            name: "StagesTests", dependencies: ["Models", "Judging", "Menus", "Stages", "KnownDishes", "StubService"],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "RunnerTests", dependencies: ["Models", "Judging", "Stages", "Runner"], swiftSettings: swiftSettings),
        .testTarget(
            name: "CommandTests", dependencies: ["Models", "Judging", "Stages", "Runner", "StubService"],
            swiftSettings: swiftSettings),
        .testTarget(name: "SampleTests", dependencies: ["Models", "Runner"], swiftSettings: swiftSettings),
    ]
)

if isFuzzed {
    package.products = [.executable(name: "fuzz", targets: ["Fuzz"])]
    package.targets.removeAll { $0.type == .test }
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["Models", "Judging", "Stages", "Runner"],
            path: "Tests/Fuzz/Targets",
            swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]))
}
