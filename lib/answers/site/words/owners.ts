// What people call things, by what may be meant; an underscore joins the words of
// a phrase. What the manual itself says explains a question without standing here.
export const OWNERS = {
  // Running it
  host:
    "host hosts hosting hosted host_it selfhost selfhosted selfhosting self_host self_hosting self_hosted run running runs run_it deploy deployed deploying deployment install installed installing set_up setup own_server own_machine own_box own_copy copy_of_this myself yourself ourselves operate operating on_premises launch start listen listens serve server vps",
  requirement:
    "need needs needed require requires required requirement requirements minimum prerequisites prerequisite dependencies bare_minimum have install have_to what_does_it_take enough",
  copy:
    "copy own_copy clone fork my_own own our_own ourselves myself one_like_this same_thing version_of_this instance",
  deno: "deno deno_version runtime",
  oldest:
    "oldest version versions minimum newest which earliest new_enough lowest recent",
  port: "port ports port_number listen listens listening",
  database:
    "database databases db sqlite kv storage persist persisted persistence disk data_file stored mysql_or",
  variable:
    "variable variables environment_variable environment_variables env env_var env_vars envvar setting settings option configure configuration configurable config knob",
  proxy:
    "proxy proxies reverse_proxy nginx caddy load_balancer xforwardedfor traefik apache",
  nginx: "nginx",
  caddy: "caddy",
  docker:
    "docker dockerfile container containers containerise containerize image docker_image podman docker_compose",
  systemd: "systemd unit unit_file service_file linux_service daemon systemctl",
  deploy_cloud: "deno_deploy denodeploy cloud edge",
  backup: "backup backups back_up backed_up restore",
  speed:
    "fast faster fastest quick quickly quicker speed slow slower slowly performance performant perform performs throughput latency benchmark benchmarks benchmarked",
  crowd:
    "load under_load flood floods flooded flooding crowd crowds traffic_spike traffic_spikes front_page",
  health:
    "health healthz health_check healthcheck health_endpoint alive liveness readiness monitor monitoring up",
  shutdown:
    "sigterm sigint shut_down shutdown stop stops stopped graceful gracefully restart",
  logs_owner: "log logs logging log_format logformat output stdout",
  rotate:
    "rotate rotation rotate_key rotate_keys new_key signing_key signing_keys signingkeys",
  https:
    "https tls ssl certificate certificates encryption encrypted letsencrypt",
  memory: "memory ram memory_limit memorymax",
  restart:
    "restart restarted restarting reload apply take_effect show_up appear see",
  offline:
    "offline offline_copy offline_copies service_worker copies cached_copies without_network without_a_network no_network",
  trust_proxy: "trust_proxy trustproxy",
  share_limit:
    "share shares shared everybody everyone all_visitors same_limit one_limit same_ip",
  base_url_var:
    "base_url baseurl localhost public_address wrong_links links absolute_links",
  // Making it one's own
  mine:
    "making_it_mine make_it_mine make_this_mine make_it_my_own own_site own_website my_own_site site_like_this one_like_this site_mine website_mine my_own_website website_like_this page_like_this own_page template for_myself of_my_own same_for_me clone fork git_clone",
  get_code:
    "source source_code code repository repo git download get clone fork github",
  licence:
    "licence license licences licenses licensed licensing open_source opensource foss mit_licence mit_license mit apache_licence apache_license apache gpl agpl copyleft",
  import_it:
    "import imports importing imported convert existing migrate json_resume jsonresume bring",
  resume_n: "résumé resume cv curriculum résumés resumes resume_json",
  dev:
    "live_reload hot_reload preview dev development_mode see_changes as_i_save while_editing",
  content:
    "content content_folder words text texts fields files file folder edit",
  add_job: "job jobs role post employer position entry",
  add_page: "page pages section sections",
  add_verb: "add adding create new another write make put",
  hide:
    "hide hidden hiding unpublish draft drafts take_down without_deleting invisible",
  colour: "colour color colours colors hue accent theme palette",
  look:
    "look style css stylesheet style_sheet theme theme_css design layout appearance restyle",
  icon:
    "icon icons favicon preview previews link_preview social_card og_image open_graph",
  menu: "menu nav navigation order",
  mistake: "mistake mistakes error errors typo wrong invalid bad broken fails",
  start_fails:
    "start starts starting refuse refuses refused not_start wont_start boot",
  publish: "publish published publishing go_live going_live online public",
  image: "image images picture pictures photo photos png jpg jpeg webp gif svg",
  blog:
    "blog projects talks posts notes section sections collection portfolio articles",
  footnote: "footnote footnotes",
  highlight:
    "highlight highlighted highlighting syntax_highlighting code_block code_blocks syntax",
  feed:
    "feed feeds rss atom rss_feed atom_feed feed_xml subscribe subscription",
  rtl: "rtl right_to_left righttoleft arabic hebrew persian direction mirrored",
  words_yaml:
    "words_yaml wordsyaml fixed_words labels wording headings buttons rename interface_text own_words",
  vcard: "vcard vcf address_book contact_card",
  doctor:
    "doctor check checks checked validate validates lint verify dead_links broken_links linter",
  upgrade:
    "upgrade upgrades upgrading upgraded update updates updating updated new_version newer_version next_version latest_version newest_version merge",
  conflict: "conflict conflicts overwrite overwritten lose lost",
} as const;
