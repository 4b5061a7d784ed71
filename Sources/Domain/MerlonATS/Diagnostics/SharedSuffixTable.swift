// SPDX-License-Identifier: Apache-2.0

/// Hosts under which strangers have names: an own selection of what apps are met to use, from the
/// platforms' own documentation, as of July 2026. Where a platform is missing, add its line.
enum SharedSuffixTable {
    /// Top-level domains of more than two letters with open registration, and `onion`, which is one to
    /// those who use it. Names for private use (`local`, `internal`, `lan`, `test`) are none.
    static let topLevelDomains = words(
        """
        academy aero agency app art asia audio bank beauty best bet biz blog bot build business buzz cafe care
        cars cash cat center chat church city click cloud club co codes coffee com community company computer
        consulting cool coop credit cyou data date day deal design dev digital direct domains earth eco edu
        education email energy engineering eus events expert express family fan farm fashion finance fit
        foundation fun fund fyi gallery game games global gmbh gold gov green group guide guru haus health
        help homes host hosting house how icu inc info ink institute int international investments jobs kids
        kim land law legal life link live living loan loans lol love ltd management map market marketing media
        meme men menu mil mobi moda moe money monster movie museum music name navy net network news ngo ninja
        nyc one ong onion online ooo org page paris parts party pet phd photo photography photos pics pictures
        pink pizza place plus porn post press pro productions promo properties pub quest realty recipes red
        rent repair report rest restaurant review reviews rip rocks run sale sbs school science security
        services sex shop show singles site skin social software solar solutions space sport store stream
        studio style sucks supply support surf systems tax team tech technology tel tips tires today tokyo
        tools top tours town toys trade training travel tube university uno vegas ventures video vip vision
        voyage wang watch webcam website wedding wiki win wine work works world wtf xin xxx xyz yoga zip zone
        """)

    /// Labels that registries of many countries use right below the country.
    static let commonSecondLevels = words("ac co com edu gob gouv gov govt mil net nom org sch")

    /// Countries whose registries give out names right below the country alone.
    static let countriesWithoutSecondLevel = words("be ch cz de dk eu li lu nl")

    /// Suffixes of registries that no rule above covers.
    static let registrySuffixes = words(
        """
        go.jp go.kr go.th go.id go.ke go.tz go.ug or.jp or.kr or.at or.id or.th or.tz or.ug ne.jp ne.kr asn.au
        id.au adv.br art.br blog.br eco.br emp.br eng.br ind.br inf.br leg.br tv.br ah.cn bj.cn gd.cn sh.cn
        asso.fr nom.fr prd.fr tm.fr idv.hk gen.in firm.in ind.in nic.in info.hu ltd.il k12.il muni.il ad.jp
        ed.jp gr.jp lg.jp re.kr pe.kr geek.nz gen.nz iwi.nz kiwi.nz maori.nz school.nz priv.no art.pl biz.pl
        info.pl waw.pl msk.ru spb.ru ltd.uk me.uk nhs.uk plc.uk police.uk sch.uk k12.tr av.tr bel.tr biz.tr
        gen.tr info.tr name.tr web.tr idv.tw game.tw club.tw in.ua kiev.ua kharkov.ua lviv.ua odessa.ua web.za
        law.za alt.za k12.ca.us eu.com uk.com us.com de.com gb.net uk.net jp.net eu.org us.org br.com cn.com
        jpn.com sa.com za.com ru.com se.net co.com
        """)

