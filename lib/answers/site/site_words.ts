// What people call the things of a site and of its API. A word may stand for
// several; an underscore joins the words of a phrase. The manual's own words
// need not stand here: what a section says explains a question as well.
const WORDS = {
  // Who asks, and of what
  site:
    "site website web_site webpage web_page page pages homepage portfolio this_thing this_software the_software software",
  this_site:
    "this_site this_website this_web_site the_site the_website your_site your_website this_page this_thing this_software the_software this_homepage",
  api:
    "api apis rest rest_api web_api endpoint endpoints interface http_api json_api operation operations",
  program:
    "script scripts program programs app apps application bot bots crawler crawlers scraper code client clients agent agents software service integration tool machine cron cron_job job frontend front_end back_end backend javascript dashboard curl",
  me:
    "me my mine myself we us our ours visitor visitors user users reader readers guest guests people person anybody anyone somebody someone everybody everyone one they",
  // Limits
  request:
    "request requests requesting http_request http_requests api_call api_calls api_request api_requests hit hits poll polls polling ping pings hammer hammering traffic",
  call: "call calls calling query queries fetch fetches fire send ask",
  limit:
    "limit limits limited limiting rate_limit rate_limits rate_limited rate_limiting ratelimit ratelimits ratelimited ratelimiting quota quotas throttle throttled throttles throttling throttle_me 429 429s too_many_requests cap capped allowance turned_away turn_away turns_away turn_me_away turns_me_away turned_down turned_off blocked block blocks block_me blocks_me banned ban refused refuse refuses refusing refuse_me cut_off cut_me_off locked_out lock_me_out lock_out shut_out rejected reject rejects kicked_out kick_me_out slowed_down",
  rate_limit:
    "rate_limit rate_limits rate_limited rate_limiting ratelimit ratelimits ratelimited ratelimiting quota quotas throttle throttled throttling 429 too_many_requests",
  many:
    "how_many many how_much much number most maximum max at_most upper allowed allow budget ceiling how_often often how_frequently frequently how_fast count permitted limit limits",
  rate:
    "minute minutes second seconds hour hourly day daily per rpm frequency window interval",
  whom:
    "per_ip per_user per_client per_key per_api_key per_address per_person per_household per_account by_ip by_key each_client ip ip_address together shared share shares separately individually globally global whole_site each_endpoint per_endpoint per_operation counted office nat",
  reset:
    "reset resets resetting start_again starts_again start_over renew renews renewed recover lifted lift unblocked unblock refill refills over run_out",
  wait:
    "wait waiting back_off backoff wait_time try_again try_it_again retry retrying retries again how_soon hold_off pause sleep",
  more:
    "more higher raise raised increase increased bigger lift exception whitelist allowlist extend extended extra exempt larger enough not_enough",
  header: "header headers",
  left: "left remaining remain remains have_left still_have used_up",
  threshold:
    "at_what_point when before until till how_soon how_quickly start starts begin begins",
  exceed:
    "exceed exceeds exceeded exceeding go_over beyond too_many too_much more_than over_it overstep what_happens happens get gets then 61st",
  penalty:
    "penalty punished punish penalised blacklist blacklisted permanently forever banned ban ban_me",
  body: "body bodies payload payloads post_body request_body json_body upload",
  size:
    "size sizes large big small bytes kib kb mb kilobyte kilobytes megabyte megabytes length long longest maximum max limit limits weight heavy",
  length:
    "length long longest longer characters character letters chars max maximum limit limits size wordy biggest",
  question: "question questions query queries",
  message: "message messages chat chats line say type",
  parallel:
    "parallel concurrent concurrently simultaneous simultaneously at_once same_time at_the_same_time at_a_time in_flight",
  servers:
    "several_servers several_instances instances multiple_servers load_balancer two_servers cluster replicas more_than_one_server",
  preflight: "preflight preflights options_request options_requests",
  // Calls
  auth:
    "api_key api_keys apikey apikeys access_key access_token access_tokens api_token api_tokens bearer_token key keys password login logins log_in logged_in logging_in logon sign_in signed_in account accounts sign_up signup sign_ups signups register registered registering registration authenticate authenticated authenticating authentication authorise authorize authorisation authorization auth credential credentials token",
  need:
    "need needs needed require requires required requiring must have have_to necessary get_a use without first before want ask send pass apply",
  free_api: "public open anonymous anonymously openly publicly",
  address:
    "address addresses url urls base base_url base_address root where hostname prefix",
  format:
    "format formats json xml yaml csv encoding charset utf8 content_type media_type mime",
  page_by_page:
    "page pages pagination paginate paginated paging cursor cursors next_page next_cursor page_size offset rest_of more_results results result",
  next:
    "next following second more rest further subsequent through remaining all another",
  worklist:
    "work_list worklist work_history listwork list_work roles role list_of_roles list_of_jobs jobs_list career_list",
  cursor: "cursor cursors next_cursor page_token",
  openapi:
    "openapi open_api swagger specification spec specs schema schemas api_description machine_readable api_definition generate_code code_generator codegen",
  etag:
    "etag etags if_none_match ifnonematch 304 conditional unchanged not_modified changed cache caching cached cachecontrol cache_control revalidate",
  cors:
    "cors cross_origin crossorigin other_origin another_origin origin origins another_domain other_domain other_domains different_domain another_site other_sites browser front_end frontend",
  methods: "method methods verb verbs http_method put delete patch head",
  unknown_parameter:
    "unknown_parameter unknown_parameters extra_parameter extra_parameters unknown_field parameter_it_does_not_know misspelled_parameter additional_parameters",
  operation:
    "operation operations endpoint endpoints call calls routes route offer offers methods",
  list:
    "list lists which what all every overview available exist how_many many there show offers offer number",
  example:
    "example examples sample snippet snippets first_call getting_started quickstart quick_start hello_world begin start try try_out try_it playground javascript curl",
  report:
    "report reporting complain reported tell_you bug fault problem support_ticket request_id",
  write:
    "write writes change changes modify post posts create update delete read_only readonly edit",
  // Errors
  error:
    "error errors error_code error_codes status_code status_codes error_message error_messages error_response error_responses fault faults failure failures fail fails failed code codes status exception exceptions",
  shape:
    "shape form format look looks_like look_like structure body json schema fields field match matching compare rely parse handle",
  retry:
    "retry retrying retried retries retriable retryable repeat repeated repeating again try_again worth safe resend",
  codes_5xx: "500 502 503 504",
  not_found:
    "404 404s not_found typo mistyped misspelled wrong_address wrong_url broken_link dead_link nonexistent does_not_exist missing_page",
  // Versions
  deprecation:
    "deprecated deprecation deprecate deprecates deprecating sunset sunsets retire retired retires retiring removed remove removal removes going_away goes_away go_away gone end_of_life eol switched_off switch_off turned_off turn_off shut_down shutting_down discontinue discontinued phased_out phase_out withdrawn withdraw dropped disappear disappears kill killed end ends",
  notice:
    "notice warning warn warned warns announce announced announces announcement ahead advance hear told tell how_long how_far how_much_time months early learn know find_out heads_up",
  breaking:
    "breaking_change breaking_changes breaking break breaks incompatible backwards_compatible backward_compatible backwards_compatibility backward_compatibility compatibility compatible stable stability rename renamed renames rename_a remove removed change_of change changes changed",
  version: "version versions versioning versioned v1 v2 v3",
  field:
    "field fields parameter parameters name names operation operations endpoint endpoints api response answer answers format",
  // Numbers
  visitors:
    "visitor visitors people users active_visitors online traffic live_count live_visitors audience shadows",
  count:
    "count counts counted counting counter how_many number many numbers live current currently right_now now statistics stats",
  contributions:
    "contribution contributions commit commits calendar contribution_calendar heat_map heatmap code_activity streak streaks",
  fresh:
    "fresh freshness up_to_date old stale cached how_often updated update refreshed refresh real_time realtime live",
  provider:
    "provider providers source sources umami plausible matomo fathom github gitlab forgejo gitea where_from come_from",
  // Batches
  batch:
    "batch batches batched batching bulk_request one_request single_request one_go several_reads combine combined bundle bundled",
  async:
    "async asynchronous asynchronously defer deferred deferring later respond_async respondasync background not_now queue queued 202",
  job:
    "job_id job_ids job jobs jobid jobids job_result ticket deferred_batch async_batch deferred_batches asynchronous_batch",
  lifetime:
    "how_long long lifetime expire expires expired expiry expiration valid validity good_for retention live lives last lasts survive until keep_for stay stays available fetched fetch fetchable pick_up picked_up collect collected retrieve retrieved still no_good ttl kept keep length_of_time window old late hour hours deadline",
  result: "result results answer answers response outcome output",
  into:
    "go in into part_of allowed possible supports support supported which what inside contain include included run put combined",
  // Events
  event:
    "event events beacon beacons sendbeacon hire_opened command_run hireopened commandrun api_v1_track trackevent telemetry",
  names: "name names called which what kinds kind types type sorts",
  twice:
    "twice double doubled duplicate duplicates duplicated once repeated idempotency idempotent idempotency_key idempotencykey again same two_times deduplicate deduplicated resend exactly_once",
  // What is kept
  cookie: "cookie cookies",
  banner: "cookie_banner banner banners consent consent_banner popup pop_up",
  store:
    "store stored stores storing storage save saved saves saving keep keeps kept keeping record recorded records recording log logs logged logging collect collected collects collecting collection retain retains retained retaining retention remember remembered remembers hold held holds hang_on hold_on held_on_to write_down writes_down written_down note noted track tracked tracks archive archived gather gathered store_about know_about afterwards end_up ends_up memorise memorize on_file happens_to happen_to go goes going log_my",
  ip:
    "ip ips ip_address ip_addresses ipaddress ip_number internet_address address addresses where_i_come_from my_address",
  personal_data:
    "personal_data personal_information personal_details private_data user_data visitor_data data_about data information_about gdpr privacy privacy_policy data_protection privacy_statement dsgvo ccpa personally_identifiable pii identifiable data",
  analytics:
    "analytics tracker trackers tracking tracking_scripts track tracked tracks google_analytics advert adverts advertising advertisement advertisements ads ad third_party_scripts pixel pixels fingerprint fingerprinting profiling spying spy surveillance",
  third_party:
    "third_party third_parties thirdparty thirdparties other_companies another_company other_services external_services outside_services anybody_else anyone_else others elsewhere pass passed share shared shares sharing sell sold sells handed transfer transferred",
  browser_storage:
    "local_storage localstorage session_storage indexeddb my_browser browser_keep browser_storage browser_store service_worker offline cached_pages my_computer my_device my_laptop my_machine my_phone my_disk on_my_side",
  browser:
    "browser browsers my_browser laptop phone device computer machine disk",
  logs:
    "log logs logged logging log_file log_files logfile logfiles access_log server_log server_logs",
  user_agent: "user_agent useragent browser_version browser_type",
  traces: "trace traces tracing traced opentelemetry otel telemetry spans",
  events_kept: "event events",
  typed:
    "type typed types typing enter entered input ask asked asking asks say said write written tell told question questions query queries searches searched chat conversation conversations message messages words put search",
  // Answers
  box:
    "ask_box question_box questions_box query_box ask_field search_box search_field question_field text_box answer_box ask box field ask_page ask_endpoint here",
  llm:
    "llm llms language_model language_models large_language_model chatgpt gpt openai gemini claude ai artificial_intelligence machine_learning ai_model ai_models neural neural_network generative generated chatbot copilot mistral llama ai_generated",
  invent:
    "hallucinate hallucinates hallucinated hallucination hallucinations made_up makes_up make_up make_things_up making_things_up invent invented invents fabricate fabricated lie lies trust reliable accurate true wrong",
  answers:
    "answer answers answering answered answer_questions reply replies respond responds writes write written powered power behind produce produces produced generates generate come",
  stream:
    "stream streams streaming streamed sse server_sent server_sent_events eventstream event_stream chunk chunks piecemeal incrementally",
  other_language:
    "german french spanish italian portuguese arabic japanese chinese dutch polish russian turkish hebrew persian other_language other_languages another_language different_language foreign_language language languages own_language translate translated translation english",
  a2a: "a2a agent_to_agent agent2agent agent_card",
  mcp: "mcp mcp_server mcp_servers model_context_protocol mcpserver",
  server_n: "server servers",
  tool: "tool tools function functions tool_call tool_calls",
  assistant:
    "assistant assistants claude claude_code claude_desktop cursor copilot chatgpt vscode agent agents ai_assistant llm ai client model",
  add:
    "add connect hook hook_up hooked plug plug_in plugged install installed set_up setup configure configured wire wired link point attach register use knock reach talk speak address where url get_at query try access integrate",
  transport:
    "transport transports stdio streamable streamable_http sse http websocket_transport",
  session: "session sessions stateful stateless state",
  revision:
    "revision revisions protocol_version protocol_versions protocol specification_version mcp_version version versions",
  prompt: "prompt prompts",
  resource: "resource resources",
  webmcp: "webmcp modelcontext browser_agent agent_in_the_browser",
  person_work:
    "employment career work job jobs history work_history employment_history roles posts positions experience cv",
  person_contact:
    "contact reach email channels channel phone contact_details touch",
  person_about:
    "about person story biography bio background introduce education résumé resume who",
  whole_page: "page pages whole_page one_page full_page",
  search: "search searches searching find look_through full_text look_up",
  document:
    "doc docs document documents manual documentation guide guides handbook",
  markdown:
    "markdown md plain_text plaintext text_version markdown_version markdown_twin markdown_twins twin twins text_only without_html no_html instead_of_html raw_text",
  tokens:
    "token tokens context_window token_count x_markdown_tokens xmarkdowntokens",
  text_length:
    "how_many many count length long big size fit fits estimate cost",
  // Clients
  client:
    "client clients client_library client_libraries library libraries sdk sdks package packages module wrapper wrappers bindings binding something_ready ready_made something_to_install install npm pip",
  python: "python pip pypi python3 py asyncio httpx",
  typescript:
    "typescript javascript ts js node nodejs npm deno_package bun yarn pnpm jsr browser_library",
  cli:
    "command_line commandline cli shell terminal command_line_tool foyer console_tool",
  exit_code: "exit_code exit_codes exit_status return_code exitcode",
  client_waits: "wait waits retry retries retried again",
  timeout:
    "timeout timeouts time_out times_out gives_up give_up abort aborted cancel",
  completion:
    "completion completions autocomplete autocompletion tab_completion",
  depend: "dependency dependencies depend depends",
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
  health:
    "health healthz health_check healthcheck health_endpoint alive liveness readiness monitor monitoring up",
  shutdown:
    "sigterm sigint shut_down shutdown stop stops stopped graceful gracefully restart",
  logs_owner: "log logs logging log_format logformat output stdout",
  rotate:
    "rotate rotation rotate_key rotate_keys new_key signing_key signing_keys signingkeys",
  read_events: "events recorded track_events event_data usage",
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
  sample:
    "sample sample_person sample_ok sampleok demo placeholder example_person",
  // Making it one's own
  mine:
    "making_it_mine make_it_mine make_this_mine make_it_my_own own_site own_website my_own_site site_like_this one_like_this site_mine website_mine my_own_website website_like_this page_like_this own_page template for_myself of_my_own same_for_me clone fork git_clone",
  get_code:
    "source source_code code repository repo git download get clone fork github",
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
    "look style css stylesheet style_sheet theme theme_css design font fonts layout appearance restyle",
  photo: "photo picture portrait photograph image avatar figure face",
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
  // The room
  room:
    "room in_the_room people_in_the_room the_room four_people characters npc npcs",
  avatar:
    "avatar avatars figure figures draw drawn drawing pixel picture pictures",
  human:
    "human humans real_person real_people real_humans bot bots robot robots live_person actual_person alive actual_people",
  talk: "talk talk_to speak chat converse",
  // What is typed into a box of search
  error_codes:
    "error_codes error_code status_codes status_code list_of_errors error_list http_codes",
  env_vars:
    "environment_variables environment_variable env_vars env_var env_variables",
  deprecation_policy:
    "deprecation sunset deprecation_policy sunset_policy end_of_life api_lifecycle",
  what_logged: "what_is_logged what_gets_logged what_do_you_log",
  what_kept:
    "what_is_stored what_do_you_store what_is_kept what_do_you_keep what_is_collected what_do_you_collect what_do_you_record what_is_recorded which_data what_data",
  about_me:
    "about_me about_us about_visitors about_users about_my_visit on_me from_me of_me from_visitors from_users of_visitors of_users me_and",
  retry_after: "retry_after retryafter",
  // Small words that decide
  privacy_n:
    "privacy privacy_policy privacy_statement privacy_notice gdpr dsgvo ccpa",
  results_n: "results passages hits answers result",
  parameter: "parameter parameters parameter_name argument arguments",
  this_n: "this this_site here it",
  where_n: "where which_file which_folder location path end_up stored",
  own_n: "my own our my_own mine own_site own_website",
  software_n:
    "software the_software source source_code code repository repo foyer new_version next_version newer_version latest_version newest_version version",
  from_what: "how_do how_does how where_do from_what work works made come_from",
  s500: "500 500s",
  s502: "502 502s 504",
  job_id: "job_id job_ids jobid jobids",
  // Of the people in the room
  in_room:
    "in_the_room the_room npc npcs chat_room people_in_the_room characters staff_of_this_site",
  who:
    "who whom which_of whose which_one which_person what_are the_one how_many names name anyone somebody",
  of_librarian:
    "document documents documentation docs doc paper papers manual manuals guide guides book books library",
  of_archivist:
    "job jobs post posts role roles position positions work work_history career careers employer employers dates record records history experience past previous",
  of_concierge:
    "contact reach reaching touch email phone way ways page pages door doors directions find hire hiring availability",
  of_barista:
    "visitor visitors visits number numbers count counts counting statistics stats calendar contribution contributions commits day days figures traffic coffee",
  // Without which nobody speaks of a site
  hard:
    "api apis rest_api endpoint endpoints mcp cookie cookies this_site this_website the_site the_website your_site your_website website markdown curl http ask_box question_box in_the_room npc npcs webhook webhooks openapi sdk cookie_banner privacy_policy rate_limit json",
  // Words of programs and of sites: who uses them asks about this one
  of_sites:
    "api apis endpoint endpoints request requests rate_limit cookie cookies docker mcp client sdk batch cursor pagination header headers status json markdown webhook webhooks openapi schema token tokens auth login account log logged privacy gdpr stored this_site this_website website server deploy agent agents robots crawl etag cache version script program selfhost host hosting nginx caddy systemd deno port environment_variable npm pip python typescript javascript cli clone fork template 400 404 405 410 413 429 500 502 503 ask_box question_box a2a feed footnote footnotes",
  // Training
  training:
    "train trains trained training ai_training training_data train_on train_ai data_mining text_and_data_mining fine_tune finetune",
  crawl:
    "scrape scrapes scraping scraped crawl crawls crawled crawling crawler crawlers index indexed indexing googlebot gptbot claudebot robots_txt robotstxt spider spiders",
  models:
    "model models llm llms ai language_model language_models machine_learning chatgpt gpt openai dataset datasets neural_network",
  may:
    "may can could allowed permitted permission ok okay fine use welcome mind legal",
} as const;

