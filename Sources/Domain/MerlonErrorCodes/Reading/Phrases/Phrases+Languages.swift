// SPDX-License-Identifier: Apache-2.0

extension Phrase {
    /// The system's descriptions in other languages, by the words that Apple's versions have kept.
    static let languages: [Phrase] =
        secureConnection + german + french + spanish + italian + portuguese + dutch + japanese + chinese
        + korean

    /// -1022, whose sentence keeps the feature's English name in all languages but German.
    private static let secureConnection: [Phrase] = [
        "connexion sécurisée", "conexión segura", "connessione sicura", "conexão segura", "ligação segura",
        "beveiligde verbinding", "säker anslutning", "sikker forbindelse", "sikker tilkobling",
        "bezpiecznego połączenia", "безопасного соединения", "защищенного соединения", "güvenli bir bağlantı",
        "安全な接続", "セキュアな接続", "安全连接", "安全的连接", "安全連線", "安全的連線", "보안 연결",
    ].map { Phrase("App Transport Security", $0, code: -1022) }

    private static let german: [Phrase] = [
        Phrase("App-Transport-Sicherheit", "sichere Verbindung", code: -1022),
        Phrase("Internetverbindung scheint offline", code: -1009),
        Phrase("TLS-Fehler", "sicheren Verbindung", code: -1200),
        Phrase("SSL-Fehler", "sichere Verbindung", code: -1200),
        Phrase("Zertifikat", "Server", "ungültig", code: -1202),
        Phrase("Zertifikat", "Server", "abgelaufen", code: -1201),
        Phrase("Netzwerkverbindung wurde unterbrochen", code: -1005),
        Phrase("Zeitüberschreitung bei der Anforderung", code: -1001),
        Phrase("Zeitüberschreitung bei der Anfrage", code: -1001),
        Phrase("Server mit dem angegebenen Hostnamen konnte nicht gefunden werden", code: -1003),
        Phrase("Verbindung zum Server konnte nicht hergestellt werden", code: -1004),
        Phrase("keine Verbindung zum Server hergestellt werden", code: -1004),
        Phrase("scheinbar keine Verbindung zum Internet", code: -1009),
        Phrase("anscheinend keine Verbindung zum Internet", code: -1009),
        Phrase("keine Internetverbindung", code: -1009),
    ]

    private static let french: [Phrase] = [
        Phrase("erreur SSL", "connexion sécurisée", code: -1200),
        Phrase("certificat", "serveur", "n'est pas valide", code: -1202),
        Phrase("certificat", "serveur", "non valide", code: -1202),
        Phrase("certificat", "serveur", "expiré", code: -1201),
        Phrase("connexion réseau a été perdue", code: -1005),
        Phrase("requête a expiré", code: -1001),
        Phrase("délai d'attente de la requête", code: -1001),
        Phrase("serveur", "nom d'hôte", "trouv", code: -1003),
        Phrase("impossible de se connecter au serveur", code: -1004),
        Phrase("connexion Internet semble", code: -1009),
        Phrase("semble", "connexion Internet", "interrompue", code: -1009),
    ]

    private static let spanish: [Phrase] = [
        Phrase("error SSL", "conexión segura", code: -1200),
        Phrase("error de SSL", "conexión segura", code: -1200),
        Phrase("certificado", "servidor", "no es válido", code: -1202),
        Phrase("certificado", "servidor", "ha caducado", code: -1201),
        Phrase("perdido la conexión de red", code: -1005),
        Phrase("conexión de red se ha perdido", code: -1005),
        Phrase("agotado el tiempo de espera", code: -1001),
        Phrase("servidor con el nombre de host especificado", code: -1003),
        Phrase("no se ha podido conectar", "servidor", code: -1004),
        Phrase("no se ha podido establecer conexión con el servidor", code: -1004),
        Phrase("no se pudo establecer conexión con el servidor", code: -1004),
        Phrase("conexión a Internet", "desactivada", code: -1009),
    ]

    private static let italian: [Phrase] = [
        Phrase("errore SSL", "connessione sicura", code: -1200),
        Phrase("certificato", "server", "non è valido", code: -1202),
        Phrase("connessione di rete è stata persa", code: -1005),
        Phrase("connessione a Internet", "non attiva", code: -1009),
    ]

    private static let portuguese: [Phrase] = [
        Phrase("erro de SSL", "conexão segura", code: -1200),
        Phrase("erro SSL", "segura", code: -1200),
        Phrase("certificado", "servidor", "não é válido", code: -1202),
        Phrase("certificado", "servidor", "inválido", code: -1202),
        Phrase("conexão de rede foi perdida", code: -1005),
        Phrase("conexão com a Internet", "inativa", code: -1009),
    ]

    private static let dutch: [Phrase] = [
        Phrase("SSL-fout", "beveiligde verbinding", code: -1200),
        Phrase("certificaat", "server", "ongeldig", code: -1202),
        Phrase("netwerkverbinding is verbroken", code: -1005),
    ]

    private static let japanese: [Phrase] = [
        Phrase("SSLエラー", "サーバ", code: -1200),
        Phrase("サーバ", "証明書", "無効", code: -1202),
        Phrase("ネットワーク接続が切れました", code: -1005),
        Phrase("ネットワーク接続が失われました", code: -1005),
        Phrase("要求がタイムアウト", code: -1001),
        Phrase("リクエストがタイムアウト", code: -1001),
        Phrase("ホスト名のサーバ", "見つかりません", code: -1003),
        Phrase("サーバに接続できません", code: -1004),
        Phrase("サーバーに接続できません", code: -1004),
        Phrase("インターネット接続がオフライン", code: -1009),
    ]

    private static let chinese: [Phrase] = [
        Phrase("SSL错误", "安全连接", code: -1200),
        Phrase("发生SSL错误", code: -1200),
        Phrase("此服务器的证书无效", code: -1202),
        Phrase("服务器的证书无效", code: -1202),
        Phrase("网络连接已中断", code: -1005),
        Phrase("请求超时", code: -1001),
        Phrase("指定主机名的服务器", code: -1003),
        Phrase("未能连接到服务器", code: -1004),
        Phrase("无法连接服务器", code: -1004),
        Phrase("断开与互联网的连接", code: -1009),
        Phrase("SSL錯誤", "安全連線", code: -1200),
        Phrase("伺服器的憑證無效", code: -1202),
        Phrase("網路連線中斷", code: -1005),
    ]

    private static let korean: [Phrase] = [
        Phrase("SSL 오류", "보안 연결", code: -1200),
        Phrase("서버의 인증서가 유효하지", code: -1202),
        Phrase("네트워크 연결이 유실", code: -1005),
        Phrase("인터넷 연결이 오프라인", code: -1009),
    ]
}
