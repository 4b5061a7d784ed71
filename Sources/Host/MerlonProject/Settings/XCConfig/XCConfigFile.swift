// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One `.xcconfig` as it is written, what it includes not read yet.
struct XCConfigFile {
    /// One line that means something.
    enum Item {
        case setting(BuildSetting)
        case include(XCConfigInclude)
    }

    var items: [Item] = []
    var problems: [ProjectProblem] = []
}

/// An `#include` or `#include?`.
struct XCConfigInclude {
    /// What stands between the quotation marks.
    var path: String
    /// Whether it is `#include?`, which may lead nowhere.
    var isOptional: Bool
    var place: SourcePlace
}