export type SiteConcept = keyof typeof WORDS;

/**
 * What other sites have and this software has not, whatever else the manual has
 * with these words: `github` is asked by GraphQL, and a batch is good for a status page.
 */
export const ABSENT: string[][] =
  "webhook webhooks web_hook web_hooks graphql graph_ql grpc soap websocket websockets web_socket web_sockets status_page statuspage uptime sla slas service_level newsletter mailing_list postman sandbox staging_environment test_environment helm kubernetes k8s terraform saml sso captcha bug_bounty guestbook comment_section forum mobile_app ios_app android_app licence license licences licenses licensed open_source mit_license apache_license gpl terms_of_service terms_of_use data_processing_agreement dpa data_protection_officer dpo cdn"
    .split(" ").map((phrase) => phrase.split("_"));

// Who asks says a good deal of themselves, and of how they came to ask.
const CONTEXT = new Set(
  `actual answer answered answering answers asap boss briefly certain client colleague colleagues company compliance cron customer customers days description evening evenings few
fine friend front greatest happily half halfway hobby impatient job laptop legal little lot lots machine morning net night office order phone point probably project quick
quickly rather reason ready right roughly script seconds small sort straight stupid suddenly team tiny tonight type typing weekend whole work working`
    .split(
      /\s+/,
    ),
);

export function isContextWord(word: string): boolean {
  return CONTEXT.has(word);
}

/** What a phrase may stand for. */
interface SitePhrase {
  words: string[];
  concepts: SiteConcept[];
}

/** By their first words. */
export const SITE_PHRASES: ReadonlyMap<string, SitePhrase[]> = byFirstWord();

function byFirstWord(): Map<string, SitePhrase[]> {
  const all = new Map<string, SitePhrase>();
  for (const [concept, listed] of Object.entries(WORDS)) {
    for (const phrase of listed.split(" ")) {
      const known = all.get(phrase) ??
        { words: phrase.split("_"), concepts: [] };
      if (isConcept(concept)) known.concepts.push(concept);
      all.set(phrase, known);
    }
  }
  return Map.groupBy(all.values(), ({ words: [first = ""] }) => first);
}

function isConcept(name: string): name is SiteConcept {
  return name in WORDS;
}
