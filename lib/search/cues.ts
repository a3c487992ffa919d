// The words by which people ask for a fact that seldom contains them.

export const PROFILE_CUES = {
  who:
    "who name bio biography profile person introduce introduction headline about yourself profession profile summary",
  place:
    "where world place live lives based located location city country town region residence",
  timeZone: "time zone timezone local clock hour utc gmt",
  availability:
    "available availability free hire hiring start contract engage capacity freelance booking busy notice now open looking opportunity offer project new take",
  story: "story bio background journey yourself",
};

export const ROLE_CUES =
  "work job role career employer company position experience history cv resume employment title skill programming language technology tech stack tool";

/** By when it was. */
export const ROLE_TIME_CUES = {
  current: "current currently now present today moment",
  past: "before previous former past earlier",
  latestPast: "last recent",
  first: "first earliest oldest began beginning",
};

/** By the list of the résumé. */
export const RESUME_CUES = {
  education:
    "education educated study studied degree diploma school university college graduate graduated course qualification qualify",
  languages: "language languages speak speaks spoken fluent bilingual tongue",
  awards: "award awards prize honour honor won recognition",
  certificates:
    "certificate certificates certification certified licence license credential qualification",
  volunteer: "volunteer volunteering voluntary charity unpaid",
  skills: "skill skills good able",
  interests: "interest interests hobby hobbies leisure fun",
  references: "reference references recommendation recommend testimonial",
};

export const CHANNEL_CUES =
  "contact reach write send message talk touch hold address channel respond";

export const LINK_CUES = "link elsewhere social online profile";

export const DOCUMENT_CUES =
  "document documentation guide manual api endpoint curl request response error code status limit rate quota throttle json http header version deprecation sunset markdown mcp agent install host deploy configure environment variable docker systemd cursor pagination token key auth etag cache manifest schema sdk client cli library openapi batch fork customise template";

/** Stop words that do ask for something where nothing else does. */
export const LAST_RESORT_CUES = ["who", "where", "about", "yourself"];
