import type { Question } from "./question.ts";

interface Topic {
  path: string;
  /** Words by which it is asked for; an underscore joins those of a phrase. */
  phrases: string;
  /** Or one of the first and one of the second, anywhere in the question. */
  pairs?: [string, string][];
}

// What people ask about the site itself, and the page that says it.
const TOPICS: Topic[] = [
  {
    path: "/docs/limits",
    phrases:
      "rate_limit rate_limits rate_limited ratelimit quota quotas throttle throttled throttling too_many_requests 429 retry_after turned_away locked_out",
    pairs: [
      [
        "request requests call calls queries",
        "minute second hour limit limits many often max maximum allowed blocked banned",
      ],
    ],
  },
  {
    path: "/docs/errors",
    phrases:
      "status_code status_codes error_code error_codes error errors 400 404 405 410 413 500 502 503",
    pairs: [["happens happen get", "exceed invalid"]],
  },
  {
    path: "/docs/api",
    phrases:
      "api_key api_keys apikey authentication authenticate authorization authorize auth sign_up signup register registration log_in login account accounts credentials",
    pairs: [["need require have must", "key keys token tokens password"]],
  },
  {
    path: "/privacy",
    phrases:
      "cookie cookies gdpr tracking tracker trackers analytics ip_address personal_data privacy",
    pairs: [
      [
        "store stored save saved log logged record recorded collect collected keep kept remember track tracked",
        "me my visitors visitor users ip visit",
      ],
    ],
  },
  {
    path: "/docs/ask",
    phrases:
      "ask_box question_box ask_field chatgpt llm llms gpt language_model language_models",
    pairs: [["answers answer questions", "ai model generated hallucinate"]],
  },
  {
    path: "/docs/hosting",
    phrases:
      "selfhost self_host selfhosting self_hosting docker dockerfile container containers systemd nginx caddy environment_variable environment_variables which_port what_port own_server",
    pairs: [
      ["run host deploy install", "copy site server myself locally machine"],
    ],
  },
  {
    path: "/docs/clients",
    phrases: "sdk sdks client_library client_libraries command_line cli",
    pairs: [
      [
        "client library package",
        "python typescript javascript node npm pip java go rust ruby php r",
      ],
    ],
  },
  {
    path: "/docs/mcp-servers",
    phrases: "mcp claude copilot",
    pairs: [["agent agents assistant", "connect hook use add"]],
  },
  {
    path: "/docs/batch",
    phrases: "batch batches job_id job_ids async asynchronous",
  },
  { path: "/docs/markdown", phrases: "markdown plain_text llms_txt" },
  {
    path: "/docs/versioning",
    phrases:
      "deprecated deprecation deprecate sunset breaking_change breaking_changes versioning api_version",
  },
  {
    path: "/docs/making-it-yours",
    phrases: "clone fork own_site own_website site_mine website_mine template",
  },
  {
    path: "/room",
    phrases: "in_the_room npc npcs librarian archivist concierge barista",
  },
];

// Words of programs and of sites: who uses them asks about this one.
const OF_SITES =
  "api apis endpoint endpoints request requests rate_limit cookie cookies docker mcp client sdk batch cursor pagination header headers status json markdown webhook webhooks openapi schema token tokens auth login account log logged privacy gdpr stored this_site this_website website server deploy agent agents robots crawl etag cache version script program";

/** The pages that say what the question asks about the site. */
export function topicsOf(question: Question): string[] {
  return TOPICS.filter(({ phrases, pairs = [] }) =>
    hasPhrase(question, phrases) ||
    pairs.some(([one, other]) =>
      hasPhrase(question, one) && hasPhrase(question, other)
    )
  ).map(({ path }) => path);
}

/** Whether the question speaks of the site, and not of a person. */
export function isAboutSite(question: Question): boolean {
  return hasPhrase(question, OF_SITES) || topicsOf(question).length > 0;
}

function hasPhrase({ words }: Question, phrases: string): boolean {
  return phrases.split(" ").some((phrase) => {
    const [first, ...others] = phrase.split("_");
    return words.some(({ word }, at) =>
      word === first &&
      others.every((other, by) => words[at + 1 + by]?.word === other)
    );
  });
}
