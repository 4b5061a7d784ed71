// SPDX-License-Identifier: Apache-2.0

extension BuildSettings {
    /// Whether the configuration is one for developers: optimisation off or `DEBUG` defined; where no setting
    /// speaks of either, a name that begins with `Debug`.
    public var isDebug: Bool {
        let conditions = value("SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.text
        let definitions = value("GCC_PREPROCESSOR_DEFINITIONS")?.text
        let swift = value("SWIFT_OPTIMIZATION_LEVEL")?.text
        let clang = value("GCC_OPTIMIZATION_LEVEL")?.text
        if swift == "-Onone" || clang == "0" { return true }
        if (conditions ?? "").split(separator: " ").contains("DEBUG") { return true }
        let words = (definitions ?? "").split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }
        if words.contains(where: { $0 == "DEBUG" || $0.hasPrefix("DEBUG=") && $0 != "DEBUG=0" }) {
            return true
        }
        guard conditions == nil, definitions == nil, swift == nil, clang == nil else { return false }
        return context.configuration.lowercased().hasPrefix("debug")
    }
}
