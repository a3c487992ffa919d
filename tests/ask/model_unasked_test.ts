import { assertEquals, assertMatch } from "@std/assert";
import { type TestSite, testSite } from "../support/test_app.ts";
import { postJson } from "./support/requests.ts";
import { ask, choosing, QUERY } from "./support/choosing.ts";

function agentAsks(text: string) {
  const message = { messageId: "m", role: "ROLE_USER", parts: [{ text }] };
  const call = { jsonrpc: "2.0", id: 1, method: "SendMessage" };
  const init = postJson({ ...call, params: { message } });
  return { ...init, headers: { ...init.headers, "a2a-version": "1.0" } };
}

/** Questions that the site answers by itself, and other ways to ask. */
const OWN: Record<string, (site: TestSite) => Promise<Response>> = {
  "a question with an answer": (site) =>
    site.fetch("/ask", postJson({ query: "How can I reach Odalys by email?" })),
  "a greeting": (site) => site.fetch("/ask", postJson({ query: "Hello!" })),
  "no question": (site) => site.fetch("/ask"),
  "an unsupported mode": (site) =>
    site.fetch("/ask", postJson({ query: QUERY, mode: "generate" })),
  "an agent": (site) => site.fetch("/a2a", agentAsks(QUERY)),
  "the home page": (site) =>
    site.fetch(`/?ask=${encodeURIComponent(QUERY)}`, {
      headers: { accept: "text/html" },
    }),
  "the manual": (site) =>
    site.fetch(`/docs?q=${encodeURIComponent(QUERY)}`, {
      headers: { accept: "text/html" },
    }),
};

for (const [what, send] of Object.entries(OWN)) {
  Deno.test(`${what} makes no call of a model`, async () => {
    const { sent, options } = choosing(5);
    using site = testSite(options);
    assertEquals((await send(site)).status, 200);
    assertEquals(sent, []);
  });
}

for (const NPC_PROVIDER of ["builtin", "off"]) {
  Deno.test(`with NPC_PROVIDER=${NPC_PROVIDER} no question leaves the site`, async () => {
    const { sent, options } = choosing(5);
    using site = testSite({ ...options, env: { NPC_PROVIDER } });
    assertMatch((await ask(site)).hint, /./);
    assertEquals(sent, []);
  });
}
