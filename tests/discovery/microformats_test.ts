import { assert, assertEquals } from "@std/assert";
import { BASE_URL, HTML, testContent, testSite } from "../support/test_app.ts";
import { microformatsOf } from "./support/surfaces.ts";

const { profile, roles, contact, sections } = testContent;
const HOME = `${BASE_URL}/`;

type Items = Awaited<ReturnType<typeof microformatsOf>>["items"];

function ofType(items: Items, type: string) {
  const found = items.find((item) => item.type?.includes(type));
  assert(found, `Expected ${type}`);
  return found.properties;
}

Deno.test("the home page and the contact page have one representative h-card", async () => {
  using site = testSite();
  for (const path of ["/", "/contact"]) {
    const { items, rels } = await microformatsOf(site, path);
    const cards = items.filter(({ type }) => type?.includes("h-card"));
    assertEquals(cards.length, 1, path);
    const { name, uid, url = [] } = ofType(items, "h-card");
    assertEquals([name, uid], [[profile.name], [HOME]], path);
    // The page itself is the address of the card, or the card names who owns the page.
    const isOwn = url.includes(HOME) && HOME === BASE_URL + path;
    assert(isOwn || rels["me"]?.some((each) => url.includes(each)), path);
  }
});

Deno.test("the h-card has the owner's links, headline, picture and present role", async () => {
  using site = testSite();
  const card = ofType((await microformatsOf(site, "/")).items, "h-card");
  const urls = profile.links.map(({ url }) => url);
  assertEquals(urls.filter((url) => !card["url"]?.includes(url)), []);
  assertEquals(card["note"], [profile.headline]);
  assertEquals(card["photo"]?.length, 1);
  const present = roles.filter(({ end }) => end === "present");
  assertEquals(card["job-title"], present.map(({ role }) => role));
  assertEquals(card["org"], present.map(({ company }) => company));
});

Deno.test("the contact page has an address for mail in its h-card", async () => {
  using site = testSite();
  const card = ofType((await microformatsOf(site, "/contact")).items, "h-card");
  const mails = contact.channels.map(({ url }) => url)
    .filter((url) => url.startsWith("mailto:"));
  assertEquals(card["email"], mails);
});

Deno.test("a section is an h-feed of its entries", async () => {
  using site = testSite();
  for (const { slug, title, entries } of sections) {
    const { items } = await microformatsOf(site, `/${slug}`);
    const feed = items.find(({ type }) => type?.includes("h-feed"));
    assert(feed);
    assert(feed.properties["name"]?.length === 1, title);
    const listed = (feed.children ?? []).map(({ properties }) => [
      properties["name"]?.[0],
      properties["url"]?.[0],
      properties["published"]?.[0],
      properties["summary"]?.[0],
    ]);
    const expected = entries.map(({ title, path, date, description }) => [
      title,
      BASE_URL + path,
      date,
      description,
    ]);
    assertEquals(listed, expected);
  }
});

Deno.test("an entry is an h-entry by its author", async () => {
  using site = testSite();
  for (const entry of sections.flatMap(({ entries }) => entries)) {
    const { items } = await microformatsOf(site, entry.path);
    const found = ofType(items, "h-entry");
    assertEquals(found["name"], [entry.title]);
    assertEquals(found["uid"], [BASE_URL + entry.path]);
    assertEquals(found["published"], [`${entry.date}`]);
    assertEquals(found["updated"], [entry.updated]);
    assertEquals(found["category"] ?? [], entry.tags);
    const { content: texts = [] } = found;
    assertEquals(texts.length, entry.body ? 1 : 0);
    const [author] = found["author"] ?? [];
    assert(typeof author === "object" && "properties" in author);
    assertEquals(author.properties["name"], [profile.name]);
  }
});

Deno.test("the career is an h-resume with each job and its days", async () => {
  using site = testSite();
  const { items } = await microformatsOf(site, "/about");
  const resume = ofType(items, "h-resume");
  assertEquals(resume["name"], [profile.name]);
  const jobs = (resume["experience"] ?? []).map((job) => {
    assert(typeof job === "object" && "properties" in job);
    const { name, start, end, location, skill = [] } = job.properties;
    const [place] = location ?? [];
    assert(typeof place === "object" && "properties" in place);
    return [name, start, end, place.properties["name"], skill];
  });
  const expected = roles.map(({ role, start, end, company, skills }) => [
    [role],
    [start],
    end === "present" || end === start ? undefined : [end],
    [company],
    skills,
  ]);
  assertEquals(jobs, expected);
});

Deno.test("Mastodon finds the links of the owner, as it looks for them", async () => {
  using site = testSite();
  const response = await site.fetch("/", { headers: HTML });
  const html = await response.text();
  assert(new TextEncoder().encode(html).length <= 1_000_000);
  assertEquals(response.status, 200);
  const links = [...html.matchAll(/<(?:a|link) ([^>]*)>/g)]
    .flatMap(([, attributes = ""]) => {
      const [, rel = ""] = / ?\brel="([^"]*)"/.exec(attributes) ?? [];
      const [, href = ""] = /\bhref="([^"]*)"/.exec(attributes) ?? [];
      return rel.split(" ").includes("me") ? [href.toLowerCase()] : [];
    });
  const missing = profile.links
    .filter(({ url }) => !links.includes(url.toLowerCase()));
  assertEquals(missing, []);
});

Deno.test("no class for style begins as one of microformats does", async () => {
  const wrong: string[] = [];
  for await (const { name: file } of Deno.readDir("static")) {
    if (!file.endsWith(".css")) continue;
    const css = await Deno.readTextFile(`static/${file}`);
    const names = css.matchAll(/\.((?:h|p|u|dt|e)-[a-z][\w-]*)/g);
    wrong.push(...Array.from(names, ([, name]) => `${file}: ${name}`));
  }
  assertEquals(wrong, []);
});
