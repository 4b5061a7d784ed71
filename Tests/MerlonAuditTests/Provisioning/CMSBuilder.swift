// SPDX-License-Identifier: Apache-2.0

/// CMS structures (RFC 5652) made in code; without signers, since the reader looks at none.
enum CMSBuilder {
    private static let signedDataType: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
    private static let dataType: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01]

    /// `SignedData` around `content`, or detached where it is nil.
    static func signedData(_ content: [UInt8]?) -> [UInt8] {
        signedData(encapsulated: content.map { DERBuilder.element(0x04, $0) })
    }

    /// `SignedData` whose content is a constructed string of `pieces`, as streaming writers make it.
    static func streamedSignedData(_ content: [UInt8], pieces: Int) -> [UInt8] {
        let length = (content.count + pieces - 1) / pieces
        let parts = stride(from: 0, to: content.count, by: length).map {
            DERBuilder.element(0x04, Array(content[$0..<min($0 + length, content.count)]))
        }
        return signedData(encapsulated: [0x24, 0x80] + parts.joined() + [0, 0])
    }

    /// The content type `data`.
    static func data(_ content: [UInt8]) -> [UInt8] {
        contentInfo(dataType, DERBuilder.element(0x04, content))
    }

    private static func signedData(encapsulated: [UInt8]?) -> [UInt8] {
        let content = contentInfo(dataType, encapsulated)
        let body =
            DERBuilder.element(0x02, [1]) + DERBuilder.element(0x31, []) + content
            + DERBuilder.element(0x31, [])
        return contentInfo(signedDataType, DERBuilder.element(0x30, body))
    }

    private static func contentInfo(_ type: [UInt8], _ content: [UInt8]?) -> [UInt8] {
        DERBuilder.element(
            0x30, DERBuilder.element(0x06, type) + (content.map { DERBuilder.element(0xA0, $0) } ?? []))
    }
}
