import { assert, assertEquals } from "@std/assert";
import { BASE_URL } from "../support/test_app.ts";
import {
  arabicSite,
  pagesOf,
  textAt,
  UNTRANSLATED_PATHS,
} from "./support/two_languages.ts";

/** Language → address, as a head or an entry of the sitemap lists them. */
type Alternates = Record<string, string>;

const LINK =
  /<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g;

function alternatesIn(xml: string): Alternates {
  const found = xml.matchAll(LINK)
    .map(([, tag = "", href = ""]): [string, string] => [tag, href]);
  return Object.fromEntries(found);
}

/** Page → its list in the head. */
async function heads(site: ReturnType<typeof arabicSite>) {
  const paths = [...pagesOf(site), ...pagesOf(site, "/ar")];
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, Alternates]> => {
      const [head = ""] = (await textAt(site, path)).split("</head>");
      return [BASE_URL + path, alternatesIn(head)];
    }),
  );
  return new Map(found);
}

Deno.test("each page lists itself, its translation and the default, and both list the same", async () => {
  using site = arabicSite();
  const lists = await heads(site);
  const wrong = [...lists].filter(([address, list]) => {
    const targets = Object.values(list);
    const sames = targets.map((target) => lists.get(target));
    return targets.length > 0 &&
      (!targets.includes(address) ||
        sames.some((same) => JSON.stringify(same) !== JSON.stringify(list)));
  });
  assertEquals(wrong, []);
  const arabic = [...lists].filter(([, { ar }]) => ar);
  assertEquals(arabic.length, 2 * pagesOf(site, "/ar").length);
  for (const [, { en, "x-default": first }] of arabic) assertEquals(first, en);
});

Deno.test("each alternate is there, in its language", async () => {
  using site = arabicSite();
  const targets = [...(await heads(site)).values()]
    .flatMap((list) => Object.entries(list));
  const wrong: string[] = [];
  for (const [tag, address] of targets) {
    const path = address.slice(BASE_URL.length);
    const { status, headers } = await site.fetch(path);
    const language = headers.get("content-language");
    const wanted = tag === "x-default" ? "en" : tag;
    if (status !== 200 || language !== wanted) wrong.push(`${tag} ${address}`);
  }
  assertEquals(wrong, []);
});

Deno.test("the sitemap lists what the heads of pages list", async () => {
  using site = arabicSite();
  const xml = await textAt(site, "/sitemap.xml");
  const entries = xml.split("<url>").slice(1)
    .map((entry): [string, Alternates] => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "",
      alternatesIn(entry),
    ]);
  const listed = Object.fromEntries(entries);
  const lists = Object.fromEntries(
    [...await heads(site)].filter(([address]) => address in listed),
  );
  assertEquals(listed, lists);
  for (const path of pagesOf(site, "/ar")) assert(BASE_URL + path in listed);
});

Deno.test("a page without a translation has no alternate", async () => {
  using site = arabicSite();
  for (const path of [...UNTRANSLATED_PATHS, "/docs"]) {
    assertEquals(alternatesIn(await textAt(site, path)), {}, path);
  }
});
