import { assert, assertEquals } from "@std/assert";
import { contentWith, edited, problemsOf } from "../support/content.ts";
import { testContent, testSite } from "../support/test_app.ts";

const DID = "did:plc:abcdefghijklmnopqrstuvwx";
const RECORD = `at://${DID}/site.standard.publication/self`;
const ACTOR = "https://social.example/users/ada";
const SETTINGS = `atproto_did: ${DID}
standard_site: ${RECORD}
fediverse:
  account: "@ada@social.example"
  actor: ${ACTOR}
`;
const PATHS = ["atproto-did", "site.standard.publication", "webfinger"]
  .map((name) => `/.well-known/${name}`);

async function siteWith(settings: string, entry = "") {
  const [section] = testContent.sections;
  const [first] = section?.entries ?? [];
  const content = await contentWith({
    ...await edited("profile.md", "---\n", `---\n${settings}`),
    ...await edited(`${first?.path.slice(1)}.md`, "---\n", `---\n${entry}`),
  });
  return { site: testSite({ content }), path: `${first?.path}` };
}

Deno.test("without a setting an identity has no address", async () => {
  using site = testSite();
  for (const path of PATHS) {
    const { status, body } = await site.fetch(path);
    await body?.cancel();
    assertEquals(status, 404, path);
  }
});

Deno.test("an identity is served as its protocol wants it", async () => {
  const { site } = await siteWith(SETTINGS);
  using _ = site;
  for (const [path, text] of [[PATHS[0], DID], [PATHS[1], RECORD]]) {
    const response = await site.fetch(`${path}`);
    assertEquals(response.status, 200);
    assertEquals(await response.text(), text);
    const type = response.headers.get("content-type");
    assertEquals(type, "text/plain; charset=utf-8");
  }
});

Deno.test("WebFinger finds the account elsewhere, by each of its names here", async () => {
  const { site } = await siteWith(SETTINGS);
  using _ = site;
  const named: [resource: string, status: number][] = [
    ["acct:ada@light.example", 200],
    ["acct:me@light.example", 200],
    ["acct:ada@social.example", 200],
    ["https://light.example/", 200],
    ["acct:ADA@Light.example", 200],
    [ACTOR, 200],
    ["acct:eve@light.example", 404],
    ["acct:ada@other.example", 404],
    ["", 400],
  ];
  for (const [resource, status] of named) {
    const query = new URLSearchParams({ resource });
    const response = await site.fetch(`${PATHS[2]}?${query}`);
    assertEquals(response.status, status, resource);
    const answer = await response.json();
    if (status !== 200) continue;
    assertEquals(answer.subject, "acct:ada@social.example");
    assertEquals(answer.links, [
      { rel: "self", type: "application/activity+json", href: ACTOR },
    ]);
    const { headers } = response;
    assertEquals(headers.get("content-type"), "application/jrd+json");
    assertEquals(headers.get("access-control-allow-origin"), "*");
  }
});

Deno.test("WebFinger gives the links alone that the client asks for", async () => {
  const { site } = await siteWith(SETTINGS);
  using _ = site;
  const rows: [rels: string[], found: string[]][] = [
    [["self"], ["self"]],
    [["avatar"], []],
    [["avatar", "self"], ["self"]],
  ];
  for (const [rels, found] of rows) {
    const query = new URLSearchParams({ resource: ACTOR });
    for (const rel of rels) query.append("rel", rel);
    const { links } = await site.json(`${PATHS[2]}?${query}`);
    const given = links.map(({ rel }: { rel: string }) => rel);
    assertEquals(given, found, rels.join());
  }
});

Deno.test("pages name the creator, and entries their record", async () => {
  const { site, path } = await siteWith(SETTINGS, `at_uri: ${RECORD}\n`);
  using _ = site;
  const html = await site.html(path);
  assert(html.includes(
    '<meta name="fediverse:creator" content="@ada@social.example"',
  ));
  assert(html.includes(`<link rel="site.standard.document" href="${RECORD}"`));
});

Deno.test("an identity that is none is refused with its line", async () => {
  const wrong = {
    atproto_did: "ada.example",
    standard_site: "https://standard.example/1",
    fediverse: "{ account: ada, actor: x }",
  };
  for (const [name, value] of Object.entries(wrong)) {
    const problems = await problemsOf(
      await edited("profile.md", "---\n", `---\n${name}: "${value}"\n`),
    );
    assert(problems.some((line) => line.includes(`profile.md:2:`)), name);
  }
});
