internal import Asking
internal import Files
internal import Library
internal import Models

/// The debug mode, which nobody must leave on by mistake.
extension Settings {
    /// Says that it is on, even where a run is to be quiet.
    func tellOfMockData(_ console: Console) {
        if self.mockData.value { console.error(mockDataNotice) }
    }

    /// One line for people.
    var mockDataNotice: String {
        "Mock data is on (\(self.mockData.origin.description)): made-up answers stand in for outside services, nothing is sent "
            + "or fetched, and no result may be used for food. \(mockDataRemedy)"
    }

    /// How to switch it off.
    private var mockDataRemedy: String {
        switch self.mockData.origin {
        case .flag: "Leave the option out to switch it off."
        case .environment(let name): "Unset \(name) to switch it off."
        case .file, .kept, .default: "Switch it off with: vegyscan settings unset mock_data"
        }
    }

    /// Refuses a folder with real results: made-up answers must not replace what somebody relies on.
    func checkMockData(in folder: FilePath) throws(CommandFailure) {
        guard self.mockData.value else { return }
        let writer = BundleWriter(folder: folder)
        for menu in (try? BundleFolder(folder: folder).menus()) ?? [] {
            guard let bundle = writer.existing(menu: menu), !bundle.dishes.isEmpty,
                !bundle.warnings.contains(.mockData)
            else { continue }
            throw CommandFailure(
                message: "\(folder.display): Real results are here, and mock data would take their place; name another "
                    + "folder with --out, or leave mock data out.", exitCode: .cannotWrite)
        }
    }
}
