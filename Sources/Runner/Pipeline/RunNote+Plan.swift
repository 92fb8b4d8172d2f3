internal import Files

/// Of how a run took what it was given, and what it left as it was.
extension RunNote {
    /// Nil when there are none.
    ///
    /// - Parameter folders: of menus that are new in the output folder and could not have their plain names.
    static func sharedNames(_ folders: [String], in output: FilePath) -> RunNote? {
        guard !folders.isEmpty else { return nil }
        let named = folders.sorted().prefix(3).joined(separator: ", ") + (folders.count > 3 ? ", …" : "")
        let menus = folders.count == 1 ? "1 menu shares its name" : "\(folders.count) menus share their names"
        return RunNote(
            code: .nameShared,
            message: "\(output.display): \(menus) with others; digits of the photos' content tell the folders apart: "
                + "\(named).")
    }

    /// - Parameters:
    ///   - photos: how many of them.
    ///   - folders: those that were named and hold more than one loose photo.
    static func severalMenus(_ photos: Int, in folders: [FilePath]) -> RunNote {
        let named = folders.count == 1 ? folders[0].display : CountedNoun(folders.count, "folder").text
        return RunNote(
            code: .severalMenus,
            message: "\(named): \(photos) photos are taken as \(photos) menus; if they are the pages of one, add "
                + "--one-menu.")
    }

    static func oneMenu(_ pages: Int) -> RunNote {
        RunNote(
            code: .oneMenu,
            message:
                "\(CountedNoun(pages, "photo").text) taken as \(pages == 1 ? "one menu" : "the pages of one menu"); "
                + "without --one-menu each loose photo is a menu of its own.")
    }

    /// Nil when there are none.
    static func samePhotos(_ repeated: RepeatedPhotos, in output: FilePath) -> RunNote? {
        let found = repeated.found
        guard !found.isEmpty else { return nil }
        let named = found.prefix(3).map {
            "\($0.menu) (as \($0.others.prefix(3).joined(separator: ", "))\($0.others.count > 3 ? ", …" : ""))"
        }
        let results = found.count == 1 ? "1 new result shows" : "\(found.count) new results show"
        return RunNote(
            code: .samePhotos,
            message: "\(output.display): \(results) photos that another result shows too: "
                + "\(named.joined(separator: ", "))\(found.count > 3 ? ", …" : ""). Where photos were renamed, moved "
                + "or copied, remove the results that you don't need."
                + (repeated.concernsAddedPages ? " Pages that were added by hand are only in the earlier ones." : ""))
    }

    /// Nil when there are none.
    ///
    /// - Parameter count: how many menus lost what a profile said of them.
    static func verdictsRemoved(_ count: Int, in output: FilePath) -> RunNote? {
        guard count > 0 else { return nil }
        let menus = count == 1 ? "1 menu was written anew, and its" : "\(count) menus were written anew, and their"
        return RunNote(
            code: .verdictsRemoved,
            message: "\(output.display): \(menus) profile.json is removed, since it was of the earlier result. For "
                + "verdicts on the new one run: vegyscan rejudge \(output.quotedForShell)")
    }

    /// - Parameter file: where it is now.
    static func setAside(_ file: String) -> RunNote {
        RunNote(
            code: .resultSetAside,
            message: "\(file): This stood where a result belongs and can't be read by this version, so it was put "
                + "aside. It is of a later version, damaged, or no result at all.")
    }

    /// - Parameters:
    ///   - pages: how many had been added by hand.
    ///   - menu: whose result is gone or can't be read any more.
    static func pagesLost(_ pages: Int, of menu: String) -> RunNote {
        RunNote(
            code: .pagesLost,
            message: "\(menu): Its earlier result is gone or can't be read, and with it "
                + "\(CountedNoun(pages, "page").text) that a scan doesn't find; to add photos again: vegyscan history "
                + "add-page")
    }

    /// - Parameters:
    ///   - photos: of the earlier result, which the new one lacks.
    ///   - menu: whose result was written anew.
    ///   - dishes: how many stood on them.
    static func photosGone(_ photos: [String], of menu: String, dishes: Int) -> RunNote {
        let named = photos.prefix(3).joined(separator: ", ") + (photos.count > 3 ? ", …" : "")
        return RunNote(
            code: .pagesLost,
            message:
                "\(menu): \(CountedNoun(photos.count, "page").text) of the earlier result \(photos.count == 1 ? "is" : "are") "
                + "not among the photos any more (\(named)), and \(CountedNoun.dishes(dishes)) of it went with "
                + "\(photos.count == 1 ? "it" : "them"); where that is wrong, put the photos back and scan again.")
    }

    /// - Parameters:
    ///   - menu: whose photo can't be read any more.
    ///   - dishes: how many the earlier result holds.
    static func earlierKept(_ menu: String, dishes: Int) -> RunNote {
        RunNote(
            code: .earlierKept,
            message: "\(menu): What could be read earlier can't be read now; the earlier result stays, with "
                + "\(CountedNoun.dishes(dishes)).")
    }

    /// - Parameter menu: the first one whose earlier result the neural engine had read.
    static func engineMissing(_ menu: String) -> RunNote {
        RunNote(
            code: .engineMissing,
            message: "\(menu): The neural engine had read the earlier result and is not here now, so this one and "
                + "others like it are read anew without it, which reads worse. To get it: vegyscan engine install")
    }

    /// - Parameters:
    ///   - menu: the folder of the result that was made from other photos at the same place.
    ///   - folder: that of the new one.
    static func otherMenu(at menu: String, now folder: String) -> RunNote {
        RunNote(
            code: .nameShared,
            message: "\(menu): The photo at this place shows other dishes now, so both results stay; the new one is "
                + "\(folder). If it is the same menu, remove the earlier one.")
    }
}
