/**
 * Every fixed word of the pages, as data: Markdown where a sentence has a link
 * in it, and a name in braces where `fill` puts a value.
 */
export const words = {
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
    asked: "Who else is asked",
    counted: {
      here: "The site counts visitors by itself, in memory.",
      off: "Visitors are not counted.",
      elsewhere:
        "The number of visitors comes from {provider}; this server asks it, your browser does not.",
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
} as const;
