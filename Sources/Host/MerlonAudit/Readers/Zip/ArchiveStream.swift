// SPDX-License-Identifier: Apache-2.0
internal import CArchive

/// libarchive's streaming zip reader over a stretch of a source. It is used to unpack one member at a
/// time: which members there are is decided from the central directory.
///
/// Not Sendable: it owns a C handle and its position.
final class ArchiveStream {
    private let handle: OpaquePointer
    private let feed: ArchiveFeed

    /// A reader of `header` followed by the bytes of `range` in `source`.
    init(header: [UInt8], _ source: any ByteSource, _ range: Range<Int>) throws(ZipFault) {
        guard let handle = archive_read_new() else { throw .limit("there is no memory to unpack it") }
        self.handle = handle
        feed = ArchiveFeed(header: header, source, range)
        archive_read_support_format_zip_streamable(handle)
        archive_read_set_read_callback(handle, readArchiveFeed)
        archive_read_set_skip_callback(handle, skipArchiveFeed)
        archive_read_set_callback_data(handle, Unmanaged.passUnretained(feed).toOpaque())
        guard archive_read_open1(handle) == ARCHIVE_OK else { throw failure }
    }

    deinit {
        archive_read_free(handle)
    }

    /// Goes to the next member and returns the offset from which its header was sought; nil at the end.
    func nextHeader() throws(ZipFault) -> Int? {
        var entry: OpaquePointer?
        switch archive_read_next_header(handle, &entry) {
        case ARCHIVE_EOF: return nil
        // A warning is about a name's encoding; names are read by us.
        case ARCHIVE_OK, ARCHIVE_WARN: return Int(archive_read_header_position(handle))
        default: throw failure
        }
    }

    /// Gives the next block of the member's unpacked data to `body`; returns false at its end.
    func nextBlock(
        _ body: (UnsafeRawBufferPointer) throws(ZipFault) -> Void
    ) throws(ZipFault) -> Bool {
        var block: UnsafeRawPointer?
        var size = 0
        var offset: la_int64_t = 0
        switch archive_read_data_block(handle, &block, &size, &offset) {
        case ARCHIVE_EOF: return false
        case ARCHIVE_OK:
            try body(UnsafeRawBufferPointer(start: block, count: size))
            return true
        // Among the warnings are a wrong checksum and a wrong size: the data is not what was packed.
        default: throw failure
        }
    }

    private var failure: ZipFault {
        if let fault = feed.fault { return .source(fault) }
        let words = archive_error_string(handle).map { String(cString: $0).escapedForDisplay } ?? "unknown"
        return .malformed("its data can't be unpacked (\(words))")
    }
}

/// What libarchive's callbacks read from.
private final class ArchiveFeed {
    private var header: [UInt8]
    private let source: any ByteSource
    private var rest: Range<Int>
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    private(set) var fault: ByteSourceError?

    init(header: [UInt8], _ source: any ByteSource, _ range: Range<Int>) {
        self.header = header
        self.source = source
        rest = range
    }

    deinit {
        buffer.deallocate()
    }

    /// The next bytes; empty at the end, nil where the source failed. They last until the next call.
    func next() -> UnsafeRawBufferPointer? {
        if !header.isEmpty {
            buffer.copyBytes(from: header)
            defer { header = [] }
            return UnsafeRawBufferPointer(rebasing: buffer[..<header.count])
        }
        do throws(ByteSourceError) {
            let length = try source.read(
                at: rest.lowerBound, into: .init(rebasing: buffer[..<min(buffer.count, rest.count)]))
            rest = rest.dropFirst(length)
            return UnsafeRawBufferPointer(rebasing: buffer[..<length])
        } catch {
            fault = error
            return nil
        }
    }

    /// Passes over at most `count` bytes and returns how many were passed.
    func skip(_ count: Int) -> Int {
        guard header.isEmpty, count > 0 else { return 0 }
        let passed = min(count, rest.count)
        rest = rest.dropFirst(passed)
        return passed
    }
}

private func readArchiveFeed(
    _ handle: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
    _ bytes: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> la_ssize_t {
    guard let context, let next = Unmanaged<ArchiveFeed>.fromOpaque(context).takeUnretainedValue().next()
    else {
        return la_ssize_t(ARCHIVE_FATAL)
    }
    bytes?.pointee = next.baseAddress
    return next.count
}

private func skipArchiveFeed(
    _ handle: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ count: la_int64_t
) -> la_int64_t {
    guard let context else { return 0 }
    return la_int64_t(Unmanaged<ArchiveFeed>.fromOpaque(context).takeUnretainedValue().skip(Int(count)))
}
