import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import {
  changedContent,
  CONTENT_DIR,
  contentWith,
  edited,
  readFile,
} from "../support/content.ts";
import { testContent } from "../support/test_app.ts";
import { hiddenPage, ROLE, role } from "./support/changes.ts";

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
    const { roles } = await contentWith(role(fields));
    const acme = roles.find(({ slug }) => slug === "acme-staff");
    assertEquals(acme?.years, years);
  }
});

Deno.test("loadContent() takes unquoted dates as they are written", async () => {
  const fields = ROLE.replace("2019", "2019-05-14").replace("2021", "2021 # ?");
  const { roles } = await contentWith(role(fields));
  const acme = roles.find(({ slug }) => slug === "acme-staff");
  assertEquals([acme?.start, acme?.end], ["2019-05-14", "2021"]);
});

Deno.test("loadContent() leaves out what is hidden", async () => {
  const content = await contentWith({
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
  const { skills } = await contentWith({ "skills/hello/SKILL.md": raw });
  const skill = skills.find(({ name }) => name === "hello");
  assertEquals(skill?.raw, raw);
  assertEquals(skill?.body, "Hello.");
});

Deno.test("loadContent() takes any further file in pages/ as a page", async () => {
  const text = await readFile("pages/about.md");
  const { pages } = await contentWith({ "pages/talks.md": text });
  assert(pages.some(({ slug }) => slug === "talks"));
});

Deno.test("loadContent() takes a role without a body", async () => {
  const { roles } = await contentWith(role(ROLE, ""));
  assertEquals(roles.find(({ slug }) => slug === "acme-staff")?.body, "");
});

Deno.test("loadContent() reads a file with CRLF line ends and a byte order mark", async () => {
  const text = `\uFEFF---\n${ROLE}\n---\nOne.\nTwo.\n`.replaceAll("\n", "\r\n");
  const { roles } = await contentWith({ "work/acme-staff.md": text });
  const acme = roles.find(({ slug }) => slug === "acme-staff");
  assertEquals(acme?.body, "One.\nTwo.");
});

Deno.test("loadContent() takes U+2028 and U+2029 as line ends, which are blanks in a field", async () => {
  const fields = ROLE.replace("Acme", "Acme\u2028Rock").replaceAll(
    "\n",
    "\r\n",
  );
  const { roles, resume } = await contentWith({
    ...role(fields, "One.\u2028Two.\u2029Three."),
    "resume.yaml": "awards:\n  - title: One\u2029two\n",
  });
  const acme = roles.find(({ slug }) => slug === "acme-staff");
  assertEquals(acme?.company, "Acme Rock");
  assertEquals(acme?.body, "One.\nTwo.\nThree.");
  assertEquals(resume.awards[0]?.title, "One two");
});

Deno.test("loadContent() leaves alone what begins with a dot", async () => {
  assertEquals(
    await contentWith({ "work/._acme.md": "By a Mac." }),
    testContent,
  );
});

Deno.test("loadContent() finds the manual from any working directory", async () => {
  const root = Deno.cwd();
  const code = `import { loadContent } from "${root}/lib/content/load.ts";
    const content = await loadContent("${root}/${CONTENT_DIR}");
    console.log(JSON.stringify(content));`;
  // In a process of its own: all tests share the directory of this one.
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", `--config=${root}/deno.json`, code],
    cwd: "/",
  }).output();
  assertEquals(
    new TextDecoder().decode(stdout).trim(),
    JSON.stringify(testContent),
  );
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

Deno.test("loadContent() writes the scheme of an address small, however it was written", async () => {
  const { contact: { channels } } = await contentWith(
    await edited("contact.md", "url: mailto:keeper", "url: MAILTO:Keeper"),
  );
  const mail = channels.find(({ channel }) => channel === "email");
  assertEquals(mail?.url, "mailto:Keeper@nowhere-rock.example");
});