    /// Domains of platforms; a `*` stands for one label, most often a region.
    private static let platforms = words(
        """
        amazonaws.com *.amazonaws.com compute.amazonaws.com *.compute.amazonaws.com compute-1.amazonaws.com
        elb.amazonaws.com *.elb.amazonaws.com execute-api.*.amazonaws.com lambda-url.*.on.aws on.aws *.on.aws
        s3.amazonaws.com s3.*.amazonaws.com s3.dualstack.*.amazonaws.com s3-website.*.amazonaws.com
        rds.amazonaws.com *.rds.amazonaws.com es.amazonaws.com *.es.amazonaws.com iot.*.amazonaws.com
        awsapprunner.com *.awsapprunner.com awsglobalaccelerator.com amplifyapp.com elasticbeanstalk.com
        us-east-1.elasticbeanstalk.com us-east-2.elasticbeanstalk.com us-west-1.elasticbeanstalk.com
        us-west-2.elasticbeanstalk.com eu-central-1.elasticbeanstalk.com eu-west-1.elasticbeanstalk.com
        eu-west-2.elasticbeanstalk.com ap-northeast-1.elasticbeanstalk.com ap-southeast-1.elasticbeanstalk.com
        ap-southeast-2.elasticbeanstalk.com ap-south-1.elasticbeanstalk.com sa-east-1.elasticbeanstalk.com
        ca-central-1.elasticbeanstalk.com cloudfront.net amazoncognito.com auth.*.amazoncognito.com

        appspot.com *.r.appspot.com r.appspot.com cloudfunctions.net run.app a.run.app *.run.app web.app
        firebaseapp.com firebaseio.com *.firebasedatabase.app firebasedatabase.app googleapis.com
        storage.googleapis.com googleusercontent.com bc.googleusercontent.com blogspot.com cloudshell.dev
        hosted.app *.hosted.app

        azure.com cloudapp.azure.com *.cloudapp.azure.com cloudapp.net azurewebsites.net azurestaticapps.net
        1.azurestaticapps.net 2.azurestaticapps.net 3.azurestaticapps.net 4.azurestaticapps.net
        5.azurestaticapps.net 6.azurestaticapps.net 7.azurestaticapps.net centralus.azurestaticapps.net
        eastasia.azurestaticapps.net eastus2.azurestaticapps.net westeurope.azurestaticapps.net
        westus2.azurestaticapps.net azure-api.net azureedge.net azurefd.net azurecontainer.io
        *.azurecontainer.io azurecontainerapps.io *.azurecontainerapps.io trafficmanager.net windows.net
        core.windows.net blob.core.windows.net file.core.windows.net web.core.windows.net
        *.web.core.windows.net servicebus.windows.net database.windows.net vault.azure.net sharepoint.com
        onmicrosoft.com

        akamai.net akamaiedge.net akamaihd.net akamaized.net edgekey.net edgesuite.net fastly.net
        global.ssl.fastly.net map.fastly.net fastlylb.net edgecompute.app cloudflare.net workers.dev pages.dev
        r2.dev trycloudflare.com cloudflareaccess.com b-cdn.net cdn77.org kxcdn.com stackpathcdn.com
        netdna-cdn.com netdna-ssl.com bunny.run imgix.net cloudinary.com llnwd.net azioncdn.net

        github.io githubusercontent.com github.dev app.github.dev gitlab.io gitbook.io bitbucket.io
        sourceforge.net readthedocs.io pythonanywhere.com glitch.me repl.co replit.app replit.dev
        codesandbox.io csb.app stackblitz.io webcontainer.io surge.sh neocities.org netlify.app vercel.app
        now.sh vercel.dev herokuapp.com herokudns.com onrender.com fly.dev up.railway.app railway.app deno.dev
        deno.net ondigitalocean.app digitaloceanspaces.com *.digitaloceanspaces.com linodeobjects.com
        *.linodeobjects.com linodeusercontent.com members.linode.com vultrobjects.com *.vultrobjects.com
        backblazeb2.com *.backblazeb2.com wasabisys.com *.wasabisys.com scw.cloud *.scw.cloud cleverapps.io
        platform.sh platformsh.site koyeb.app northflank.app zeabur.app cyclic.app your-server.de
        contaboserver.net ovh.net kasserver.com dreamhosters.com hostinger.io 000webhostapp.com
        infinityfreeapp.com appwrite.global supabase.co supabase.in nhost.run hasura.app parseapp.com
        back4app.io backendless.app pocketbase.io oraclecloud.com *.oraclecloud.com customer-oci.com
        ibmcloud.com appdomain.cloud *.appdomain.cloud mybluemix.net aliyuncs.com *.aliyuncs.com alicdn.com
        myqcloud.com *.myqcloud.com tencentcs.com qcloudcdn.com bcebos.com *.bcebos.com qiniucdn.com
        clouddn.com qiniudn.com qbox.me upaiyun.com upcdn.net myhuaweicloud.com *.myhuaweicloud.com
        yandexcloud.net storage.yandexcloud.net selcdn.ru vkcs.cloud

        wordpress.com wpengine.com wpenginepowered.com kinsta.cloud pantheonsite.io myshopify.com
        shopifypreview.com wixsite.com wixstudio.io webflow.io weebly.com weeblysite.com godaddysites.com
        jimdosite.com strikingly.com carrd.co tumblr.com medium.com substack.com ghost.io notion.site
        typepad.com livejournal.com blogger.com bubbleapps.io softr.app framer.app framer.website retool.com
        zendesk.com freshdesk.com atlassian.net force.com my.salesforce.com salesforce-sites.com my.site.com
        lightning.force.com service-now.com okta.com oktapreview.com auth0.com us.auth0.com eu.auth0.com
        au.auth0.com jp.auth0.com ca.auth0.com onelogin.com hubspotpagebuilder.com

        ngrok.io eu.ngrok.io us.ngrok.io ap.ngrok.io au.ngrok.io in.ngrok.io jp.ngrok.io sa.ngrok.io ngrok.app
        ngrok.dev ngrok-free.app ngrok-free.dev loca.lt localtunnel.me lhr.life lhr.rocks lhrtunnel.link
        serveo.net serveousercontent.com pagekite.me tunnelmole.net pinggy.link a.pinggy.link free.pinggy.link
        pinggy.online telebit.io localxpose.io loclx.io devtunnels.ms *.devtunnels.ms tunnelto.dev bore.pub
        beeceptor.com webhook.site requestcatcher.com pipedream.net mockable.io

        ts.net beta.tailscale.net zerotier.net nip.io sslip.io xip.io plex.direct myqnapcloud.com
        quickconnect.to synology.me myds.me dscloud.me diskstation.me i234.me myfritz.net remotewd.com
        mycloud.com asuscomm.com tplinkdns.com mynetgear.com duckdns.org no-ip.org no-ip.biz no-ip.info
        noip.me noip.us ddns.net hopto.org zapto.org sytes.net servebeer.com serveftp.com servehttp.com
        myftp.org myvnc.com redirectme.net dyndns.org dyndns.info dyndns.tv dnsalias.com dnsalias.net
        dnsdojo.com homeip.net homedns.org homelinux.com homelinux.net homelinux.org homeunix.com homeunix.org
        is-a-geek.com selfip.com selfip.net freedns.org mooo.com afraid.org chickenkiller.com dynu.net
        dynu.com freeddns.org ddnsfree.com giize.com gleeze.com kozow.com loseyourip.com ooguy.com dynv6.net
        spdns.de spdns.org goip.de dedyn.io desec.io nsupdate.info changeip.net changeip.org dynalias.com
        dynalias.net ui.direct unifi-hosting.ui.com ui.nabu.casa nabu.casa
        """)

    /// Whether `labels` is the domain of a platform.
    static func isPlatform(_ labels: [Substring]) -> Bool {
        if platforms.contains(labels.joined(separator: ".")) { return true }
        return labels.indices.contains { index in
            var pattern = labels
            pattern[index] = "*"
            return platforms.contains(pattern.joined(separator: "."))
        }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
