// swift-tools-version: 6.2
import PackageDescription

/// The working copy that this example lies in; or, where `VEGYSCAN_PACKAGE_URL` names a Git repository, the version
/// `VEGYSCAN_PACKAGE_VERSION` of it. A package of your own only needs the second form.
let vegyscan: Package.Dependency =
    if let url = Context.environment["VEGYSCAN_PACKAGE_URL"],
        let version = Context.environment["VEGYSCAN_PACKAGE_VERSION"].flatMap({ Version($0) })
    {
        .package(url: url, exact: version)
    } else {
        .package(name: "vegyscan", path: "../..")
    }

let package = Package(
    name: "own-stage",
    dependencies: [vegyscan],
    targets: [
        .executableTarget(
            name: "own-stage",
            dependencies: [
                .product(name: "Models", package: "vegyscan"),
                .product(name: "Stages", package: "vegyscan"),
            ])
    ]
)
