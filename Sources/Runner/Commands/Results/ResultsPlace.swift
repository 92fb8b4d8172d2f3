internal import Files
internal import Library
internal import Models

/// Where results are looked for: a folder that a scan wrote, the folder of one menu in it, or a bundle's file.
struct ResultsPlace {
    let path: FilePath
    /// Whether there is one menu, whatever it is called.
    let isOneMenu: Bool
    private let bundles: [FilePath: FilePath]

    /// The menus' names, in byte order.
    var menus: [FilePath] { bundles.keys.sorted() }

    init(_ path: FilePath) throws(CommandFailure) {
        self.path = path
        let bundle = path.appending("bundle.json")
        switch FileKind.of(path) {
        case .missing:
            throw CommandFailure(message: "\(path.display): There is no such file or folder.", exitCode: .noInput)
        case .file:
            isOneMenu = true
            let name = path.lastComponent
            bundles = [name == FilePath("bundle.json") ? path.parent.lastComponent : name: path]
        case .folder where FileKind.of(bundle) == .file:
            isOneMenu = true
            bundles = [path.lastComponent: bundle]
        case .folder:
            isOneMenu = false
            let writer = BundleWriter(folder: path)
            let menus = try StoredMenus(folder: path).menus()
            bundles = Dictionary(menus.map { ($0, writer.file(ofMenu: $0)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Nil where there is none that this version can read.
    func bundle(ofMenu menu: FilePath) -> MenuBundle? {
        bundles[menu].flatMap(BundleWriter.bundle(in:))
    }

    /// Where a menu's bundle lies.
    func file(ofMenu menu: FilePath) -> FilePath { bundles[menu] ?? path }

    static func cannotBeRead(_ file: FilePath) -> String {
        "\(file.display): This is no bundle that this version can read; scan its photos again."
    }
}
