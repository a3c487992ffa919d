import { assert, assertEquals, assertMatch } from "@std/assert";
import { ContentError } from "../lib/content/content_error.ts";
import { loadContent } from "../lib/content/load.ts";
import {
  changedContent,
  type Changes,
  CONTENT_DIR,
  edited,
  problemsOf,
  readFile,
} from "./support/content.ts";
import { testContent } from "./support/test_app.ts";

/** The one problem of the changed content. */
async function problemOf(changes: Changes): Promise<string> {
  const problems = await problemsOf(changes);
  assertEquals(problems.length, 1, problems.join("\n"));
  return problems.join();
}

function role(fields: string, body = "What I did."): Changes {
  return { "work/acme-staff.md": `---\n${fields}\n---\n${body}\n` };
}

const ROLE = `company: Acme
role: Staff
start: 2019
end: 2021
slug: acme-staff`;

async function hiddenPage(): Promise<string> {
  const text = await readFile("pages/room.md");
  return text.replace("nav: true", "hidden: true");
}

Deno.test("loadContent() has the pages by the names of their files", () => {
  const slugs = testContent.pages.map(({ slug }) => slug);
  assert(slugs.length > 0);
  assertEquals(slugs, slugs.toSorted());
});

Deno.test("loadContent() has the preferred channel first, then those before it", () => {
  assertEquals(
    testContent.contact.channels.map(({ channel }) => channel),
    ["email", "horn", "logbook"],
  );
});

Deno.test("loadContent() sorts roles by end, start and slug, newest first", () => {
  const { roles } = testContent;
  const keys = roles.map(({ end, start }) => `${end} ${start}`);
  assertEquals(keys, keys.toSorted().reverse());
  assertEquals(roles[0]?.end, "present");
});

Deno.test("loadContent() writes years as the contract says", async () => {
  for (
    const [start, end, years] of [
      ["2019-05", "2023-01", "2019–2023"],
      ["2021", "present", "2021–present"],
      ["2020-01-31", "2020-12", "2020"],
    ]
  ) {
    const fields = ROLE.replace("2019\nend: 2021", `${start}\nend: ${end}`);
    await using folder = await changedContent(role(fields));
    const { roles } = await loadContent(folder.dir, folder);
    const acme = roles.find(({ slug }) => slug === "acme-staff");
    assertEquals(acme?.years, years);
  }
});

Deno.test("loadContent() takes unquoted dates as they are written", async () => {
  const fields = ROLE.replace("2019", "2019-05-14").replace("2021", "2021 # ?");
  await using folder = await changedContent(role(fields));
  const { roles } = await loadContent(folder.dir, folder);
  const acme = roles.find(({ slug }) => slug === "acme-staff");
  assertEquals([acme?.start, acme?.end], ["2019-05-14", "2021"]);
});

Deno.test("loadContent() leaves out what is hidden", async () => {
  await using folder = await changedContent({
    ...role(`${ROLE}\nhidden: true`),
    ...await edited(
      "contact.md",
      "- channel: horn",
      "- hidden: true\n    channel: horn",
    ),
    ...await edited(
      "profile.md",
      "- label: Charts",
      "- hidden: true\n    label: Charts",
    ),
    "pages/talks.md": await hiddenPage(),
    ...await edited("docs/limits.md", "order:", "hidden: true\norder:"),
    ...await edited("npcs/barista.md", "idle:", "hidden: true\nidle:"),
    "skills/quiet/SKILL.md":
      "---\nname: quiet\ndescription: No.\nhidden: true\n---\nNo.\n",
  });
  const content = await loadContent(folder.dir, folder);
  const text = JSON.stringify(content);
  for (const gone of ["acme-staff", "horn", "Steam", '"hidden"']) {
    assert(!text.includes(`"${gone}"`), gone);
  }
  const { profile, pages, docs, npcs, skills } = content;
  assert(!profile.links.some(({ label }) => label === "Charts"));
  assert(!pages.some(({ slug }) => slug === "talks"));
  assert(!docs.some(({ slug }) => slug === "limits"));
  assert(!npcs.some(({ id }) => id === "barista"));
  assert(!skills.some(({ name }) => name === "quiet"));
});

Deno.test("loadContent() keeps the whole text of a skill", async () => {
  const raw = "---\nname: hello\ndescription: Says hello.\n---\r\nHello.\r\n";
  await using folder = await changedContent({ "skills/hello/SKILL.md": raw });
  const { skills } = await loadContent(folder.dir, folder);
  const skill = skills.find(({ name }) => name === "hello");
  assertEquals(skill?.raw, raw);
  assertEquals(skill?.body, "Hello.");
});

