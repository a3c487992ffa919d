import { assertEquals, assertMatch } from "@std/assert";
import { testContent } from "../support/test_app.ts";
import { edited, problemsOf } from "../support/content.ts";
import { problemOf } from "./support/changes.ts";

const INDEX = `---
title: Kettles
description: Kettles that were heard singing on the rock, with the key and the hour of each.
updated: 2026-10-01
---
`;

Deno.test("loadContent() refuses a section at an address of the site", async () => {
  const routes = [...Deno.readDirSync("routes")]
    .flatMap(({ name }) => /^([a-z0-9-]+)(?:\.tsx?)?$/.exec(name)?.[1] ?? []);
  const slugs = new Set([...routes, "images", "feed"]);
  // Folders of these names hold something else.
  for (const slug of ["docs", "skills"]) slugs.delete(slug);
  for (const slug of slugs) {
    assertMatch(
      await problemOf({ [`${slug}/index.md`]: INDEX }),
      new RegExp(`^${slug}/index.md:1:1 slug: "${slug}" .*rename the folder`),
    );
  }
});

Deno.test("loadContent() refuses a section with the name of a page", async () => {
  for (const { slug } of testContent.pages) {
    assertMatch(
      await problemOf({ [`${slug}/index.md`]: INDEX }),
      new RegExp(
        `^${slug}/index.md:1:1 slug: "${slug}" .*pages/${slug}.md; rename`,
      ),
    );
  }
});

Deno.test("loadContent() refuses names that cannot stand in an address", async () => {
  assertMatch(
    await problemOf({ "My kettles/index.md": INDEX }),
    /^My kettles\/index.md:1:1 slug: .*"My kettles" .*; rename it to my-kettles/,
  );
  const entry = await Deno.readTextFile(
    "tests/fixtures/person/musings/on-fog.md",
  );
  assertMatch(
    await problemOf({ "musings/On mist.md": entry }),
    /^musings\/On mist.md:1:1 slug: the file name "On mist.md" .*rename it to on-mist.md/,
  );
});

Deno.test("loadContent() refuses an entry without a day on which it changed", async () => {
  assertMatch(
    await problemOf(
      await edited("musings/on-fog.md", "date: 2026-06-01", "date: 2026-06"),
    ),
    /^musings\/on-fog.md:\d+:1 updated: missing; add .*full date/,
  );
});

Deno.test("loadContent() refuses an entry that ends before it begins, or never begins", async () => {
  assertMatch(
    await problemOf(
      await edited("lamps/drowned-lamp.md", "end: 2024-07", "end: 2024-04"),
    ),
    /^lamps\/drowned-lamp.md:5:6 end: "2024-04" .*before the date/,
  );
  assertMatch(
    await problemOf(
      await edited("lamps/drowned-lamp.md", "date: 2024-05\n", ""),
    ),
    /^lamps\/drowned-lamp.md:2:1 date: missing; /,
  );
});

Deno.test("loadContent() refuses a part that no résumé has", async () => {
  assertMatch(
    await problemOf(
      await edited("lamps/index.md", "resume: projects", "resume: lamps"),
    ),
    /^lamps\/index.md:6:9 resume: "lamps" .*use projects or publications/,
  );
});

Deno.test("loadContent() reports all that is wrong with a section at once", async () => {
  const problems = await problemsOf({
    ...await edited("lamps/index.md", "updated: 2026-09-12", "updated: soon"),
    ...await edited("lamps/drowned-lamp.md", "date: 2024-05", "date: May"),
    ...await edited("musings/on-fog.md", "title: ", "titel: "),
  });
  assertEquals(problems.map((line) => line.split(":", 1)[0]), [
    "lamps/drowned-lamp.md",
    "lamps/index.md",
    "musings/on-fog.md",
    "musings/on-fog.md",
  ]);
});

Deno.test("a folder without an index is no section", async () => {
  const problems = await problemsOf({
    "drafts/kettle.md": "No front matter.\n",
    "profile.md": null,
  });
  assertEquals(problems.length, 1);
});
