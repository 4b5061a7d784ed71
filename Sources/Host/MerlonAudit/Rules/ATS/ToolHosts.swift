// SPDX-License-Identifier: Apache-2.0

/// Hosts of capture proxies, tunnels and request catchers, as of 2026-11.
enum ToolHosts {
    /// The tool that `name`, or a name above it, belongs to.
    static func tool(of name: String) -> String? {
        var host = name.lowercased().prefix { $0 != ":" && $0 != "/" }
        if host.hasPrefix("*.") { host = host.dropFirst(2) }
        while true {
            if let tool = tools[String(host)] { return tool }
            guard let dot = host.firstIndex(of: ".") else { return nil }
            host = host[host.index(after: dot)...]
        }
    }

    private static let tools = [
        "bore.pub": "the tunnel bore",
        "burp": "the proxy Burp Suite",
        "burpcollaborator.net": "Burp Collaborator",
        "charlesproxy.com": "the proxy Charles",
        "chls.pro": "the proxy Charles",
        "devtunnels.ms": "Visual Studio dev tunnels",
        "expo.dev": "Expo's development services",
        "exp.direct": "Expo's tunnel",
        "fiddler2.com": "the proxy Fiddler",
        "httpbin.org": "the test server httpbin",
        "httptoolkit.tech": "the proxy HTTP Toolkit",
        "interact.sh": "the request catcher Interactsh",
        "ipv4.fiddler": "the proxy Fiddler",
        "loca.lt": "the tunnel localtunnel",
        "localhost.run": "the tunnel localhost.run",
        "localtunnel.me": "the tunnel localtunnel",
        "localxpose.io": "the tunnel LocalXpose",
        "lhr.life": "the tunnel localhost.run",
        "mitm.it": "mitmproxy",
        "mitmproxy.org": "mitmproxy",
        "ngrok.app": "the tunnel ngrok",
        "ngrok.com": "the tunnel ngrok",
        "ngrok.dev": "the tunnel ngrok",
        "ngrok.io": "the tunnel ngrok",
        "ngrok-free.app": "the tunnel ngrok",
        "ngrok-free.dev": "the tunnel ngrok",
        "oast.fun": "the request catcher Interactsh",
        "oastify.com": "Burp Collaborator",
        "pinggy.io": "the tunnel Pinggy",
        "pipedream.net": "the request catcher RequestBin",
        "playit.gg": "the tunnel playit",
        "proxy.man": "the proxy Proxyman",
        "proxyman.io": "the proxy Proxyman",
        "requestbin.com": "the request catcher RequestBin",
        "requestcatcher.com": "the request catcher Request Catcher",
        "serveo.net": "the tunnel Serveo",
        "telebit.io": "the tunnel Telebit",
        "trycloudflare.com": "Cloudflare's quick tunnels",
        "webhook.site": "the request catcher Webhook.site",
    ]
}
