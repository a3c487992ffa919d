import { assert, assertMatch } from "@std/assert";
import { TOPICS } from "../../lib/answers/site/topic.ts";
import { statementOf } from "../../lib/answers/site/site_answers.ts";
import { sectionsOf } from "../../lib/answers/site/statements.ts";
import { pages } from "../golden/sample_site.ts";
import { postJson } from "../ask/support/requests.ts";
import { BASE_URL, testSite } from "../support/test_app.ts";

Deno.test("what people ask about the site is said where it is said to be", () => {
  const sections = new Map(
    sectionsOf(pages).map((section) => [section.path, section]),
  );
  for (const { at, says, lists } of TOPICS) {
    // It is no page, and has one sentence.
    if (at === "/robots.txt") continue;
    const section = sections.get(at);
    assert(section, `${at} is no place of the site`);
    assert(statementOf(section, says), `${at} does not say "${says}"`);
    assert(
      !lists || section.statements.some(({ isRow }) => isRow),
      `${at} has no table`,
    );
  }
});

/** A family of questions a line: what is asked, where it is said, and how. */
const ASKED: [question: string, path: string, says: RegExp][] = [
  ["How often can my script call you each minute?", "/docs/limits", /\b60\b/],
  [
    "What do your rate limit headers say is left?",
    "/docs/limits#the-headers",
    /Remaining/,
  ],
  ["Do I need an API key?", "/docs/api", /no key/],
  ["How do I call the API?", "/docs/api#the-first-call", /curl/],
  ["how do I use the API", "/docs/api#the-first-call", /curl/],
  ["show me the API", "/docs/api#the-first-call", /curl/],
  [
    "Can I call the API from a browser?",
    "/docs/api#what-http-does-for-you",
    /any origin/,
  ],
  [
    "What does upstream_error mean?",
    "/docs/errors#what-each-code-means",
    /502/,
  ],
  ["What is KV_PATH for?", "/docs/hosting#configuration", /database/],
  ["What does getStats return?", "/developers#getstats", /people/],
  [
    "Should I retry after a 502?",
    "/docs/errors#try-again-or-do-not",
    /few seconds/,
  ],
  ["Do you set any cookies?", "/privacy#in-short", /no cookies/],
  [
    "Is my IP address kept in the logs?",
    "/privacy#what-is-logged",
    /Never an address/,
  ],
  ["I type into the box: is that stored?", "/privacy#in-short", /not stored/],
  ["Is there an LLM behind the answers?", "/docs/ask", /no language model/],
  [
    "Which tools does the MCP server have?",
    "/docs/mcp-servers",
    /get_about.*search_docs/,
  ],
  [
    "Our assistant speaks MCP. Which address does it need?",
    "/docs/mcp-servers#add-a-server",
    /\/mcp/,
  ],
  [
    "Which MCP tool gives her employment history?",
    "/docs/mcp-servers#the-tools-of-mcp",
    /get_work_history/,
  ],
  [
    "For how long can I fetch a deferred batch?",
    "/docs/batch#how-long-it-lives",
    /one hour/,
  ],
  [
    "How do I get this page as Markdown?",
    "/docs/markdown#two-ways-to-get-one",
    /\.md/,
  ],
  [
    "What is the oldest Python that the client runs on?",
    "/docs/clients#python",
    /3\.10/,
  ],
  [
    "Can I run a copy of this site in Docker?",
    "/docs/hosting#in-a-container",
    /volume/,
  ],
  ["Who in the room knows about old posts?", "/room#archivist", /Ledger/],
  ["Who is in the room?", "/room#people-and-things", /Quill.*Steam/],
  ["Which image formats may I use?", "/docs/sections#images", /webp/],
  [
    "How do I hide a job on my own site?",
    "/docs/fields#rules-and-notes",
    /hidden/,
  ],
  [
    "My proxy asks: is there a health endpoint?",
    "/docs/hosting#as-a-service",
    /healthz/,
  ],
  ["Are talks with the librarian saved?", "/privacy#in-short", /not stored/],
  [
    "Under which licence is the software?",
    "/docs/making-it-yours#in-ten-minutes",
    /MIT/,
  ],
  ["How fast is this site?", "/docs/performance", /requests a second/],
  [
    "Does the API slow down while somebody floods it?",
    "/docs/performance#while-one-client-floods",
    /99 of 100/,
  ],
  ["May I train a model on these pages?", "/robots.txt", /not .*train/],
];

for (const [question, path, says] of ASKED) {
  Deno.test(`/ask tells of the site, asked "${question}"`, async () => {
    const [first] = await ask({ query: question });
    assert(first, "nothing was found");
    assert(first.url === BASE_URL + path, first.url);
    assertMatch(first.description, says);
  });
}

// Words of an address are words of a question too: "api" stands in that of many a site.
const BASE_URLS = [
  "http://localhost:8000",
  "https://api.example",
  "https://call-the-api.example",
];

for (const baseUrl of BASE_URLS) {
  Deno.test(`/ask leads to the first call of the API at ${baseUrl}`, async () => {
    using site = testSite({ env: { BASE_URL: baseUrl } });
    const asked = ["How do I call the API?", "how do I use the API"];
    for (const query of [...asked, "show me the API"]) {
      const response = await site.fetch("/ask", postJson({ query }));
      const { results: [first] } = await response.json();
      assert(first?.url.endsWith("/docs/api#the-first-call"), first?.url);
    }
  });
}

const UNSAID = [
  "Do you have a GraphQL API?",
  "Where is your status page?",
  "Can I subscribe to webhooks?",
  "Is there a Go client library?",
  "Do you store cookies in Redis?",
  "Does she know Docker?",
  "Did you work as a barista?",
  "Can I authenticate with GitHub?",
];

for (const question of UNSAID) {
  Deno.test(`/ask says nothing of the site, asked "${question}"`, async () => {
    const results = await ask({ query: question });
    const answer = results.find(({ nearest }) => !nearest);
    assert(!answer, answer?.description);
  });
}

Deno.test("/ask understands a question about the site by the one before", async () => {
  const prev = "Which operations can go into a batch?";
  const [first] = await ask({ query: "and how many of them at most?", prev });
  assertMatch(first?.description ?? "", /1 to 10/);
});

interface Passage {
  url: string;
  description: string;
  nearest?: boolean;
}

async function ask(body: Record<string, string>): Promise<Passage[]> {
  using site = testSite();
  const response = await site.fetch("/ask", postJson(body));
  return (await response.json()).results;
}
