// SPDX-License-Identifier: Apache-2.0

extension ErrorCodeTable {
    /// Darwin's `errno` values that networking reports. Linux numbers most of them otherwise.
    static let posixCodes: [ErrorCode] = posixRows.map { number, name, meaning in
        ErrorCode(.posix, number, name, meaning, source: .errnoHeader)
    }

    /// `getaddrinfo`'s `EAI_` values on Darwin.
    static let netDBCodes: [ErrorCode] = netDBRows.map { number, name, meaning in
        ErrorCode(.netDB, number, name, meaning, source: .netdbHeader)
    }

    /// `kDNSServiceErr_…`.
    static let dnsServiceCodes: [ErrorCode] = dnsServiceRows.map { number, name, meaning in
        ErrorCode(.dnsService, number, "kDNSServiceErr_" + name, meaning, source: .dnsHeader)
    }

    private static let posixRows: [(Int, String, String)] = [
        (1, "EPERM", "Operation not permitted: a sandbox, a firewall or a missing entitlement forbids it."),
        (2, "ENOENT", "No such file or directory; for a Unix domain socket, nobody listens."),
        (4, "EINTR", "A system call was interrupted."),
        (9, "EBADF", "The socket is already closed: iOS takes sockets from suspended apps."),
        (12, "ENOMEM", "No memory could be allocated."),
        (13, "EACCES", "Permission denied."),
        (16, "EBUSY", "The resource is busy."),
        (22, "EINVAL", "An argument is invalid."),
        (24, "EMFILE", "The process has too many open files or sockets."),
        (28, "ENOSPC", "The disk is full."),
        (32, "EPIPE", "The other side no longer reads."),
        (35, "EAGAIN", "Not ready now."),
        (36, "EINPROGRESS", "The connection is still being made."),
        (40, "EMSGSIZE", "The message is too long for one datagram."),
        (42, "ENOPROTOOPT", "The protocol has no such option."),
        (43, "EPROTONOSUPPORT", "The protocol is not supported."),
        (45, "ENOTSUP", "The operation is not supported."),
        (47, "EAFNOSUPPORT", "The address family is not supported."),
        (48, "EADDRINUSE", "The address is in use."),
        (49, "EADDRNOTAVAIL", "The address is not available on this device."),
        (50, "ENETDOWN", "The network is down, or local network privacy forbids this app to use it."),
        (51, "ENETUNREACH", "There is no route to the network."),
        (52, "ENETRESET", "The network dropped the connection on reset."),
        (53, "ECONNABORTED", "The system ended the connection, as it does for an app that was suspended."),
        (54, "ECONNRESET", "The peer, or something on the way, reset the connection."),
        (55, "ENOBUFS", "No buffer space is available."),
        (57, "ENOTCONN", "The socket is not connected: the peer closed it before."),
        (58, "ESHUTDOWN", "The socket was shut down."),
        (60, "ETIMEDOUT", "The connection attempt timed out: nothing answered."),
        (61, "ECONNREFUSED", "The host answered and refuses: nothing listens on the port."),
        (64, "EHOSTDOWN", "The host does not answer on the local network."),
        (
            65, "EHOSTUNREACH",
            "There is no route to the host; for an address on the local network also the sign of local network privacy."
        ),
        (80, "EAUTH", "Authentication error."),
        (89, "ECANCELED", "The operation was cancelled."),
        (96, "ENODATA", "No data is available; Network.framework says so when the peer closed the stream."),
        (100, "EPROTO", "A protocol error."),
    ]

    private static let netDBRows: [(Int, String, String)] = [
        (1, "EAI_ADDRFAMILY", "The host has no address of this family."),
        (2, "EAI_AGAIN", "The name server does not answer now."),
        (3, "EAI_BADFLAGS", "Invalid flags."),
        (4, "EAI_FAIL", "The name server failed and will go on failing."),
        (5, "EAI_FAMILY", "The address family is not supported."),
        (6, "EAI_MEMORY", "No memory could be allocated."),
        (7, "EAI_NODATA", "The name exists and has no address."),
        (8, "EAI_NONAME", "The name does not exist, or no name server could be asked."),
        (9, "EAI_SERVICE", "The service is not known for this kind of socket."),
        (10, "EAI_SOCKTYPE", "The kind of socket is not supported."),
        (11, "EAI_SYSTEM", "A system error; errno says which."),
    ]

    private static let dnsServiceRows: [(Int, String, String)] = [
        (-65537, "Unknown", "An error without a code of its own."),
        (-65538, "NoSuchName", "The name does not exist."),
        (-65539, "NoMemory", "No memory could be allocated."),
        (-65540, "BadParam", "A parameter is invalid."),
        (-65541, "BadReference", "The service reference is invalid."),
        (-65542, "BadState", "The call does not fit the state."),
        (-65543, "BadFlags", "The flags are invalid."),
        (-65544, "Unsupported", "The operation is not supported."),
        (-65545, "NotInitialized", "The service is not initialised."),
        (-65547, "AlreadyRegistered", "The service is already registered."),
        (-65548, "NameConflict", "Another host uses the name."),
        (-65549, "Invalid", "An invalid index or data."),
        (-65550, "Firewall", "A firewall forbids it."),
        (-65551, "Incompatible", "Client and mDNSResponder are of incompatible versions."),
        (-65552, "BadInterfaceIndex", "The network interface does not exist."),
        (-65553, "Refused", "The name server refused the query."),
        (-65554, "NoSuchRecord", "The name has no record of this type."),
        (
            -65555, "NoAuth",
            "Not authorised: the Bonjour type is not in NSBonjourServices, or the user has not allowed the local network."
        ),
        (-65556, "NoSuchKey", "The key does not exist."),
        (-65557, "NATTraversal", "The router gave no port mapping."),
        (-65558, "DoubleNAT", "Two routers in a row translate addresses."),
        (-65559, "BadTime", "The clocks of the two sides differ."),
        (-65560, "BadSig", "A signature is wrong."),
        (-65561, "BadKey", "A key is wrong."),
        (-65562, "Transient", "A passing failure."),
        (
            -65563, "ServiceNotRunning",
            "The DNS service (mDNSResponder) is not running, or can't be reached from this process."
        ),
        (-65564, "NATPortMappingUnsupported", "The router has no port mapping."),
        (-65565, "NATPortMappingDisabled", "Port mapping is switched off in the router."),
        (-65566, "NoRouter", "There is no router."),
        (-65567, "PollingMode", "The browser has to poll."),
        (-65568, "Timeout", "No answer in time."),
        (-65569, "DefunctConnection", "The connection to the DNS service is gone: the app was suspended."),
        (
            -65570, "PolicyDenied",
            "A policy of the system denies it: the user has not allowed this app to use the local network."
        ),
        (-65571, "NotPermitted", "Not permitted for this process."),
    ]
}
