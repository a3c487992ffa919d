import { assert, assertEquals, assertMatch } from "@std/assert";
import { decodeXML } from "npm:entities@8.1.0";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { textOf } from "./support/claims.ts";

/** Those of the sections that are in the feed. */
const entries = testContent.sections.filter(({ feed }) => feed)
  .flatMap(({ entries }) => entries);

Deno.test("the feed is Atom with the entries of its sections, the newest first", async () => {
  using site = testSite();
  const xml = await textOf(site, "/feed.xml");
  assert(xml.includes('<feed xmlns="http://www.w3.org/2005/Atom"'));
  const found = xml.matchAll(
    /<entry>.*?text\/html" href="(.*?)".*?<\/entry>/gs,
  );
  const addresses = Array.from(found, ([, address]) => address);
  const newestFirst = entries.toSorted(({ date: one = "" }, { date = "" }) =>
    one < date ? 1 : -1
  );
  assertEquals(addresses, newestFirst.map(({ path }) => BASE_URL + path));
  const [newest] = entries.map(({ updated }) => updated).sort().reverse();
  assert(xml.includes(`<updated>${newest}T00:00:00Z</updated><author>`));
  for (const { tags } of entries) {
    for (const tag of tags) assert(xml.includes(`<category term="${tag}"/>`));
  }
});

Deno.test("the feed has each entry whole, with addresses that lead here from anywhere", async () => {
  using site = testSite();
  const xml = await textOf(site, "/feed.xml");
  const contents = [...xml.matchAll(/<content type="html">(.*?)<\/content>/gs)]
    .map(([, content = ""]) => decodeXML(content));
  assertEquals(contents.length, entries.length);
  const all = contents.join("\n");
  const addresses = [...all.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, address = ""]) => address);
  for (const address of addresses) {
    assertMatch(address, /^(https?|mailto|tel):/);
  }
  for (const { image, links } of entries) {
    for (const { url } of links) assert(addresses.includes(url), url);
    if (!image) continue;
    assert(addresses.includes(`${BASE_URL}/images/${image.file}`));
    assert(all.includes(` alt="${image.alt}" width="`));
  }
  const words = (html: string) => html.replaceAll(/<[^>]*>|\s+/g, " ");
  for (const { body } of entries) {
    const [opening = ""] = body.split("\n");
    assert(words(all).includes(opening), opening);
  }
  assert(!all.includes("{"), "a placeholder");
});

Deno.test("the feed is Atom where it has no entry", async () => {
  const { profile } = testContent;
  using site = testSite({ content: { ...testContent, sections: [] } });
  const xml = await textOf(site, "/feed.xml");
  assert(!xml.includes("<entry>"));
  assert(xml.includes(`<updated>${profile.updated}T00:00:00Z</updated>`));
});

Deno.test("words of the content cannot break the XML documents", async () => {
  const profile = {
    ...testContent.profile,
    name: "A & B <script>",
    headline: ']]> & "quoted"',
  };
  using site = testSite({ content: { ...testContent, profile } });
  const xml = await textOf(site, "/feed.xml");
  assert(xml.includes("<title>A &amp; B &lt;script&gt;</title>"));
  assert(!/&(?!(amp|lt|gt|quot);)/.test(xml));
});
