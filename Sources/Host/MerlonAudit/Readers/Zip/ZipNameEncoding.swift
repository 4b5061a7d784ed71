// SPDX-License-Identifier: Apache-2.0

/// The text of a member's name by the letter of the format (APPNOTE, appendix D): UTF-8 where flag 11
/// is set, else the code page of the first PCs. Two spellings of one text are no disagreement: tools that
/// rewrite a directory convert the names in it and leave the local headers as they are.
enum ZipNameEncoding {
    private static let upperHalf = Array(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
            .unicodeScalars)

    static func text(of name: ArraySlice<UInt8>, flags: UInt16) -> String {
        guard flags & 0x0800 == 0 else { return String(decoding: name, as: UTF8.self) }
        return name.reduce(into: "") { text, byte in
            text.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80])
        }
    }
}
