internal import Files

/// Whether the disk has room for a run's results; a disk that fills up meanwhile ends the run.
enum RoomForResults {
    /// The mean over the samples of this repository is 61 kB for a photo with its menu; a full page takes more.
    static let bytesOfAPhoto = 100_000
    /// A folder and a bundle for each menu.
    static let namesOfAMenu = 2

    /// What to tell when there is probably too little room; nil when there is enough, or nobody knows.
    static func warning(_ space: DiskSpace?, menus: Int, photos: Int, output: String) -> String? {
        guard let space else { return nil }
        let advice = "; make room, or the run will end when it is used up. What is finished by then is kept."
        let (bytes, isTooMany) = photos.multipliedReportingOverflow(by: bytesOfAPhoto)
        if isTooMany || bytes > space.free {
            return "\(output): The results may take \(ByteSize(isTooMany ? .max : bytes).text), and "
                + "\(ByteSize(space.free).text) are free" + advice
        }
        if let names = space.freeNames, menus > names / namesOfAMenu {
            return "\(output): The results take \(menus) folders with a file each, and the file system has room for "
                + "\(names) names" + advice
        }
        return nil
    }
}
