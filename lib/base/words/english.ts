/**
 * Every fixed word of the site, as data: of pages, twins and indexes, of the
 * people in the room and of answers. Markdown where a sentence has a link in it,
 * a name in braces where `fill` puts a value, and CLDR's plural categories where
 * a number decides. Whoever's site it is says some or all of it otherwise in
 * `words.yaml`, by the same names.
 */
export const english = {
  shell: {
    title: "{title} · {name}",
    toText: "Skip to the text",
    toIndex: "For programs: the index, llms.txt",
    sample: "This is a sample: nobody of this name exists.",
    menu: "Pages",
    theme: "Dark theme",
    copied: "Copied",
    offline: "You are offline. This is the copy of {time}.",
    unreachable: "The site does not answer. This is the copy of {time}.",
    changed: "Last changed",
    forPrograms: "For programs",
  },
  /** Runs what programs call, and leads to every page. */
  palette: {
    label: "Commands",
    groups: { run: "Run", go: "Go", do: "Do" },
    verbs: {
      stats: "Who is here now",
      work: "The jobs, newest first",
      contrib: "The code of a year, in numbers",
      ask: "Ask this site",
      npc: "Talk to somebody in the room",
      cat: "Read a page as an agent does",
      hire: "Start a message",
      copy: "Copy the email address",
      theme: "Dark or light",
      agent: "This page as an agent reads it",
      keys: "Single keys (m, /) off, or on again",
    },
    done: {
      copied: "Copied",
      keysOn: "Single keys are on",
      keysOff: "Single keys are off",
      refused: "The browser does not allow it",
    },
    running: "Running …",
    nothing: "Nothing fits",
    again: "Again in {seconds} s",
    unreachable: "The site does not answer",
    keys: { run: "run", move: "move", close: "close" },
  },
  /** A page as an agent gets it. */
  lens: {
    readAs: "Read as",
    person: "person",
    agent: "agent",
    behind: "{name}, from behind: this is the other side of the counter",
    lead: "The bytes an agent gets, and nothing else.",
    tokens: "tokens",
    bytes: "bytes",
    command: "As a command",
    accept: "Accept header",
    copy: "Copy",
    headers: "Headers",
    failed: "It did not come: {reason}",
    unreachable: "the site does not answer",
    again: "Try again",
  },
  /** In the place of a page that the browser has no copy of. */
  offline: {
    title: "Not without a connection",
    body:
      "There is no copy of this page here: a browser keeps the last pages that it has opened. As soon as you are back, [try again](/).",
  },
  markdown: {
    link: "Link to {heading}",
    table: "Table: {columns}",
    notes: "Footnotes",
    back: "Back to the text",
    copy: "Copy",
  },
  twin: {
    index: "Index of this site: {address}",
    onward: "Sitemap",
    allPages: "All pages",
  },
  home: {
    place: "Place",
    availability: "Available",
    work: "Work",
    more: {
      one: "{count} more, and the story between them",
      other: "{count} more, and the story between them",
    },
    whole: "The story between them",
    portrait: "Portrait",
    story: "Story and jobs",
    call: "Call",
    room: "The room",
    /** What each of the staff can be asked about, below the name. */
    topics: {
      librarian: "on documents",
      archivist: "on jobs and dates",
      concierge: "on contact and pages",
      barista: "on visitors and numbers",
    },
    newest: "Newest",
    elsewhere: "Elsewhere",
    calendar: {
      title: "Code, day by day",
      facts: "{contributions} on {days} since {date}.",
      none: "No contributions since {date}.",
      longest: "Longest run: {days}.",
      busiest: "Busiest: {date}, with {count}.",
      contributions: {
        one: "{count} contribution",
        other: "{count} contributions",
      },
      days: { one: "{count} day", other: "{count} days" },
      counted: "Counted on {date}.",
      /** Of each month, for whoever listens; then of its days that have any. */
      month: "{month}: {contributions}.",
      day: "{day}: {count}",
      notConfigured: "No code host is configured.",
      unknown: "The code host has not answered yet.",
    },
  },
  /** What one may say to an assistant of one's own; the names in braces are addresses. */
  agent: {
    title: "Ask your agent about this page",
    kinds: "What to ask",
    explain: {
      name: "Explain it",
      prompt:
        "Read {index}, then {page}. Explain that page to me in plain words, and cite what you use. What the site does not say is not known. There are tools at {mcp} (MCP).",
    },
    sumUp: {
      name: "Sum it up",
      prompt:
        "Read {index}, then {page}. Sum that page up in five sentences, and cite what you use. What the site does not say is not known. There are tools at {mcp} (MCP).",
    },
    fit: {
      name: "Does it fit a job",
      prompt:
        "Read {index}, then {career}. Ask me for the description of a job. Say what in the work history fits it, what does not, and what I should ask; cite what you use. What the site does not say is not known. There are tools at {mcp} (MCP).",
    },
    copy: "Copy the prompt",
  },
  /** To somebody who looks at the page, of those who do so, too. */
  visitors: {
    alone: "You are the only one here",
    others: {
      one: "You and one other are here",
      other: "You and {count} others are here",
    },
    at: "Counted at {time}",
  },
  about: {
    story: "Story",
    career: "Career",
    skills: "Skills: {skills}",
    portrait: "{name}, drawn as a figure",
    score: "Grade: {score}",
    courses: "Courses: {courses}",
    filing: "The same, for filing",
    print: "Print",
    /** Of resume.yaml, and of sections that are a part of the résumé. */
    lists: {
      education: "Education",
      languages: "Languages",
      awards: "Awards",
      certificates: "Certificates",
      volunteer: "Volunteering",
      skills: "Skills",
      interests: "Interests",
      references: "References",
      projects: "Projects",
      publications: "Publications",
    },
  },
  sections: {
    tags: "Tags: {tags}",
    links: "Links",
    /** Title of the second page of a section, and of those after it. */
    page: "{title}, page {page}",
    pages: "Older and newer",
    newer: "Newer",
    older: "Older",
  },
  neighbours: {
    both: "Before and after",
    before: "Before",
    after: "After",
  },
  /** Between the things of a list, with the space where there is one. */
  lists: { comma: ", " },
  dates: {
    period: "{start} – {end}",
    present: "present",
  },
  contact: {
    preferred: "(preferred)",
    copy: "Copy the address",
    hours: "Hours",
    /** Two bars of a day: whose hours they are, and when both are at work. */
    overlap: {
      there: "{place}, {start} to {end}",
      you: "You, {place}, {start} to {end}",
      shared: "Both at work: {start} to {end}, for you {from} to {to}.",
      same: "Both at work: {start} to {end}.",
      never: "Not at work at the same time.",
    },
    first: "First message",
    /** The message is a mail of four lines; the second has the most room. */
    hire: {
      open: "Compose it here",
      lines: [
        "What it is about",
        "What is wrong, or missing",
        "By when",
        "With what budget",
      ],
      subject: "A first message",
      mail: "Open it in your mail",
      unsent: "Nothing typed here is sent or stored by this site.",
      nothingOpened: "No mail program opened?",
      copy: "Copy the message",
    },
    others: "Other doors",
  },
  /** Behind the name of a place: what its clocks show. */
  clock: {
    there: "{time} now",
    same: "{time}, your time too",
  },
  room: {
    whoIsHere: "Who is here",
    person: "{name}, {role}",
    list: "People and things, as a list",
    toList: "Skip to the people and things, as a list",
    toTalk: "Skip to the conversation",
    hint:
      "Click a tile or use the arrow keys to walk. Click somebody to talk, or press Enter; 1 to 4 ask.",
    /** What the window shows. */
    sky: {
      dawn: "Early morning in {place}",
      day: "Daytime in {place}",
      dusk: "Evening in {place}",
      night: "Night in {place}",
    },
    suggestions: {
      librarian: [
        "What are the rate limits?",
        "How do I get a page as Markdown?",
        "What does a 429 mean?",
        "Is there a client library?",
      ],
      archivist: [
        "Where did {name} work before?",
        "Where does {name} work now?",
        "What was the first job?",
        "Which skills does {name} have?",
      ],
      concierge: [
        "Is {name} free?",
        "How can I contact {name}?",
        "How soon does an answer come?",
        "Are there cookies?",
      ],
      barista: [
        "How many people are here?",
        "How many commits?",
        "What is the longest streak?",
        "How many days had commits?",
      ],
    },
    /** In the browser, too. */
    spoken: {
      you: "You",
      whom: "Whom to ask",
      conversation: "Conversation",
      question: "Your question",
      placeholder: "Ask {name}",
      button: "Ask",
      hello: "Hello",
      /** To open the page that an answer is from. */
      open: "Open {page}",
      copy: "Copy",
      request: "Request",
      response: "Response",
      /** How long an answer took. */
      took: "{milliseconds} ms",
      thinking: "…",
      left: { one: "{count} character left", other: "{count} characters left" },
      most: {
        one: "At most {count} character",
        other: "At most {count} characters",
      },
      busy: "One at a time, please.",
      again: {
        one: "Again in {count} second.",
        other: "Again in {count} seconds.",
      },
      wait: { one: "In {count} s", other: "In {count} s" },
      off: "Off duty today. What is written down still is.",
      offDuty: "off duty",
      offDocs: "The documents",
      offWork: "The work history",
      offContact: "Ways to get in touch",
      unreachable: "The site does not answer. Your words are still there.",
      figure: "You are",
      figureHint: "A link to you, as you look",
      look: "How you look",
      parts: {
        hd: "Skin",
        hr: "Hair",
        ch: "Shirt",
        lg: "Legs",
        sh: "Shoes",
        ha: "Hat",
        ea: "Glasses",
        fa: "Beard",
        he: "Ornament",
      },
      shape: "Another shape",
      colour: "Another colour",
      done: "Done",
      stamps: {
        title: "Stamp card",
        hint: "Your browser alone keeps it.",
        all: "Talked to all",
        bell: "Rang the bell",
        cat: "Met the cat",
        look: "Changed clothes",
        night: "Saw the night",
        chair: "Read as an agent",
      },
      cat: "404. I am not a resource.",
    },
    chalk: {
      here: { one: "{count} here", other: "{count} here" },
      commits: { one: "{count} commit", other: "{count} commits" },
    },
    sign: "Ask inside",
    /** By which doors they came. */
    called: "In the last minutes programs called by {surfaces}.",
    thing: {
      shelf: { name: "Bookshelf", does: "search the documents" },
      cabinet: { name: "Filing cabinet", does: "open the work history" },
      clock: { name: "Clock", does: "compare hours with {owner}" },
      board: { name: "Blackboard", does: "read visitors and commits" },
      counter: { name: "Coffee counter", does: "order a number" },
      sign: { name: "Sign on the door", does: "see whether {owner} is free" },
      door: { name: "Door", does: "leave for the front page" },
      window: { name: "Window", does: "look at the hours of {owner}" },
      mirror: { name: "Mirror", does: "see how you look" },
      plant: { name: "Plant", does: "see whether all is well" },
      bell: { name: "Bell", does: "ring for the hire sheet" },
      letter: { name: "Letter", does: "write to {owner}" },
      rug: { name: "Rug", does: "count the operations in its petals" },
      cat: { name: "Cat", does: "ask whether it is a resource" },
      paper: { name: "Newspaper", does: "read the feed" },
      chair: { name: "Armchair", does: "sit and read this as an agent does" },
      lamp: { name: "Lamp", does: "turn day into night" },
      robots: { name: "Callers", does: "see how programs call" },
    },
  },
  rateLimit: {
    none: "No request is refused for coming often.",
    some: {
      one:
        "At most {count} request in 60 seconds is answered for each client and endpoint.",
      other:
        "At most {count} requests in 60 seconds are answered for each client and endpoint.",
    },
  },
  privacy: {
    inShort: "In short",
    always: [
      "There are no accounts, no cookies, no advertisements and no scripts from other companies, so there is no banner to agree to.",
      "An event says what happened, not who sent it: that a command was run, or that the hire dialogue was opened. No address is kept with it.",
      "What you ask, and what you say in the room, is not stored.",
      "The room shows by which doors programs called in the last five minutes. Who they were is not kept.",
    ],
    limited: {
      shared:
        "To refuse a flood of requests, the server counts them by address for one minute. The count of a client with few requests stays in memory; beyond that a hash stands in for the address, made with a secret key that is another one every day, so that several servers can hold one limit.",
      here:
        "Requests are counted by address for one minute, in memory alone. Nobody is refused.",
    },
    stored: "What is stored",
    storedIn: {
      file: "All of it lies in one file beside this server, and nowhere else.",
      memory:
        "All of it lies in the memory of this server, and is gone when it stops.",
      server:
        "All of it lies in a database at {host}, which this server reaches over the network.",
      platform:
        "All of it lies in the database that Deno Deploy gives to this site, or, where it gives none, in memory until the site stops.",
    },
    families: {
      signing_keys: {
        what: "Random keys that sign cursors and job ids.",
        why: "They are checked instead of being remembered.",
        kept: "Until the owner of the site replaces them",
      },
      hash_keys: {
        what: "A random key for each day, with which addresses are hashed.",
        why:
          "What is stored of an address cannot be compared with that of another day, nor be traced back once the key is gone.",
        kept: "Ten minutes longer than its day",
      },
      rate_windows: {
        what:
          "A hash that stands for an address, and how many requests came from it; only for more than a few a minute.",
        why: "The limit of requests holds on all servers together.",
        kept: "Two minutes",
      },
      events: {
        what:
          "That a command was run or the hire dialogue was opened, when, and what was sent with it.",
        why: "The owner of the site sees what is used.",
        kept: "90 days, or until 100,000 newer ones have come",
      },
      event_counts: {
        what: "How many events of each day are kept.",
        why: "No more is stored than a disk can hold.",
        kept: "91 days after the last event",
      },
      event_clients: {
        what:
          "A hash that stands for an address, and how many events it has sent today.",
        why: "Nobody can use up what all may send.",
        kept: "Until midnight UTC",
      },
      idem: {
        what: "A hash of the key that a program sent with an event.",
        why: "An event that is sent twice counts once.",
        kept: "24 hours",
      },
      presence: {
        what:
          "How many people one server has last seen in each half minute: numbers and nothing else.",
        why: "The live count is that of all servers together.",
        kept: "Five minutes",
      },
      npc_tokens: {
        what: "How many tokens a language model has used on a day.",
        why: "What the people in the room may cost is limited.",
        kept: "Until an hour after that day",
      },
      npc_calls: {
        what:
          "A hash of an address that a language model was asked from, when on a day it was asked, and the tokens of each time.",
        why: "Nobody can use up what the people in the room may cost.",
        kept: "Until an hour after that day",
      },
      write_probe: {
        what: "Bytes that mean nothing.",
        why: "The site finds out whether the database can be written.",
        kept: "One minute",
      },
    },
    browser: {
      title: "What your browser keeps",
      introduction:
        "Beside what every browser keeps for a while, these stay in yours and are never sent. You can clear them there whenever you like.",
      kinds: {
        theme: {
          what: "Light or dark, once you have chosen one.",
          why: "The next page looks as you wanted it.",
          kept: "Until you choose as your system does",
        },
        keys: {
          what:
            "That keys without a modifier do nothing, once you have said so.",
          why: "They are in the way of those who speak to their machine.",
          kept: "Until you say otherwise",
        },
        room: {
          what: "How you look in the room, and what you have found there.",
          why: "You look the same when you come back.",
          kept: "Until you clear it",
        },
        pages: {
          what: "Copies of the pages that you visited last.",
          why: "You can read them again without a network.",
          kept: "Until newer ones have come",
        },
        files: {
          what:
            "The style sheet, typeface, scripts and pictures of those pages.",
          why: "The copies look like the pages.",
          kept: "Until newer ones have come",
        },
      },
    },
    asked: "Who else is asked",
    nobody:
      "No other service is asked for anything: nothing of what you do here leaves this server.",
    counted: {
      here:
        "The site counts visitors by itself. An address is hashed with a salt that changes every day and is never stored; the hash stays in memory and counts for five minutes after the last page. What is stored is how many there were.",
      off: "Visitors are not counted.",
      elsewhere:
        "The number of visitors comes from {provider} at {host}. This server asks there and sends nothing about you; your browser is not sent there.",
    },
    committed: {
      here:
        "Contributions are the commits that were counted when the site was built.",
      off: "Contributions are not counted.",
      elsewhere:
        "Contributions are counted by {provider} at {host}, which learns that this server asks for one account there, and nothing about you.",
    },
    spoken: {
      here:
        "What you say to the people in the room is answered here and goes nowhere else.",
      off:
        "The people in the room do not answer, and nothing is sent for them.",
      elsewhere:
        "What you say to the people in the room goes to a language model at {host}: your message and the path of the page that you look at, with nothing from us that says who you are. That is so for {minute} messages in a minute and {day} in a day from one address, for a tenth of the day's tokens in an hour, and until the {tokens} tokens of a day are used up. Beyond that, and for a message that a page of another site sends, the answer is made here and nothing goes to the model.",
    },
    drawn: {
      here: "The pictures of the people are drawn here.",
      elsewhere:
        "The pictures of the people are drawn by a service at {host}, which gets what the picture should show; this server asks there, your browser does not.",
    },
    carried:
      "The site runs on Deno Deploy. It carries every request, so it sees addresses, and it keeps logs, traces and counts of requests by rules of its own.",
    logged: {
      title: "What is logged",
      nothing: "Nothing is logged.",
      request:
        "For each request: when, the method, the name of the route, the path where it is that of a page of this site, the status, how long it took and the number of the request. Never an address, a user agent, a message or the text of a query.",
      error:
        "Where something fails that nobody expected: the text of the error, and the place in the program.",
      proxy:
        "Requests reach this server through a proxy. What that writes down is for its owner to say.",
    },
    traced: {
      title: "What is traced",
      nothing: "No traces are made.",
      routes:
        "The owner of the site collects traces (OpenTelemetry). Of each request a trace has the method, the name of the route, the status, when it came, how long it took, and which calls of other services it made, with a number that holds these together; a program that sends a number of its own (`traceparent`) finds that one used. Requests are counted by method and status. Never an address of yours, a path, a query, a message or any other header.",
      addresses:
        "The owner of the site collects traces (OpenTelemetry), and this version of the runtime writes the whole address of each request into them: the path, the query and what you ask in it. They also have the method, the status, when it came and how long it took, and the addresses of the calls that it made of other services.",
    },
  },
  developers: {
    contents: "Contents",
    start: "Start",
    firstCall: "First call",
    agents: "Connect an agent",
    agentsHow:
      "Assistants speak MCP: either address goes into their settings, and in a browser it is a page that installs it in one click. For a question in plain words there is [`/ask`](/docs/ask), and for agents among themselves `/a2a`.",
    limits: "When a call is refused",
    limitsHow:
      "[Limits](/docs/limits) says how requests are counted. Every error is one line of JSON with a `code` to match; [errors](/docs/errors) has them all. Any operation may answer these:",
    /** By the code of the error, where there is one. */
    common: {
      unchanged: "you have these bytes already",
      method_not_allowed: "`Allow` says what is allowed",
      invalid_body: "the body is too large",
      rate_limited: "`Retry-After` says when it is worth another try",
      internal_error: "our fault, and noted",
    },
    operations: "Operations",
    operation: "Operation {id}",
    answers: "It answers:",
    noFields: "No parameters.",
    required: "required",
    optional: "optional",
    otherwise: "default {value}",
    /** The type is a name of JSON Schema. */
    types: {
      range: "{type}, {least} to {most}",
      longest: "{type}, at most {most}",
      items: "{type} of {least} to {most}",
    },
    places: { path: "in the path", header: "header", body: "in the body" },
    promises: "Promise",
    deprecation: "Versions and sunset",
    promise:
      "The stable surface is everything under `/api/v1/`. A breaking change comes under a new prefix, never in place. A deprecated endpoint says so with a `Deprecation` header (RFC 9745) and, once a date is set, a `Sunset` header (RFC 8594), at least six months before it goes.",
    /** Below the promise, where there is none. */
    noneDeprecated: "Nothing is deprecated at present.",
    deprecatedSince: "Deprecated since {since}.",
    goneFrom: "It may be gone from {sunset} on.",
    insteadOf: "Use {successor} instead.",
    providers: "State of each provider",
    providersHow:
      "Some answers can come from elsewhere, if the owner of the site wants it so. Here they come from:",
    states: {
      builtin: "built in: this site answers by itself",
      git: "counted from `git` when the site was built",
      off: "off",
      elsewhere: "{provider} at {host}",
    },
  },
  /** Where calls and tools are tried. */
  console: {
    languages: "Code in",
    copy: "Copy",
    optional: "optional",
    run: "Run",
    running: "Running",
    runAgain: {
      one: "Run again in {count} s",
      other: "Run again in {count} s",
    },
    here: "against this site, now",
    kept: "what you typed is still here",
    took: "{milliseconds} ms",
    bytes: { one: "{count} byte", other: "{count} bytes" },
    left: "{remaining} of {limit} left",
    recorded: "recorded",
    more: { one: "{count} more", other: "{count} more" },
    asData: "As data",
    noJson: "This is no JSON.",
    noJsonAt: "This is no JSON, from line {line}, column {column}.",
    offline: "You are offline: no call is sent.",
    unanswered: "No answer came. The line for curl shows what was sent.",
  },
  docs: {
    /** In the menu; the heading is the longer one. */
    title: "Docs",
    heading: "Documents",
    lead: {
      one: "{count} document, no longer than it has to be.",
      other: "{count} of them, none longer than it has to be.",
    },
    description:
      "Every document of the manual by what you come for: the first call, what can be called, agents, and a site of your own.",
    shelves: {
      start: "Before the first call",
      call: "What can be called",
      agents: "For agents",
      run: "Run it yourself",
    },
    find: "Find",
    field: "Search the documents",
    example: "retry after 429",
    search: "Search",
    found: "Found",
    nothing:
      "Nothing here has enough of these words. Fewer of them may find more; every document is listed below.",
    all: "All documents",
    onThisPage: "On this page",
  },
  notFound: {
    title: "There is no such page",
    asked: "You asked for {path}.",
    meant: "Did you mean {page}?",
    doors: "Other doors",
    person: "The person",
    machine: "The machine",
    staff: "The staff",
    onwardInMarkdown: `What there is:

- [Home]({base_url}/index.md)
- [Index for language models]({base_url}/llms.txt)
- [Sitemap]({base_url}/sitemap.md)
`,
  },
  error: {
    title: "That did not work",
    toProgram: "To a program",
    body:
      "The fault is on this side and has been noted. Trying again may help; [home](/) should.",
  },
  mcp: {
    servers: {
      site: {
        title: "{name}",
        description: "The person behind this site: story, work, contact, pages",
      },
      docs: {
        title: "Documents of {name}",
        description: "Search and read the documents and pages of this site",
      },
    },
    title: "{server}: MCP server",
    introduction:
      "{description}. Programs speak the Model Context Protocol to this address; there is no account and no key, and nothing can be changed.",
    address: "Address, for any client",
    install: "Install",
    installIn: "Install in {client}",
    inTerminal: "in a terminal",
    oneClick: "one click",
    oneClickOrCommand: "one click, or the command",
    otherClient: "Any other client",
    inConfiguration: "in its configuration file",
    tools: "Tools",
    trying: "Each can be tried here; the answer is what a program would get.",
    result: "Result of",
    error: "Error of",
    prompts: "Prompts",
    resources: "Resources",
    resourcesHow:
      "Every page and document is also a resource, in Markdown. [MCP servers](/docs/mcp-servers) explains both servers of this site, [`/mcp`](/mcp) and [`/docs/mcp`](/docs/mcp).",
    allResources: { one: "The one resource", other: "All {count} resources" },
  },
  /** What the tools of the MCP servers say, beside the words of the pages. */
  tools: {
    role: "{role}, {company}, {period}",
    columns: ["Company", "Role", "When", "Slug"],
    source: "Source: {address}",
    nothing: "Nothing on the site matches",
    takenAs: "Taken as: {name}",
  },
  /** Sentences that are made from facts; names and dates come as the pages have them. */
  answers: {
    yes: "Yes.",
    no: "No.",
    told: "{name}: {period}.",
    lasted: "{what}: {duration}.",
    about: "about {duration} (the pages give years only)",
    years: { one: "{count} year", other: "{count} years" },
    months: { one: "{count} month", other: "{count} months" },
    counted: "{count}: {names}.",
    experience: "{duration}, since the first: {first}.",
    gap: "The longest is {duration}, between these two. {after} {before}",
    noGap: "No month is without a job.",
    used: "{yes}{skill}. {what}",
    skills: "{skills}.",
    reply: "How soon an answer comes",
    hours: "Hours",
  },
  ask: {
    invitation:
      "Ask about {name}: the person, the work history, how to get in touch; or about this site and its API",
    whatElse: "What would you like to know?",
    title: "Ask",
    /** To agents of the browser. */
    tool:
      "Answers a question about {name} or this site with passages of its pages, each with its address. Nothing is made up.",
    unanswered: "No page answers that. {invitation}.",
    notMentioned: "The pages about {name} do not mention {what}. {invitation}.",
    /** Where people ask, on the home page. */
    box: {
      label: "Your question",
      button: "Ask",
      parameter: "A question in plain words, or a few key words",
      examples: "For example:",
      asking: "Looking through the pages",
      sources: "From:",
      also: "See also:",
      own: "These are words of this site; nothing is made up.",
      nothing: "No page answers that.",
      again: {
        one: "Ask again in {count} second.",
        other: "Ask again in {count} seconds.",
      },
      ready: "You can ask again.",
      retry: "Your question is still there: you can ask again.",
      unreachable: "The site does not answer.",
      offline: "You are offline: no question is sent.",
    },
    /** Words of a question that do not say what is asked; English ones are known. */
    stopWords: "a an the",
    /** To start with: only those are shown that have an answer. */
    questions: [
      "Who is {name}?",
      "What is the work history?",
      "Is {name} available?",
      "How can I contact {name}?",
      "How does the rate limit work?",
    ],
  },
  /** The people in the room. A bubble holds 140 characters. */
  npcs: {
    abilities: {
      librarian:
        "Ask me about anything in the documents. “{title}”, for example.",
      librarianIdle: "Ask me about the documents, once there are some.",
      archivist:
        "Ask me about a company, a skill or a year. {company}, for example.",
      archivistIdle: "Ask me about the work history, once there is some.",
      concierge:
        "Ask me how to get in touch, whether there is time for new work, or for a page.",
      barista: "Ask me how many visitors there are, or about contributions.",
    },
    elsewhere: {
      librarian: "For documents, see the librarian. I shall point.",
      archivist: "For jobs and dates, see the archivist. I shall point.",
      concierge: "For people and pages, see the concierge. I shall point.",
      barista: "For numbers, see the barista. I shall point.",
    },
    /** Where nothing answers; what was looked for is one word. */
    unsaid: {
      librarian: "I looked up “{what}”. No document answers that.",
      archivist: "I looked for “{what}”. Nothing on file answers that.",
      concierge: "I asked around for “{what}”. Nobody here can tell.",
      barista: "I do not count “{what}”, and nobody here told me of it.",
    },
    thisPage: "This is “{title}”.",
    onPage: "It is on the page “{title}”.",
    inDocument: "It stands in “{title}”.",
    channel: "{label}: {value}",
    file: "It is on file under “{role}”.",
    also: "Also on file: {roles}.",
    or: "Or: {channels}.",
    separator: "; ",
    visitors: {
      one: "Visitors right now: {count}. That would be you.",
      other: "Visitors right now: {count}.",
    },
    noVisitors: "Visitors: I have no count at the moment.",
    contributions: "Contributions in a year: {count}, on {days}.",
    noContributions: "Contributions: I have no count at the moment.",
    streaks: "Current streak: {current}. Longest: {longest}.",
    days: { one: "{count} day", other: "{count} days" },
    identity: "{name}, {role}. I am part of the site.",
    /** To those who give orders; one of the lines, as in all lists below. */
    orders: [
      "I take orders from the house rules, and they are short.",
      "That is above my pay, and beside my point.",
      "I have heard that one. It works better on furniture.",
    ],
    thanked: ["You are welcome.", "My pleasure.", "Any time."],
    farewells: ["Goodbye. Mind the step.", "Until next time."],
  },
  /** Indexes and feeds. */
  indexes: {
    use:
      "Use this index when you need facts about {name}: who this is, the work history with dates, whether they are free, how to reach them; or when you want to call this site from a program. No account, key or cookie is needed. Prefer the Markdown addresses below to the HTML pages, and cite the address that a fact comes from. What the pages do not say is not known.",
    data: "Programs find their data here:",
    pages: "Pages",
    documents: "Documents",
    skills: "Skills",
    agents: "For agents",
    optional: "Optional",
    tokens: { one: "about {count} token", other: "about {count} tokens" },
    fullText: "{name}: full text",
    everything:
      "{headline}. Everything that this site says, page by page. The index is {address}",
    source: "Source: {address}",
    updated: "Last updated: {date}",
    sitemap: "Sitemap: {name}",
    all:
      "All pages of this site in Markdown. The index for language models is {address}",
  },
} as const;
