import { assert, assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";

/** Texts under a limit, by URL and requested media type. */
async function textsUnder(limit: string): Promise<Map<string, string>> {
  using site = testSite({ env: { RATE_LIMIT: limit } });
  const texts = new Map<string, string>();
  const shown = site.app.endpoints().filter(({ kind, path }) =>
    kind !== "operation" && kind !== "asset" && path !== "/a2a"
  );
  // Each URL from an address of its own: no window may come into a text.
  for (const [place, { path }] of shown.entries()) {
    const headers = { accept: "text/html" };
    const from = `192.0.2.${place}`;
    const response = await site.fetch(path, { headers, from });
    texts.set(path, await response.text());
  }
  return texts;
}

/** A limit in words, whatever they are; the length of the window is no limit. */
const LIMIT_OF_60 =
  /\b(60|sixty)(?! seconds)(;w=|( \w+)? (requests?|times|calls|batches|fetches|events|an?|per|every)\b)/i;

Deno.test("nothing that the site says of a limit is another than the configured one", async () => {
  for (const limit of ["7", "0"]) {
    for (const [path, text] of await textsUnder(limit)) {
      const hit = LIMIT_OF_60.exec(text);
      const around = hit && text.slice(hit.index - 60, hit.index + 60);
      // Without a limit the headers go on to count down from 60.
      if (limit === "0" && hit?.[2] === ";w=") continue;
      assertEquals(around, null, `${path} with RATE_LIMIT=${limit}`);
    }
  }
});

Deno.test("what speaks of the limit says the configured one", async () => {
  const [seven, none] = [await textsUnder("7"), await textsUnder("0")];
  const usual = await textsUnder("60");
  const times = (number: RegExp, text = "") => text.match(number)?.length ?? 0;
  const more = (path: string, number: RegExp) =>
    times(number, seven.get(path)) - times(number, usual.get(path));
  const speaking = [...usual.keys()].filter((path) =>
    more(path, /\b60\b/g) < 0
  );
  for (const path of speaking) {
    assertEquals(more(path, /\b7\b/g), -more(path, /\b60\b/g), path);
    assert(usual.get(path) !== none.get(path), path);
  }
  const view = (texts: Map<string, string>) =>
    JSON.parse(texts.get("/?mode=agent") ?? "").rate_limit;
  assertEquals(view(seven).requests, 7);
  assertEquals(view(none), null);
  for (const path of ["/openapi.json", "/docs/limits", "/docs/limits.md"]) {
    assert(speaking.includes(path), path);
  }
});