Deno.test("loadContent() takes any further file in pages/ as a page", async () => {
  const text = await readFile("pages/about.md");
  await using folder = await changedContent({ "pages/talks.md": text });
  const { pages } = await loadContent(folder.dir, folder);
  assert(pages.some(({ slug }) => slug === "talks"));
});

Deno.test("ContentError names file, line, column, field, fix and surfaces", async () => {
  assertEquals(
    await problemOf(
      role(
        `company: Acme\nstart: 2019\nend: "Mar 2021"\nrole: Staff\nslug: acme-staff`,
      ),
    ),
    'work/acme-staff.md:4:6 end: "Mar 2021" is not a date; use 2021, 2021-03, 2021-03-14 or present (used by /about, GET /api/v1/work, get_work_history, llms-full.txt)',
  );
});

Deno.test("ContentError lists all problems, one a line", async () => {
  const problems = await problemsOf({
    ...role(`company: 37\nrole: Staff\nstart: 2022\nend: 2021\nslag: acme`),
    ...await edited("profile.md", "hue: 20", "hue: 400"),
  });
  assertEquals(problems.map((line) => line.replace(/: .*/, "")), [
    "profile.md:8:6 hue",
    "work/acme-staff.md:2:1 slug",
    "work/acme-staff.md:2:10 company",
    "work/acme-staff.md:5:6 end",
    "work/acme-staff.md:6:1 slag",
  ]);
  for (const line of problems) assert(!line.includes("\n"));
});

Deno.test("loadContent() refuses a day that is not on the calendar", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("2019", "2019-02-31"))),
    /^work\/acme-staff.md:4:8 start: "2019-02-31" .*2021-03-14/,
  );
});

Deno.test("loadContent() refuses a start after the end", async () => {
  assertMatch(
    await problemOf(
      role(ROLE.replace("2019", "2021-05").replace("2021\n", "2021-04\n")),
    ),
    /^work\/acme-staff.md:5:6 end: "2021-04" .*before the start/,
  );
});

Deno.test("loadContent() refuses a missing key", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("role: Staff\n", ""))),
    /^work\/acme-staff.md:2:1 role: missing; add it/,
  );
});

Deno.test("loadContent() refuses an empty key", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("role: Staff", "role:"))),
    /^work\/acme-staff.md:3:1 role: empty; write/,
  );
});

Deno.test("loadContent() names the key that a typo was meant to be", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nskils: [TypeScript]`)),
    /^work\/acme-staff.md:7:1 skils: .*did you mean skills\?/,
  );
});

Deno.test("loadContent() names a typo inside a list", async () => {
  assertMatch(
    await problemOf(
      await edited("contact.md", "preferred: true", "prefered: true"),
    ),
    /^contact.md:16:5 channels\[1\].prefered: .*did you mean preferred\?/,
  );
});

Deno.test("loadContent() names all keys where a key is like none", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nsalary: 1`)),
    /^work\/acme-staff.md:7:1 salary: .*use company, role, start/,
  );
});

