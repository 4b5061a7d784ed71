// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A private file for what is too large for memory. It has no name from the start, so nothing is left
/// behind however the program ends, and nobody else can open it.
final class ScratchFile {
    private let descriptor: Int32
    private var count = 0
    private var isFinished = false

    /// Makes an empty file in the directory for temporary files.
    init() throws(ByteSourceError) {
        let directory = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(directory)/merlon.XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .system(errno: errno) }
        unlink(template)
    }

    deinit {
        if !isFinished { close(descriptor) }
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(ByteSourceError) {
        var rest = bytes
        while !rest.isEmpty {
            let length = write(descriptor, rest.baseAddress, rest.count)
            if length < 0 {
                guard errno == EINTR else { throw .system(errno: errno) }
            } else {
                rest = .init(rebasing: rest[length...])
                count += length
            }
        }
    }

    /// What was written, as a source that owns the file from now on.
    func finish() -> FileBytes {
        isFinished = true
        return FileBytes(takingOwnership: descriptor, count: count)
    }
}
