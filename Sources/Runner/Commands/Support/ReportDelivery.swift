internal import Files
internal import Library

/// Sends the problem reports whose owner agreed to that, when there is a connection.
struct ReportDelivery {
    let settings: Settings
    let locations: StoreLocations
    let console: Console

    /// Sends what waits, and says what was sent. Trouble with it is no reason for a run to fail.
    ///
    /// - Returns: those that are sent, and gone.
    @discardableResult
    func sendWaiting() async -> [FilePath] {
        let queue = ReportQueue(locations)
        let waiting = queue.waiting
        guard !waiting.isEmpty, !settings.offline.value, !settings.mockData.value,
            let text = settings.activeSupportAddress,
            let address = PlainAddress(text)
        else { return [] }
        var sent: [FilePath] = []
        for file in waiting {
            guard let report = queue.report(file) else { continue }
            do throws(WebRefusal) {
                try await ReportSender(address).send(report)
            } catch {
                // Removing the file is all that it takes to be rid of it.
                let notice =
                    "A problem report could not be sent to \(address.host) and waits: \(error.reason). It is tried at each "
                    + "scan; remove \(file.display) to send it never."
                if NoticeBook(locations).mayTell(notice) { console.note(notice) }
                break
            }
            queue.remove(file)
            sent.append(file)
            console.note("A problem report was sent to \(address.host).")
        }
        return sent
    }
}
