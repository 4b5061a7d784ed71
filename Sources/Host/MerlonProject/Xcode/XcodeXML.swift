// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import MerlonPropertyList

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

/// The elements of an XML file of Xcode (a scheme, a workspace) or of Cordova, in the order in which they
/// begin.
struct XcodeXML {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The names of the elements around it, the outermost first.
        var path: [String]
        /// The index of the element right around it.
        var parent: Int?
        var place: SourcePlace
        /// The text right inside it, without white space at its ends.
        var text = ""
    }

    /// The elements of `bytes`. It takes no document type: entities come with it, and no such file needs one.
    static func elements(
        _ bytes: [UInt8], at path: String, limit: Int
    ) throws(ProjectProblem) -> [Element] {
        guard !bytes.contains("<!DOCTYPE") else {
            throw ProjectProblem(
                .malformed, path: path,
                message: "it has a document type, which no such file needs: it was not read",
                losesFacts: true)
        }
        // Foundation's parser on Linux takes for granted that names and values are UTF-8, and ends the program
        // where they are not.
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw ProjectProblem(
                .malformed, path: path, message: "it is not text in UTF-8", losesFacts: true)
        }
        let collector = Collector(bytes, limit: limit)
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = collector
        let isComplete = parser.parse()
        if collector.isOverLimit {
            throw ProjectProblem(
                .limit, path: path, message: "it has more than \(limit) elements, or 64 inside of each other",
                losesFacts: true)
        }
        // libxml2 takes a file that ends in the middle of an element without a word.
        guard isComplete, collector.isClosed else {
            let place = SourcePlace(
                offset: 0, endOffset: 0, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
            throw ProjectProblem(
                .malformed, path: path, place: place, message: "it is not well-formed XML", losesFacts: true)
        }
        return collector.elements
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        var isOverLimit = false
        /// Whether there were elements, and all of them ended.
        var isClosed: Bool { !elements.isEmpty && open.isEmpty }
        private var open: [Int] = []
        private var places: TagPlaces
        private let limit: Int

        init(_ bytes: [UInt8], limit: Int) {
            places = TagPlaces(bytes)
            self.limit = limit
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            guard elements.count < limit, open.count < 64 else {
                isOverLimit = true
                parser.abortParsing()
                return
            }
            open.append(elements.count)
            elements.append(
                Element(
                    name: name, attributes: attributes, path: open.dropLast().map { elements[$0].name },
                    parent: open.dropLast().last, place: places.next(name)))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let last = open.popLast() else { return }
            elements[last].text = elements[last].text[...].trimmed
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if let last = open.last { elements[last].text += string }
        }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            if let last = open.last { elements[last].text += String(decoding: block, as: UTF8.self) }
        }
    }
}

/// The places of start tags: the parser tells where a tag ends, and Xcode writes one attribute a line.
private struct TagPlaces {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The place of the next start tag of `name`. Tags in comments are stepped over.
    mutating func next(_ name: String) -> SourcePlace {
        let tag = Array("<\(name)".utf8)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                if bytes[index...].starts(with: "<!--".utf8) {
                    skipComment()
                    continue
                }
                let end = index + tag.count
                if bytes[index...].starts(with: tag), end < bytes.count, !bytes[end].isIdentifier {
                    let place = SourcePlace(
                        offset: index, endOffset: end, line: line, column: index - lineStart + 1,
                        endLine: line, endColumn: end - lineStart + 1)
                    step()
                    return place
                }
            }
            step()
        }
        return .unknown
    }

    private mutating func skipComment() {
        while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { step() }
    }

    private mutating func step() {
        if bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool {
        let first = text.utf8.first
        return indices.contains { self[$0] == first && self[$0...].starts(with: text.utf8) }
    }
}