Deno.test("loadContent() refuses a wrong type, where it stands", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nskills: [Go, {a: 1}]`)),
    /^work\/acme-staff.md:7:14 skills\[1\]: a mapping is not text; write/,
  );
});

Deno.test("loadContent() refuses a second role of the same slug", async () => {
  const first = role(ROLE);
  const second = { "work/acme-two.md": `${first["work/acme-staff.md"]}` };
  assertMatch(
    await problemOf({ ...first, ...second }),
    /^work\/acme-two.md:6:7 slug: "acme-staff" is taken by work\/acme-staff.md; use another/,
  );
});

Deno.test("loadContent() refuses a slug that cannot stand in an address", async () => {
  assertMatch(
    await problemOf(role(ROLE.replace("acme-staff", "Acme Staff"))),
    /^work\/acme-staff.md:6:7 slug: "Acme Staff" .*a-z, 0-9/,
  );
});

Deno.test("loadContent() refuses a second channel of the same id", async () => {
  assertMatch(
    await problemOf(
      await edited("contact.md", "channel: logbook", "channel: email"),
    ),
    /^contact.md:17:14 channels\[2\].channel: "email" .*use another/,
  );
});

Deno.test("loadContent() refuses a description of the wrong length", async () => {
  const of = (text: string) =>
    edited("pages/room.md", "description: ", `description: ${text}`);
  assertMatch(
    await problemOf(await of("x".repeat(160))),
    /^pages\/room.md:3:14 description: .*too long .*50 to 160/,
  );
});

Deno.test("loadContent() refuses a bad address", async () => {
  for (
    const url of ["javascript:alert(1)", "code.example.org", "ftp://a.example"]
  ) {
    assertMatch(
      await problemOf(
        await edited("profile.md", "https://charts.example/", url),
      ),
      /^profile.md:17:10 links\[2\].url: ".*" .*https:, mailto: or tel:/,
    );
  }
});

Deno.test("loadContent() refuses a bad time zone", async () => {
  assertMatch(
    await problemOf(
      await edited("profile.md", "Pacific/Auckland", "Pacific/Upper_Rock"),
    ),
    /^profile.md:6:12 time_zone: "Pacific\/Upper_Rock" .*IANA/,
  );
});

Deno.test("loadContent() refuses a document that is named mcp", async () => {
  const text = await readFile("docs/limits.md");
  assertMatch(
    await problemOf({ "docs/mcp.md": text }),
    /^docs\/mcp.md:1:1 slug: "mcp" .*mcp-servers.md/,
  );
});

Deno.test("loadContent() refuses a page at an address of the site", async () => {
  const text = await readFile("pages/room.md");
  for (const slug of ["api", "contact", "index", "llms", "auth"]) {
    assertMatch(
      await problemOf({ [`pages/${slug}.md`]: text }),
      new RegExp(`^pages/${slug}.md:1:1 slug: "${slug}" .*rename the file`),
    );
  }
});

Deno.test("loadContent() refuses to hide a page that every site has", async () => {
  assertMatch(
    await problemOf({ "pages/room.md": await hiddenPage() }),
    /^pages\/room.md:5:9 hidden: true .*remove it/,
  );
});

Deno.test("loadContent() refuses a page whose file name is not a slug", async () => {
  const text = await readFile("pages/room.md");
  assertMatch(
    await problemOf({ "pages/My talks.md": text }),
    /^pages\/My talks.md:1:1 slug: "My talks" .*rename the file/,
  );
});

Deno.test("loadContent() refuses a key that the file itself gives", async () => {
  assertMatch(
    await problemOf(await edited("pages/room.md", "nav: true", "slug: salon")),
    /^pages\/room.md:5:1 slug: .*the file itself/,
  );
});

Deno.test("loadContent() refuses a fourth skill", async () => {
  const { skills } = testContent;
  const more = ["x", "y", "z", "zz"].slice(skills.length).map((name) => [
    `skills/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: Does it.\n---\nDo it.\n`,
  ]);
  assertMatch(
    await problemOf(Object.fromEntries(more)),
    /^skills\/zz\/SKILL.md:2:7 name: "zz" .*keep 3/,
  );
});

Deno.test("loadContent() refuses a skill that is not named as its folder", async () => {
  assertMatch(
    await problemOf({
      "skills/hello/SKILL.md":
        "---\nname: hallo\ndescription: Hello.\n---\nHello.\n",
    }),
    /^skills\/hello\/SKILL.md:2:7 name: "hallo" .*use hello/,
  );
});

Deno.test("loadContent() refuses idle lines that are not six", async () => {
  assertMatch(
    await problemOf(
      await edited("npcs/librarian.md", "  - I index", "  # - I index"),
    ),
    /^npcs\/librarian.md:7:3 idle: .*exactly six/,
  );
});

Deno.test("loadContent() refuses an idle line above 140 characters", async () => {
  assertMatch(
    await problemOf(
      await edited("npcs/librarian.md", "Somebody has", `${"x".repeat(141)}`),
    ),
    /^npcs\/librarian.md:10:5 idle\[3\]: .*at most 140/,
  );
});

Deno.test("loadContent() refuses an NPC that is not in the room", async () => {
  const text = await readFile("npcs/barista.md");
  assertMatch(
    await problemOf({ "npcs/porter.md": text }),
    /^npcs\/porter.md:1:1 id: "porter" .*librarian, archivist, concierge or barista/,
  );
});

Deno.test("loadContent() refuses an empty body where words are needed", async () => {
  const text = await readFile("pages/room.md");
  const [, front = ""] = text.split("---\n");
  assertMatch(
    await problemOf({ "pages/room.md": `---\n${front}---\n\n` }),
    /^pages\/room.md:7:1 body: empty; write/,
  );
});

Deno.test("loadContent() takes a role without a body", async () => {
  await using folder = await changedContent(role(ROLE, ""));
  const { roles } = await loadContent(folder.dir, folder);
  assertEquals(roles.find(({ slug }) => slug === "acme-staff")?.body, "");
});

Deno.test("loadContent() refuses a file without front matter", async () => {
  for (const text of ["Just words.\n", "", "---\ntitle: Room\nNo end.\n"]) {
    assertMatch(
      await problemOf({ "pages/room.md": text }),
      /^pages\/room.md:1:1 front matter: missing; start the file with/,
    );
  }
});

Deno.test("loadContent() tells where YAML is malformed", async () => {
  assertMatch(
    await problemOf(
      role(`\n${ROLE.replace("role: Staff", "role: Staff: Engineer")}`),
    ),
    /^work\/acme-staff.md:4:12 front matter: .*quote/,
  );
});

Deno.test("loadContent() tells where a key stands twice", async () => {
  assertMatch(
    await problemOf(role(`${ROLE}\nslug: other`)),
    /^work\/acme-staff.md:7:1 front matter: .*duplicated key/,
  );
});

Deno.test("loadContent() refuses front matter that is a list", async () => {
  assertMatch(
    await problemOf(role("- company: Acme")),
    /^work\/acme-staff.md:2:1 front matter: .*key: value/,
  );
});

Deno.test("loadContent() refuses bytes that are not UTF-8", async () => {
  const latin1 = new Uint8Array([
    45,
    45,
    45,
    10,
    97,
    58,
    32,
    0xe9,
    10,
    45,
    45,
    45,
    10,
  ]);
  assertMatch(
    await problemOf({ "work/acme-staff.md": latin1 }),
    /^work\/acme-staff.md:2:4 file: not UTF-8; save/,
  );
});

Deno.test("loadContent() reads a file with CRLF line ends and a byte order mark", async () => {
  const text = `\uFEFF---\n${ROLE}\n---\nOne.\nTwo.\n`.replaceAll("\n", "\r\n");
  await using folder = await changedContent({ "work/acme-staff.md": text });
  const { roles } = await loadContent(folder.dir, folder);
  const acme = roles.find(({ slug }) => slug === "acme-staff");
  assertEquals(acme?.body, "One.\nTwo.");
});

Deno.test("loadContent() refuses a missing file", async () => {
  for (
    const path of [
      "profile.md",
      "contact.md",
      "pages/about.md",
      "pages/privacy.md",
    ]
  ) {
    assertMatch(
      await problemOf({ [path]: null }),
      new RegExp(`^${path}:1:1 file: missing; write it`),
    );
  }
});

Deno.test("loadContent() refuses a missing folder", async () => {
  assertMatch(
    await problemOf({ work: null }),
    /^work: missing; .*\/api\/v1\/work/,
  );
});

Deno.test("loadContent() refuses a folder where a file belongs", async () => {
  assertMatch(
    await problemOf({ "work/acme.md/notes.txt": "These lie too deep." }),
    /^work\/acme.md:1:1 file: not a file; .*get_work_history/,
  );
});

Deno.test("loadContent() leaves alone what begins with a dot", async () => {
  await using folder = await changedContent({ "work/._acme.md": "By a Mac." });
  assertEquals(await loadContent(folder.dir, folder), testContent);
});

Deno.test("loadContent() finds the manual from any working directory", async () => {
  const root = Deno.cwd();
  Deno.chdir("/");
  try {
    const content = await loadContent(`${root}/${CONTENT_DIR}`);
    assertEquals(content, testContent);
  } finally {
    Deno.chdir(root);
  }
});

Deno.test("loadContent() takes nothing of the software from the content", async () => {
  const { "docs/limits.md": text = "" } = await edited(
    "docs/limits.md",
    "Limits",
    "Mine",
  );
  await using folder = await changedContent({ "docs/mine.md": text });
  const { docs } = await loadContent(folder.dir);
  assertEquals(docs, testContent.docs);
});

Deno.test("loadContent() says in one line that CONTENT_DIR is not there", async () => {
  const error = await loadContent("no/such/folder").catch((error) => error);
  assert(error instanceof ContentError);
  assertEquals(error.problems.length, 1);
  assertMatch(error.message, /^no\/such\/folder: missing; .*CONTENT_DIR/);
});

Deno.test("loadContent() says in one line that CONTENT_DIR is no folder", async () => {
  const error = await loadContent(`${CONTENT_DIR}/profile.md`).catch((
    error,
  ) => error);
  assert(error instanceof ContentError);
  assertEquals(error.problems.length, 1);
  assertMatch(
    error.message,
    /profile\.md: not a folder; .*CONTENT_DIR/,
  );
});

Deno.test({
  name: "loadContent() says in one line that it may not read the folder",
  permissions: { read: false },
  async fn() {
    const error = await loadContent(CONTENT_DIR).catch((error) => error);
    assert(error instanceof ContentError);
    assertMatch(error.message, /^[\w/]+: not readable; .*CONTENT_DIR/);
    assertEquals(error.problems.length, 1);
  },
});
