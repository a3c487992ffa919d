import { assert, assertEquals } from "@std/assert";
import { withoutTokens } from "../../lib/api/mod.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { blockOf, home, wordsOf } from "./support.ts";

/** The code of a panel, as somebody would copy it. */
function codeIn(block: string, id: string): string {
  const [, code = ""] = new RegExp(`<pre id="${id}"[^>]*>(.*?)</pre>`, "s")
    .exec(block) ?? [];
  return wordsOf(code).replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}

/** The address that a curl line asks, without that of the site. */
function pathIn(curl: string): string {
  const [, path = ""] = /https:\/\/light\.example([^'\s]*)/.exec(curl) ?? [];
  return path;
}

Deno.test("the call on the home page has the answer that this very site gives to it", async () => {
  using site = testSite();
  const block = blockOf(await home(site), "call");
  const path = pathIn(codeIn(block, "listwork_curl"));
  const { roles } = await site.json(path);
  assert(roles.length > 0);
  const words = wordsOf(block).replaceAll("&quot;", '"');
  for (const { slug } of roles) assert(words.includes(`"${slug}"`), slug);
});

Deno.test("the page, and the Markdown of every page, hold no signed token, which would differ between processes", async () => {
  using site = testSite();
  for (const path of ["/", "/index.md", "/developers.md", "/llms-full.txt"]) {
    const text = await site.html(path);
    assertEquals(withoutTokens(text), text, path);
  }
});

Deno.test("the call of the tool on the home page works as it is written", async () => {
  using site = testSite();
  const code = codeIn(blockOf(await home(site), "call"), "listwork_mcp");
  const [, body = ""] = /-d '(.*)'/s.exec(code) ?? [];
  const response = await site.fetch(pathIn(code), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "*/*" },
    body,
  });
  assertEquals(response.status, 200);
  const { result } = await response.json();
  const [role] = testContent.roles;
  assert(role && JSON.stringify(result).includes(role.company));
});

Deno.test("the call on the page is made once a minute, and not for each question", async () => {
  using site = testSite();
  const ask = async (question: string) => {
    const response = await site.fetch(`/?ask=${question}`);
    assertEquals(response.status, 200);
    return await response.text();
  };
  const first = await ask("email");
  const { sign } = crypto.subtle;
  let signed = 0;
  crypto.subtle.sign = (...args: Parameters<typeof sign>) => {
    signed++;
    return sign.apply(crypto.subtle, args);
  };
  try {
    const second = await ask("work");
    assertEquals(signed, 0);
    site.clock.advance(60_000);
    await ask("name");
    assert(signed > 0);
    for (const page of [first, second]) assert(page.includes("next_cursor"));
  } finally {
    crypto.subtle.sign = sign;
  }
});
