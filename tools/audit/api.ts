import { checksOf, must, mustHave } from "./check.ts";

/** The operations of an OpenAPI description. */
// deno-lint-ignore no-explicit-any -- a check says what it expects by using it
function operationsOf({ paths }: any): any[] {
  return Object.values<object>(paths).flatMap((item) => Object.values(item));
}

/** Every site is certain of the answer. */
const QUESTION = "Who are you?";

/** Ora, layer Usability: the API, access and questions. */
export const apiChecks = checksOf("ora", {
  "openapi-spec": [
    "operations have unique ids and descriptions",
    async (site) => {
      const operations = operationsOf(await site.json("/openapi.json"));
      const ids = new Set(operations.map(({ operationId }) => operationId));
      const holds = ids.size === operations.length &&
        operations.every(({ description }) => description?.length > 20);
      return must(holds, `${ids.size} operations`);
    },
  ],
  "response-schema-coverage": ["every success has a schema", async (site) => {
    const operations = operationsOf(await site.json("/openapi.json"));
    const bare = operations.filter(({ responses }) => {
      const [media] = Object.values(responses["200"]?.content ?? {});
      return !media;
    });
    return must(bare.length === 0, `${operations.length} operations`);
  }],
  "json-error-responses": [
    "unknown API paths and methods answer JSON",
    async (site) => {
      const [missing, wrong] = await Promise.all([
        site.ask("/api/v1/nope", { accept: "text/html" }),
        site.ask("/api/v1/work", { method: "DELETE" }),
      ]);
      const holds = missing.status === 404 && wrong.status === 405 &&
        [missing, wrong].every(({ text }) => Boolean(JSON.parse(text).code)) &&
        wrong.headers.has("allow");
      return must(holds, `${missing.status}, ${wrong.status}`);
    },
  ],
  "rate-limit-headers": ["responses carry RateLimit headers", async (site) => {
    const { headers } = await site.ask("/api/v1/work");
    return mustHave(
      [
        "ratelimit-limit",
        "ratelimit-remaining",
        "ratelimit-reset",
        "ratelimit-policy",
      ],
      (name) => headers.has(name),
    );
  }],
  "api-versioning-policy": [
    "the policy is linked and the path has a version",
    async (site) => {
      const link = (await site.ask("/api/v1/work")).headers.get("link") ?? "";
      return must(link.includes('rel="sunset"'), link);
    },
  ],
  "pagination-shape": ["lists have a cursor", async (site) => {
    const page = await site.json("/api/v1/work?limit=1");
    return must("next_cursor" in page, "next_cursor", "no next_cursor");
  }],
  "idempotency-key-support": ["OpenAPI has Idempotency-Key", async (site) => {
    const { text } = await site.ask("/openapi.json");
    return must(
      text.includes('"Idempotency-Key"'),
      "trackEvent",
      "no Idempotency-Key",
    );
  }],
  "async-job-pattern": [
    "OpenAPI has a 202 with a status address",
    async (site) => {
      const { text } = await site.ask("/openapi.json");
      return must(
        text.includes('"202"') && text.includes("status_url"),
        "runBatch",
        "no 202 or no status_url",
      );
    },
  ],
  "auth-md-structure": ["auth.md has the eight headings", async (site) => {
    const { text } = await site.ask("/auth.md");
    return mustHave(
      [
        "Discover",
        "Pick a method",
        "Register",
        "Claim",
        "Exchange",
        "Use the access_token",
        "Errors",
        "Revocation",
      ],
      (heading) => text.includes(`\n## ${heading}\n`),
    );
  }],
  "nlweb-ask": ["questions are answered, none is no error", async (site) => {
    const empty = await site.json("/ask", { method: "POST", body: {} });
    const answer = await site.json(`/ask?query=${QUESTION}`);
    const holds = Boolean(empty._meta.response_type && empty._meta.version) &&
      answer.results.length > 0;
    return must(holds, `${answer.results.length} results`);
  }],
  "nlweb-streaming": ["the stream has its three events", async (site) => {
    const body = { query: { text: QUESTION }, prefer: { streaming: true } };
    const { type, text } = await site.ask("/ask", { method: "POST", body });
    const events = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) =>
      name
    );
    const holds = type === "text/event-stream" &&
      events.join() === "start,result,complete";
    return must(holds, events.join());
  }],
});
