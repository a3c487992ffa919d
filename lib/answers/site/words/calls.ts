// What people call things, by what may be meant; an underscore joins the words of
// a phrase. What the manual itself says explains a question without standing here.
export const CALLS = {
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
  use_it: "call calling use using show invoke consume",
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
    "size sizes biggest largest large big small bytes kib kb mb kilobyte kilobytes megabyte megabytes length long longest maximum max limit limits weight heavy",
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
    "policy promise guarantee rules notice warning warn warned warns announce announced announces announcement ahead advance hear told tell how_long how_far how_much_time months early learn know find_out heads_up",
  breaking:
    "breaking_change breaking_changes breaking break breaks incompatible backwards_compatible backward_compatible backwards_compatibility backward_compatibility compatibility compatible stable stability rename renamed renames rename_a remove removed change_of change changes changed",
  version: "version versions versioning versioned v1 v2 v3",
  field:
    "field fields parameter parameters name names operation operations endpoint endpoints api response answer answers format",
} as const;
