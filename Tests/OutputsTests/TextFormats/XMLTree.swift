import Foundation
import FoundationXML

/// An element as a real XML parser sees it.
final class XMLTree {
    let name: String
    let attributes: [String: String]
    var children: [XMLTree] = []
    var text = ""

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    struct Malformed: Error {}

    static func parse(_ document: String) throws -> XMLTree {
        let reader = Reader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse(), let root = reader.root, reader.open.isEmpty else { throw Malformed() }
        return root
    }

    /// This element and all below, in document order.
    var all: [XMLTree] { [self] + children.flatMap(\.all) }

    func all(named name: String) -> [XMLTree] { all.filter { $0.name == name } }
    func all(ofClass name: String) -> [XMLTree] { all.filter { $0.attributes["class"] == name } }

    /// Of everything in it.
    var wholeText: String { text + children.map(\.wholeText).joined() }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: XMLTree?
        var open: [XMLTree] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = XMLTree(name: name, attributes: attributes)
            open.last?.children.append(element)
            if root == nil { root = element }
            open.append(element)
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}
