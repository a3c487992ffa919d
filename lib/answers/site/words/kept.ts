// What people call things, by what may be meant; an underscore joins the words of
// a phrase. What the manual itself says explains a question without standing here.
export const KEPT = {
  // What is kept
  cookie: "cookie cookies",
  banner: "cookie_banner banner banners consent consent_banner popup pop_up",
  store:
    "store stored stores storing storage save saved saves saving keep keeps kept keeping record recorded records recording log logs logged logging collect collected collects collecting collection retain retains retained retaining retention remember remembered remembers hold held holds hang_on hold_on held_on_to write_down writes_down written_down note noted track tracked tracks archive archived gather gathered store_about know_about afterwards end_up ends_up memorise memorize on_file happens_to happen_to go goes going log_my do_with does_with happens_with becomes_of become_of",
  ip:
    "ip ips ip_address ip_addresses ipaddress ip_number internet_address address addresses where_i_come_from my_address",
  personal_data:
    "personal_data personal_information personal_details private_data user_data visitor_data data_about data information_about gdpr privacy privacy_policy data_protection privacy_statement dsgvo ccpa personally_identifiable pii identifiable",
  analytics:
    "analytics tracker trackers tracking tracking_scripts track tracked tracks google_analytics advert adverts advertising advertisement advertisements ads ad third_party_scripts thirdparty_scripts thirdparty_script scripts_from pixel pixels fingerprint fingerprinting profiling spying spy surveillance",
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
  typed:
    "type typed types typing enter entered input ask asked asking asks say said write written tell told question questions query queries searches searched chat conversation conversations message messages words put search",
  // Training
  training:
    "train trains trained training ai_training training_data train_on train_ai data_mining text_and_data_mining fine_tune finetune",
  crawl:
    "scrape scrapes scraping scraped crawl crawls crawled crawling crawler crawlers index indexed indexing googlebot gptbot claudebot robots_txt robotstxt spider spiders",
  models:
    "model models llm llms ai language_model language_models machine_learning chatgpt gpt openai dataset datasets neural_network",
  may:
    "may can could allowed permitted permission ok okay fine use welcome mind legal",
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
  empty:
    "empty no_query without_a_query dont_send without_query no_question without_a_question blank nothing omit leave_out",
  install_n:
    "install installing installed get_it pip set_up setup download obtain",
  doctor_n: "doctor deno_task_doctor",
  check_n:
    "check checks look_for looks_for find finds report reports do task command tell tells say says",
  fields_n: "field fields front_matter frontmatter keys properties attributes",
  profile_file: "profile profile_md profilemd",
  store_n:
    "stored save saved saves store stores logged recorded retained kept_of keep_of",
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
  // Without which nobody speaks of a site
  hard:
    "api apis rest_api endpoint endpoints mcp cookie cookies this_site this_website the_site the_website your_site your_website website markdown curl http ask_box question_box in_the_room npc npcs webhook webhooks openapi sdk cookie_banner privacy_policy rate_limit json",
  // Words of programs and of sites: who uses them asks about this one
  of_sites:
    "api apis endpoint endpoints request requests rate_limit cookie cookies docker mcp client sdk batch cursor pagination header headers status json markdown webhook webhooks openapi schema token tokens auth login account log logged privacy gdpr stored this_site this_website website server deploy agent agents robots crawl etag cache version script program selfhost host hosting nginx caddy systemd deno port environment_variable npm pip python typescript javascript cli clone fork template 400 404 405 410 413 429 500 502 503 ask_box question_box a2a feed footnote footnotes",
} as const;
