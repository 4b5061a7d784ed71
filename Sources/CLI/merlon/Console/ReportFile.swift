// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file that appears whole or not at all: written beside its destination under another name, then
/// moved over it.
enum ReportFile {
    /// Writes `text` to `path`. What is not a plain file (a pipe, `/dev/stderr`) is written to directly.
    static func write(_ text: String, to path: String) throws(CommandError) {
        let destination = resolved(path)
        if let kind = fileKind(destination), kind != S_IFREG {
            guard kind != S_IFDIR else {
                throw .unwritable(path: path, reason: SystemMessage.text(for: EISDIR))
            }
            return try writeInPlace(text, to: path)
        }
        var template = Array("\(destination).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: SystemMessage.current) }
        defer { close(descriptor) }
        do throws(CommandError) {
            try fill(descriptor, with: text, path: path)
            guard fchmod(descriptor, mode(of: destination)) == 0, rename(template, destination) == 0 else {
                throw CommandError.unwritable(path: path, reason: SystemMessage.current)
            }
        } catch {
            unlink(template)
            throw error
        }
    }

    private static func writeInPlace(_ text: String, to path: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: SystemMessage.current) }
        defer { close(descriptor) }
        try fill(descriptor, with: text, path: path)
    }

    private static func fill(_ descriptor: Int32, with text: String, path: String) throws(CommandError) {
        switch OutputDescriptor(descriptor).write(text) {
        case .written, .readerGone: return
        case .failed(let reason): throw .unwritable(path: path, reason: reason)
        }
    }

    /// The file that `path` leads to: a symbolic link keeps pointing where it does.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func fileKind(_ path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// The permissions that the destination has, or that a new file gets.
    private static func mode(of path: String) -> mode_t {
        var status = stat()
        if stat(path, &status) == 0 { return status.st_mode & 0o777 }
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }
}
