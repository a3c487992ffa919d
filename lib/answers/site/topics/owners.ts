import type { Topic } from "../topic.ts";

/** A site of one's own: to run it, and to make it. */
export const OWNERS: Topic[] = [
  {
    at: "/docs/hosting",
    says: "can run Deno",
    asks: [["host", "requirement"], ["deno", "oldest"], [
      "host",
      "requirement",
      "copy",
    ], [
      "deno",
      "oldest",
      "host",
    ], ["host", "deno"]],
    not: [
      "deploy_cloud",
      "docker",
      "port",
      "python",
      "typescript",
      "mcp",
      "client",
      "limit",
    ],
  },
  {
    at: "/docs/hosting#start-it",
    says: "listens on port 8000",
    asks: [["port", "host"], ["port", "site"], ["port"]],
    not: ["variable", "room", "person_work"],
  },
  {
    at: "/docs/hosting#start-it",
    says: "listens on port 8000",
    asks: [["host", "copy"], ["host", "this_site"], ["host", "this_n"], [
      "host",
      "mine",
    ]],
    not: [
      "docker",
      "requirement",
      "systemd",
      "proxy",
      "mcp",
      "database",
      "backup",
      "auth",
      "client",
      "memory",
    ],
  },
  {
    at: "/docs/hosting#in-a-container",
    says: "The process is not root",
    asks: [["docker"], ["docker", "host"], ["docker", "copy"]],
    not: ["person_work", "logs_owner"],
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "A unit for systemd",
    asks: [["systemd"], ["systemd", "host"]],
    not: ["person_work", "person_contact", "health"],
  },
  {
    at: "/docs/hosting#configuration",
    says: "KV_PATH: ",
    asks: [["database", "host"], ["database", "where_n"], [
      "database",
      "variable",
    ], [
      "database",
      "list",
    ]],
    not: ["backup", "third_party", "me", "person_work", "requirement"],
  },
  {
    at: "/docs/hosting",
    says: "It needs no database server",
    asks: [["database", "requirement"], ["database", "host", "requirement"]],
    not: ["person_work"],
  },
  {
    at: "/docs/hosting#configuration",
    says: "Everything is set by variables",
    asks: [
      ["variable", "host"],
      ["variable", "list"],
      ["variable", "this_site"],
      ["env_vars"],
    ],
    not: [
      "trust_proxy",
      "proxy",
      "database",
      "port",
      "limit",
      "visitors",
      "contributions",
      "base_url_var",
      "room",
      "logs_owner",
    ],
  },
  {
    at: "/docs/hosting#configuration",
    says: "RATE_LIMIT: ",
    asks: [["variable", "limit"]],
    not: ["proxy", "share_limit"],
  },
  {
    at:
      "/docs/hosting#the-four-that-matter-base-url-trust-proxy-signing-keys-sample-ok",
    says: "must be the number of proxies",
    asks: [["proxy", "share_limit"], ["proxy", "share_limit", "limit"], [
      "proxy",
      "variable",
    ], ["trust_proxy"]],
  },
  {
    at:
      "/docs/hosting#the-four-that-matter-base-url-trust-proxy-signing-keys-sample-ok",
    says: "is the one to set first",
    asks: [["base_url_var", "variable"], ["base_url_var", "site"]],
    not: ["doctor", "markdown", "blog", "image"],
  },
  {
    at: "/docs/hosting#behind-a-proxy",
    says: "On the open internet, put a proxy in front",
    asks: [["proxy", "host"], ["proxy", "requirement"], ["nginx"], ["caddy"]],
    not: ["share_limit", "variable", "person_work"],
  },
  {
    at: "/docs/hosting#three-set-ups",
    says: "Deno Deploy",
    asks: [["deploy_cloud"], ["deploy_cloud", "host"]],
    not: ["traces", "database"],
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "Encryption is the business of the proxy",
    asks: [["https", "host"], ["https", "site"], ["https", "requirement"]],
    not: ["person_about"],
  },
  {
    at: "/docs/hosting#as-a-service",
    says: "GET /healthz",
    asks: [["health", "site"], ["health", "host"], ["health", "api"], [
      "health",
      "address",
    ]],
    not: ["person_work", "person_about", "me"],
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "SIGTERM and SIGINT",
    asks: [["shutdown", "host"], ["shutdown", "request"]],
    not: ["restart", "deprecation", "worklist"],
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "The content is read once",
    asks: [["restart", "content"], ["restart", "dev", "content"]],
    not: ["start_fails"],
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "For a backup",
    asks: [["backup"], ["backup", "site"], ["backup", "database"]],
    not: ["person_work"],
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "Logs are lines of JSON",
    asks: [["logs_owner", "host"], ["logs_owner", "format"]],
    not: ["me", "ip", "event", "typed"],
  },
  {
    at: "/docs/hosting#look-after-it",
    says: "signs with the new key",
    asks: [["rotate", "auth"], ["rotate"]],
    not: ["person_work"],
  },
  {
    at: "/docs/hosting#copies-in-browsers",
    says: "A browser that has opened a page",
    asks: [["offline", "site"], ["offline", "browser"]],
    not: ["person_contact", "doctor"],
  },
  {
    at: "/docs/hosting#traces",
    says: "Deno can make traces",
    asks: [["traces", "host"], ["traces", "variable"]],
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "Get the software",
    asks: [["get_code", "this_site"], ["mine"], ["mine", "host"], [
      "get_code",
      "copy",
    ], [
      "get_code",
      "software_n",
    ]],
    not: ["resume_n", "contributions", "doctor"],
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "If you have a résumé in the JSON Resume format",
    asks: [["import_it", "resume_n"], ["import_it"]],
    not: ["person_contact"],
  },
  {
    at: "/docs/making-it-yours#in-ten-minutes",
    says: "shows every change as you save it",
    asks: [["dev", "content"], ["dev", "site"]],
  },
  {
    at: "/docs/making-it-yours#add-a-job-a-page-or-a-section",
    says: "A new file is all it takes",
    asks: [["add_verb", "add_job", "content"], [
      "add_verb",
      "add_page",
      "own_n",
    ], [
      "add_verb",
      "add_page",
      "content",
    ], ["add_verb", "add_page", "menu"]],
    not: ["blog", "image", "footnote", "api", "mcp"],
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "takes a role, link, channel",
    asks: [["hide", "add_page"], ["hide", "add_job"], ["hide", "content"]],
    not: ["menu"],
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "leaves a page out of the menu",
    asks: [["menu", "add_page"], ["menu", "hide"]],
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "is the accent colour",
    asks: [["colour", "site"], ["colour", "own_n"], ["colour", "breaking"]],
  },
  {
    at: "/docs/making-it-yours#the-fields",
    says: "Icons and link previews",
    asks: [["icon", "site"], ["icon", "own_n"]],
  },
  {
    at: "/docs/making-it-yours#when-something-is-wrong-in-the-content",
    says: "The content is checked when the site starts",
    asks: [["mistake", "content", "start_fails"], ["mistake", "content"]],
    not: ["api", "request", "batch", "mcp", "retry"],
  },
  {
    at: "/docs/sections#images",
    says: "What counts as an image",
    asks: [["image", "format"], ["image", "size"], ["image", "format", "size"]],
    not: ["room", "api"],
  },
  {
    at: "/docs/sections",
    says: "A section is a folder of yours",
    asks: [["blog", "add_verb", "own_n"], ["blog", "add_verb", "content"], [
      "blog",
      "add_verb",
      "site",
    ]],
    not: ["image", "feed"],
  },
  {
    at: "/docs/sections#footnotes-and-code",
    says: "A footnote is",
    asks: [["footnote"], ["footnote", "add_verb"]],
  },
  {
    at: "/docs/sections#footnotes-and-code",
    says: "are marked up",
    asks: [["highlight"], ["highlight", "site"]],
  },
  {
    at: "/docs/sections#the-feed",
    says: "is Atom",
    asks: [["feed"], ["feed", "site"], ["feed", "blog"]],
    not: ["person_contact"],
  },
  {
    at: "/docs/sections#your-own-look",
    says: "is loaded after the style sheet",
    asks: [["look", "site"], ["look", "own_n"], ["look", "breaking"]],
    not: ["error", "api", "mcp"],
  },
  {
    at: "/docs/language#three-things",
    says: "a tag such as",
    asks: [["other_language", "site"], ["other_language", "content"], [
      "other_language",
      "own_n",
    ]],
    not: ["question", "client", "rtl"],
  },
  {
    at: "/docs/language#three-things",
    says: "are written from right to left",
    asks: [["rtl"], ["rtl", "site"]],
  },
  {
    at: "/docs/language#words-yaml",
    says: "Every fixed word of the site",
    asks: [["words_yaml", "site"], ["words_yaml", "breaking"]],
  },
  {
    at: "/docs/resume#where-all-of-it-goes",
    says: "/resume.json: ",
    asks: [["resume_n", "format"], ["resume_n", "get_code"]],
    not: ["import_it", "contributions"],
  },
  {
    at: "/docs/resume#where-all-of-it-goes",
    says: "/contact.vcf: ",
    asks: [["vcard"]],
  },
  {
    at: "/docs/doctor",
    says: "looks at your folder",
    asks: [["doctor", "content"], ["doctor", "site", "publish"], [
      "doctor",
      "own_n",
    ]],
    not: ["health"],
  },
  {
    at: "/docs/upgrading#each-time",
    says: "Commit what you have",
    asks: [["upgrade", "software_n"], ["upgrade", "copy"], [
      "upgrade",
      "conflict",
    ], [
      "upgrade",
      "own_n",
    ]],
    not: ["api", "deno", "python"],
  },
];
