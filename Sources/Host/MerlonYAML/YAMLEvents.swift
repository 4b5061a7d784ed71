// SPDX-License-Identifier: Apache-2.0
internal import CYaml
internal import MerlonPropertyList

/// libyaml's parser over bytes that outlive it.
final class YAMLEvents {
    /// One event, as the tree builder needs it.
    enum Event {
        case alias(String)
        case scalar(text: String, isPlain: Bool, tag: String?, anchor: String?)
        case sequenceStart(tag: String?, anchor: String?)
        case mappingStart(tag: String?, anchor: String?)
        case collectionEnd
        case documentStart
        /// The end of a document or of the stream, or the stream's start: nothing that a tree holds.
        case other
        case streamEnd
    }

    // libyaml keeps pointers into the parser itself: it must not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// A parser of `bytes`, which the caller keeps alive for as long as this object.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        parser = .allocate(capacity: 1)
        // It fails only where no memory is left.
        precondition(yaml_parser_initialize(parser) == 1, "libyaml can't allocate its parser")
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event and its place.
    func next() throws(YAMLError) -> (Event, SourcePlace) {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
        defer { yaml_event_delete(&event) }
        return (Self.event(event), SourcePlace(event.start_mark, event.end_mark))
    }

    private static func event(_ event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            .scalar(
                text: text(event.data.scalar.value, event.data.scalar.length),
                isPlain: event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE,
                tag: text(event.data.scalar.tag), anchor: text(event.data.scalar.anchor))
        case YAML_SEQUENCE_START_EVENT:
            .sequenceStart(
                tag: text(event.data.sequence_start.tag), anchor: text(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT:
            .mappingStart(
                tag: text(event.data.mapping_start.tag), anchor: text(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_STREAM_END_EVENT: .streamEnd
        default: .other
        }
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?, _ length: Int) -> String {
        String(
            decoding: UnsafeBufferPointer(start: pointer, count: pointer == nil ? 0 : length), as: UTF8.self)
    }

    private var fault: YAMLError {
        let words = parser.pointee.problem.map { String(cString: $0) } ?? "it can't be read"
        // The reader (encoding faults) has an offset and no mark.
        if parser.pointee.error == YAML_READER_ERROR {
            let offset = Int(parser.pointee.problem_offset)
            return .syntax(words, at: SourcePlace(offset: offset, endOffset: offset))
        }
        let mark = parser.pointee.problem_mark
        return .syntax(words, at: SourcePlace(mark, mark))
    }
}

extension SourcePlace {
    // libyaml counts lines and columns from 0, columns in code points. Its index counts code points too, so
    // it is no byte offset outside ASCII: whoever needs bytes goes by line and column.
    fileprivate init(_ start: yaml_mark_t, _ end: yaml_mark_t) {
        self.init(
            offset: Int(start.index), endOffset: Int(end.index), line: Int(start.line) + 1,
            column: Int(start.column) + 1, endLine: Int(end.line) + 1, endColumn: Int(end.column) + 1)
    }
}
