/**
 * Every fixed word of the pages, as data: Markdown where a sentence has a link
 * in it, and a name in braces where `fill` puts a value.
 */
export const words = {
  shell: {
    language: "en",
    title: "{title} · {name}",
    toText: "Skip to the text",
    toIndex: "For programs: the index, llms.txt",
    sample: "This is a sample: nobody of this name exists",
    menu: "Pages",
    twin: "This page as Markdown",
    changed: "last changed",
    forPrograms: "For programs:",
    index: "llms.txt",
    reference: "API",
    feed: "feed",
    resume: "JSON Resume",
  },
  markdown: {
    link: "Link to {heading}",
    table: "Table: {columns}",
  },
  twin: {
    index: "Index of this site: {address}",
    onward: "Sitemap",
    allPages: "All pages",
  },
  home: {
    work: "Work",
    more:
      "The whole story is on [About](/about); to write, see [Contact](/contact).",
    forPrograms: "For programs",
    firstCalls: `Every page has a Markdown twin, and the facts are an API:

\`\`\`sh
curl {base_url}/about.md
curl {base_url}/api/v1/work
\`\`\``,
    reference: "The reference is on [Developers](/developers).",
    /** Each where there is a document of that name. */
    waysIn: [
      {
        doc: "mcp-servers",
        sentence: "Assistants connect over [MCP](/docs/mcp-servers).",
      },
      {
        doc: "ask",
        sentence: "Questions in plain words go to [`/ask`](/docs/ask).",
      },
      {
        doc: "clients",
        sentence: "There are [clients](/docs/clients) and a command line.",
      },
    ],
    documents: "Documents",
    elsewhere: "Elsewhere",
  },
  about: {
    career: "Career",
    role: "{role}, {years}",
    skills: "Skills: {skills}",
  },
  contact: {
    channels: "Channels",
    columns: ["Channel", "Address"],
    preferred: "(preferred)",
    answer: "When to expect an answer",
  },
  room: {
    whoIsHere: "Who is here",
    person: "{name}, {role}",
  },
  privacy: {
    stored: "What is stored",
    storedHere: "All of it lies in the database of this site and nowhere else.",
    columns: ["Key", "What", "Why", "How long"],
    families: {
      signing_keys: {
        what: "Random keys that sign cursors and job ids",
        why: "They are checked instead of being remembered",
        kept: "Until the owner of the site replaces them",
      },
      hash_keys: {
        what: "A random key for each day, with which addresses are hashed",
        why:
          "What is stored of an address cannot be compared with that of another day, nor be traced back once the key is gone",
        kept: "Ten minutes longer than its day",
      },
      rate_windows: {
        what:
          "A hash that stands for an address, and how many requests came from it; only for more than five a minute",
        why: "The limit of requests holds on all servers together",
        kept: "Two minutes",
      },
      events: {
        what:
          "That a command was run or the hire dialogue was opened, when, and what was sent with it",
        why: "The owner of the site sees what is used",
        kept: "90 days",
      },
      idem: {
        what: "A hash of the key that a program sent with an event",
        why: "An event that is sent twice counts once",
        kept: "24 hours",
      },
      presence: {
        what:
          "How many people one server has last seen in each half minute: numbers and nothing else",
        why: "The live count is that of all servers together",
        kept: "Five minutes",
      },
      npc_tokens: {
        what: "How many tokens a language model has used on a day",
        why: "What the people in the room may cost is limited",
        kept: "Until an hour after that day",
      },
      npc_calls: {
        what:
          "A hash of an address that a language model was asked from, when on a day it was asked, and the tokens of each time",
        why: "Nobody can use up what the people in the room may cost",
        kept: "Until an hour after that day",
      },
    },
    asked: "Who else is asked",
    counted: {
      here: "The site counts visitors by itself, in memory.",
      off: "Visitors are not counted.",
      elsewhere:
        "The number of visitors comes from {provider}; this server asks it, your browser does not.",
    },
    committed: {
      here:
        "Contributions are the commits that were counted when the site was built.",
      off: "Contributions are not counted.",
      elsewhere:
        "Contributions are counted by {providers}; this server asks there, your browser does not.",
    },
    spoken: {
      here:
        "What you say to the people in the room is answered here and goes nowhere else.",
      elsewhere:
        "What you say to the people in the room is sent to a language model, without anything that says who you are.",
    },
    drawn: {
      here: "The pictures of the people are drawn here.",
      elsewhere:
        "The pictures of the people are drawn by another service; this server asks it, your browser does not.",
    },
    logged: "What is logged",
    logLine:
      "For each request: when, the method, the name of the route, the status, how long it took and the number of the request. Never an address, a user agent, a message or the text of a query.",
  },
  developers: {
    operations: "Operations",
    parameterColumns: ["Parameter", "In", "Meaning"],
    statusColumns: ["Status", "Meaning"],
    deprecation: "Deprecation and sunset",
    promise:
      "The stable surface is everything under `/api/v1/`. A breaking change comes under a new prefix, never in place. A deprecated endpoint says so with a `Deprecation` header (RFC 9745) and, once a date is set, a `Sunset` header (RFC 8594), at least six months before it goes. Nothing is deprecated at present.",
  },
  notFound: {
    title: "Nothing here",
    why: "The address may be mistyped, or what was here has gone.",
    onward:
      "[Home](/) and the menu lead to everything that there is; so do the [sitemap](/sitemap.md) and, for programs, [llms.txt](/llms.txt).",
    onwardInMarkdown: `What there is:

- [Home]({base_url}/index.md)
- [Index for language models]({base_url}/llms.txt)
- [Sitemap]({base_url}/sitemap.md)
`,
  },
  error: {
    title: "That did not work",
    body:
      "The fault is on this side and has been noted. Trying again may help; [home](/) should.",
  },
  mcp: {
    title: "{server}: MCP server",
    introduction:
      "{description}. Programs speak the Model Context Protocol to this address; there is no account and no key, and nothing can be changed.",
    install: "Install",
    installIn: "Install in {client}",
    inTerminal: "In a terminal:",
    oneClick: "One click:",
    oneClickOrCommand: "One click, or the command:",
    otherClient: "Any other client",
    inConfiguration: "In its configuration file:",
    tools: "Tools",
    trying: "Each can be tried here; the answer is what a program would get.",
    optional: "(optional)",
    notGiven: "not given",
    run: "Run {tool}",
    result: "Result of",
    error: "Error of",
    asData: "As data",
    prompts: "Prompts",
    more: "More",
    resources:
      "Every page and document is also a resource, in Markdown. [MCP servers](/docs/mcp-servers) explains both servers of this site, [/mcp](/mcp) and [/docs/mcp](/docs/mcp).",
  },
} as const;
