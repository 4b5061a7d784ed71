// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// AVFoundation codes that a failed network load ends in.
    static let avFoundationCodes: [ErrorCode] = avRows.map { number, name, meaning in
        ErrorCode(.avFoundation, number, "AVError" + name, meaning, source: .avError)
    }

    /// Web view codes.
    static let webCodes: [ErrorCode] =
        webKitRows.map { number, name, meaning in
            ErrorCode(.webKit, number, "WebKitError" + name, meaning, source: .webKitErrors)
        }
        + webKitPrivateRows.map { number, meaning in
            ErrorCode(.webKit, number, "", meaning, source: .webKitSource, confidence: .reported)
        }
        + wkRows.map { number, name, meaning in
            ErrorCode(.wk, number, "WKError" + name, meaning, source: .wkError)
        }

    private static let avRows: [(Int, String, String)] = [
        (-11800, "Unknown", "AVFoundation has no code of its own; the underlying error says more."),
        (-11821, "DecodeFailed", "The media could not be decoded."),
        (
            -11828, "FileFormatNotRecognized",
            "The content is not of a media format that is recognised; an error page instead of media gives this too."
        ),
        (-11829, "FileFailedToParse", "The media file could not be parsed."),
        (-11835, "ContentIsNotAuthorized", "The user is not authorised to play the content."),
        (-11839, "DecoderTemporarilyUnavailable", "The decoder is in use."),
        (-11848, "IncompatibleAsset", "The media can't be played on this device."),
        (-11849, "FailedToLoadMediaData", "The media data could not be loaded."),
        (
            -11850, "ServerIncorrectlyConfigured",
            "The media server is not set up as AVFoundation needs, most often without byte ranges."
        ),
        (-11853, "FailedToParse", "The content could not be parsed."),
        (-11862, "OperationNotAllowed", "The operation is not allowed for this media."),
        (-11863, "ContentIsUnavailable", "The content is not available."),
        (-11866, "ContentNotUpdated", "The live stream's playlist is not updated any more."),
    ]

    private static let webKitRows: [(Int, String, String)] = [
        (100, "CannotShowMIMEType", "The web view can't show content of this type."),
        (101, "CannotShowURL", "The web view can't show this URL."),
        (
            102, "FrameLoadInterruptedByPolicyChange",
            "The load was stopped by a navigation decision: the app's delegate answered \"cancel\", or the load became a download."
        ),
        (200, "CannotFindPlugIn", "The plug-in was not found."),
        (201, "CannotLoadPlugIn", "The plug-in could not be loaded."),
        (202, "JavaUnavailable", "Java is not available."),
        (203, "BlockedPlugInVersion", "The plug-in's version is blocked."),
    ]

    private static let webKitPrivateRows: [(Int, String)] = [
        (103, "The port is one that browsers refuse to use."),
        (104, "A content blocker stopped the load."),
        (105, "A content filter stopped the load."),
        (204, "The media plug-in handles the load; not an error."),
        (305, "The page is http and only https is allowed (HTTPS-Only)."),
    ]

    private static let wkRows: [(Int, String, String)] = [
        (1, "Unknown", "The web view has no code for what happened."),
        (2, "WebContentProcessTerminated", "The web content process ended."),
        (3, "WebViewInvalidated", "The web view was invalidated."),
        (4, "JavaScriptExceptionOccurred", "A script threw an exception."),
        (5, "JavaScriptResultTypeIsUnsupported", "A script's result is of a type that can't be handed over."),
        (
            13, "NavigationAppBoundDomain",
            "The page is outside the app-bound domains that WKAppBoundDomains names."
        ),
        (
            14, "JavaScriptAppBoundDomain",
            "A script may not run outside the app-bound domains that WKAppBoundDomains names."
        ),
    ]
}
