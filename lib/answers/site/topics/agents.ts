import type { Topic } from "../topic.ts";

/** Questions in plain words, MCP, Markdown and clients. */
export const AGENTS: Topic[] = [
  {
    at: "/docs/ask",
    says: "There is no language model behind it",
    asks: [
      ["llm", "box"],
      ["llm", "answers"],
      ["llm", "box", "answers"],
      [
        "llm",
        "this_site",
      ],
      ["invent", "answers"],
      ["invent", "box"],
      ["human", "answers", "box"],
      [
        "answers",
        "box",
        "from_what",
      ],
      ["human", "answers", "this_site"],
    ],
    not: ["mcp", "room", "training", "add", "server_n", "text_length"],
  },
  {
    at: "/docs/ask",
    says: "There is no language model behind it",
    asks: [["llm", "box", "answers"], ["llm", "answers", "question"], [
      "llm",
      "this_site",
      "answers",
    ]],
    not: ["mcp", "room", "training", "text_length"],
  },
  {
    at: "/docs/ask#the-answer-as-a-stream",
    says: "Three ways lead to server-sent events",
    asks: [["stream", "answers"], ["stream", "box"], ["stream", "api"], [
      "stream",
      "box",
      "answers",
    ]],
    not: ["mcp"],
  },
  {
    at: "/docs/ask#the-answer",
    says: "At most ten results",
    asks: [["box", "many", "results_n"], [
      "answers",
      "many",
      "box",
      "results_n",
    ]],
    not: ["store", "worklist"],
  },
  {
    at: "/docs/ask#ways-to-put-a-question",
    lists: true,
    asks: [["box", "program", "question"], ["box", "api", "question"], [
      "box",
      "parameter",
    ]],
    not: ["length", "store", "llm", "stream", "rate", "limit", "mcp"],
  },
  {
    at: "/docs/language#what-stays-english",
    says: "Questions are understood best in English",
    asks: [["question", "other_language"], ["typed", "other_language", "box"]],
    not: ["content", "person_about", "worklist"],
  },
  {
    at: "/docs/ask#for-agents",
    says: "The same answers are given to agents",
    asks: [["a2a"], ["a2a", "add"], ["a2a", "assistant"]],
    not: ["length"],
  },
  {
    at: "/docs/mcp-servers",
    says: "can ask this site itself",
    asks: [
      ["mcp"],
      ["mcp", "server_n"],
      ["mcp", "address"],
      ["mcp", "assistant"],
      ["mcp", "list"],
      ["mcp", "auth"],
    ],
    not: [
      "tool",
      "transport",
      "session",
      "revision",
      "prompt",
      "resource",
      "error",
      "limit",
      "batch",
    ],
  },
  {
    at: "/docs/mcp-servers",
    says: "the person: story, work, contact, pages",
    asks: [["mcp", "person_about"], ["mcp", "person_about", "address"], [
      "mcp",
      "person_about",
      "assistant",
    ]],
    not: ["tool", "prompt", "error"],
  },
  {
    at: "/docs/mcp-servers#add-a-server",
    says: "Claude Code does the same",
    asks: [["assistant", "add", "this_site"], ["assistant", "add", "mcp"], [
      "assistant",
      "add",
      "this_n",
    ], ["assistant", "add", "site"]],
    not: ["cursor", "box", "limit", "error", "tool", "store", "webmcp", "room"],
  },
  {
    at: "/docs/mcp-servers",
    says: "search_docs, get_doc",
    lists: true,
    asks: [["mcp", "tool"], ["mcp", "tool", "list"], [
      "tool",
      "list",
      "server_n",
    ]],
    not: ["person_work", "person_contact", "document", "error"],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-docs-mcp",
    lists: true,
    asks: [["mcp", "tool", "document"], ["mcp", "tool", "document", "list"]],
    not: ["search"],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-docs-mcp",
    says: "search_docs: ",
    asks: [["tool", "search", "document"], ["mcp", "search", "document"]],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_work_history: ",
    asks: [["mcp", "tool", "person_work"], [
      "tool",
      "assistant",
      "person_work",
    ]],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_contact: ",
    asks: [["mcp", "tool", "person_contact"]],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_page: ",
    asks: [["mcp", "tool", "whole_page"]],
    not: ["search", "list"],
  },
  {
    at: "/docs/mcp-servers#the-tools-of-mcp",
    says: "get_about: ",
    asks: [["mcp", "tool", "person_about"]],
    not: ["person_work", "person_contact"],
  },
  {
    at: "/docs/mcp-servers#add-a-server",
    says: "Streamable HTTP",
    asks: [["mcp", "transport"], ["mcp", "transport", "server_n"]],
    not: ["error"],
  },
  {
    at: "/docs/mcp-servers#revisions-of-the-protocol",
    says: "Both servers speak the revision",
    asks: [["mcp", "revision"]],
    not: ["session", "add"],
  },
  {
    at: "/docs/mcp-servers#revisions-of-the-protocol",
    says: "there is no session",
    asks: [["mcp", "session"]],
  },
  {
    at: "/docs/mcp-servers#resources-and-prompts",
    says: "has two prompts",
    asks: [["mcp", "prompt"], ["prompt", "server_n"], ["prompt", "this_site"]],
    not: ["invent"],
  },
  {
    at: "/docs/mcp-servers#resources-and-prompts",
    says: "is also a resource",
    asks: [["mcp", "resource"]],
  },
  {
    at: "/docs/mcp-servers#in-a-browser-with-an-agent",
    asks: [["webmcp"]],
  },
  {
    at: "/docs/mcp-servers#when-something-is-wrong",
    lists: true,
    asks: [["mcp", "error"]],
  },
  {
    at: "/docs/markdown#two-ways-to-get-one",
    says: "Put .md behind",
    asks: [["markdown"], ["markdown", "site"], ["markdown", "header"], [
      "markdown",
      "program",
    ]],
    not: ["tokens", "content", "words_yaml", "blog", "mine", "image", "limit"],
  },
  {
    at: "/docs/markdown#which-pages",
    says: "All of them",
    asks: [["markdown", "list", "site"]],
    not: ["tokens", "add_verb"],
  },
  {
    at: "/docs/markdown#how-many-tokens-a-page-has",
    says: "The estimate in tokens",
    asks: [["tokens", "text_length"], ["tokens", "site"], [
      "tokens",
      "markdown",
    ]],
    not: ["auth", "room", "limit", "variable", "rate", "need"],
  },
  {
    at: "/docs/clients",
    says: "one for TypeScript and one for Python",
    asks: [["client", "api"], ["client", "list"], ["client", "this_site"]],
    not: ["python", "typescript", "cli", "limit", "mcp", "timeout", "store"],
  },
  {
    at: "/docs/clients#python",
    says: "needs Python 3.10",
    asks: [["python", "client"], ["python", "oldest"], ["python", "api"], [
      "python",
      "client",
      "api",
    ], ["python", "client", "oldest"]],
    not: ["person_work"],
  },
  {
    at: "/docs/clients#typescript",
    says: "@foyer/client",
    asks: [["typescript", "client"], ["typescript", "oldest"], [
      "typescript",
      "client",
      "api",
    ]],
    not: ["python", "person_work", "cors"],
  },
  {
    at: "/docs/clients#the-command",
    says: "foyer comes with the TypeScript package",
    asks: [["cli"], ["cli", "api"], ["cli", "client"]],
    not: ["exit_code", "completion", "dev", "host", "mcp"],
  },
  {
    at: "/docs/clients#the-command",
    lists: true,
    asks: [["exit_code"], ["exit_code", "cli"]],
    not: ["doctor", "mistake", "start_fails"],
  },
  {
    at: "/docs/clients#the-command",
    says: "prints a script that completes commands",
    asks: [["completion", "cli"], ["completion"]],
  },
  {
    at: "/docs/clients#waiting-on-429",
    says: "Both clients wait",
    asks: [["client", "client_waits"], ["client", "limit", "client_waits"], [
      "python",
      "client_waits",
      "limit",
    ]],
    not: ["timeout"],
  },
  {
    at: "/docs/clients#waiting-on-429",
    says: "A call gives up after 30 seconds",
    asks: [["client", "timeout"], ["python", "timeout"], [
      "typescript",
      "timeout",
    ]],
  },
];
