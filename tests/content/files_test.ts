import { assert, assertEquals, assertMatch } from "@std/assert";
import { ContentError } from "../../lib/content/diagnostic.ts";
import { loadContent } from "../../lib/content/load.ts";
import {
  CONTENT_DIR,
  contentWith,
  edited,
  readFile,
} from "../support/content.ts";
import { testContent } from "../support/test_app.ts";
import { hiddenPage, problemOf, role } from "./support/changes.ts";

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
    /^pages\/room.md:5:9 hidden: true .*remove the field/,
  );
});

Deno.test("loadContent() refuses a page whose file name is not a slug", async () => {
  const text = await readFile("pages/room.md");
  assertMatch(
    await problemOf({ "pages/My talks.md": text }),
    /^pages\/My talks.md:1:1 slug: the file name "My talks.md" .*rename it to my-talks.md/,
  );
});

Deno.test("loadContent() refuses a key that the file itself gives", async () => {
  assertMatch(
    await problemOf(await edited("pages/room.md", "nav: true", "slug: salon")),
    /^pages\/room.md:5:1 slug: .*remove the field/,
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
    /^skills\/zz\/SKILL.md:2:7 name: "zz" .*3 skills/,
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

Deno.test("loadContent() refuses a file without front matter", async () => {
  for (const text of ["Just words.\n", ""]) {
    assertMatch(
      await problemOf({ "pages/room.md": text }),
      /^pages\/room.md:1:1 fields \(front matter\): missing; start the file with/,
    );
  }
});

Deno.test("loadContent() refuses front matter that is a list", async () => {
  assertMatch(
    await problemOf(role("- company: Acme")),
    /^work\/acme-staff.md:2:1 fields \(front matter\): .*field: value/,
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
      new RegExp(`^${path}: .*missing; copy it`),
    );
  }
});

Deno.test("loadContent() refuses a missing folder", async () => {
  assertMatch(
    await problemOf({ pages: null }),
    /^pages: .*missing; .*get_page/,
  );
});

Deno.test("loadContent() takes a person without roles, whose folder may be missing", async () => {
  const { roles } = await contentWith({ work: null });
  assertEquals(roles, []);
});

Deno.test("loadContent() refuses a folder where a file belongs", async () => {
  assertMatch(
    await problemOf({ "work/acme.md/notes.txt": "These lie too deep." }),
    /^work\/acme.md: .*not a file; .*get_work_history/,
  );
});

Deno.test("loadContent() says in one line that CONTENT_DIR is not there", async () => {
  const error = await loadContent("no/such/folder").catch((error) => error);
  assert(error instanceof ContentError);
  assertEquals(error.mistakes.length, 1);
  assertMatch(error.message, /^no\/such\/folder: .*missing; .*CONTENT_DIR/);
});

Deno.test("loadContent() says in one line that CONTENT_DIR is no folder", async () => {
  const error = await loadContent(`${CONTENT_DIR}/profile.md`).catch((
    error,
  ) => error);
  assert(error instanceof ContentError);
  assertEquals(error.mistakes.length, 1);
  assertMatch(
    error.message,
    /profile\.md: .*not a folder; .*CONTENT_DIR/,
  );
});

Deno.test({
  name: "loadContent() says in one line that it may not read the folder",
  permissions: { read: false },
  async fn() {
    const error = await loadContent(CONTENT_DIR).catch((error) => error);
    assert(error instanceof ContentError);
    assertMatch(error.message, /^[\w/]+: .*not readable; .*CONTENT_DIR/);
    assertEquals(error.mistakes.length, 1);
  },
});
