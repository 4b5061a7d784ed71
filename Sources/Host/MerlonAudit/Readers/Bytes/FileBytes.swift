// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A regular file as a source. It is read with `pread` and not mapped: a file that another process
/// shortens would end a process that has it mapped.
final class FileBytes: ByteSource {
    let count: Int
    private let descriptor: Int32

    /// Opens the file at `path`. What is not a regular file (a pipe, a device) is refused, since a read
    /// from it may wait for ever.
    init(path: String) throws(ByteSourceError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system(errno: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw .system(errno: code)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .system(errno: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        self.descriptor = descriptor
        count = Int(status.st_size)
    }

    /// Takes an open descriptor, which is closed with this object.
    init(takingOwnership descriptor: Int32, count: Int) {
        self.descriptor = descriptor
        self.count = count
    }

    deinit {
        close(descriptor)
    }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
        guard offset >= 0 else { return 0 }
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let length = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
            if length < 0 {
                guard errno == EINTR else { throw .system(errno: errno) }
            } else if length == 0 {
                break
            } else {
                filled += length
            }
        }
        return filled
    }
}
