import { assert, assertEquals } from "@std/assert";
import type { Role } from "../../lib/content/kinds/role.ts";
import { periodOf } from "../support/content.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { callTool } from "./support/call.ts";
import { opens } from "./support/opens.ts";

Deno.test("get_about gives the section that is asked for, and only that", async () => {
  using site = testSite();
  const story = await callTool(site, "/mcp", "get_about", { section: "story" });
  assert(story.structuredContent.story && !story.structuredContent.career);
  const career = await callTool(site, "/mcp", "get_about", {
    section: "career",
  });
  assert(!career.structuredContent.story && career.structuredContent.career);
  assert(!career.content[0].text.includes(testContent.profile.body));
  const both = await callTool(site, "/mcp", "get_about");
  assert(both.structuredContent.story && both.structuredContent.career);
});

const COMPANIES: [given: string, slugs: string[]][] = [
  ["imaginary-ferries", ["imaginary-ferries"]],
  ["Imaginary Ferries", ["imaginary-ferries"]],
  ["  imaginary   FERRIES ", ["imaginary-ferries"]],
  ["Nowhere Rock Light", ["nowhere-rock-head", "nowhere-rock-assistant"]],
];
for (const [company, slugs] of COMPANIES) {
  Deno.test(`get_work_history of "${company}" gives ${slugs}`, async () => {
    using site = testSite();
    const { structuredContent } = await callTool(
      site,
      "/mcp",
      "get_work_history",
      { company },
    );
    const roles: { slug: string }[] = structuredContent.roles;
    assertEquals(roles.map(({ slug }) => slug), slugs);
  });
}

Deno.test("get_work_history links each role to its place on the site", async () => {
  using site = testSite();
  const { structuredContent } = await callTool(
    site,
    "/mcp",
    "get_work_history",
  );
  assertEquals(structuredContent.roles.length, testContent.roles.length);
  for (const { url } of structuredContent.roles) await opens(site, url);
});

Deno.test("get_work_history keeps the months that the content gives", async () => {
  using site = testSite();
  const { structuredContent, content } = await callTool(
    site,
    "/mcp",
    "get_work_history",
  );
  const roles: Pick<Role, "start" | "end">[] = structuredContent.roles;
  assertEquals(
    roles.map(({ start, end }) => [start, end]),
    testContent.roles.map(({ start, end }) => [start, end]),
  );
  for (const { start, end } of testContent.roles) {
    const period = periodOf({ start, end });
    assert(content[0].text.includes(period), period);
  }
});

Deno.test("get_about gives each list of the résumé, or the one that is asked for", async () => {
  using site = testSite();
  const { structuredContent: all } = await callTool(site, "/mcp", "get_about");
  const made = testContent.sections.flatMap(({ resume }) => resume ?? []);
  assert(made.length > 0);
  const lists = [...Object.keys(testContent.resume), ...made];
  for (const section of lists) {
    assert(all[section].length > 0, section);
    const { structuredContent: one, content } = await callTool(
      site,
      "/mcp",
      "get_about",
      { section },
    );
    assertEquals(one[section], all[section]);
    assertEquals(lists.filter((list) => list in one), [section]);
    assert(!("story" in one) && !("career" in one));
    assertEquals(one.summary, testContent.profile.summary);
    const [value] = Object.values(one[section][0]).map(String);
    assert(value);
    assert(content[0].text.includes(value), section);
  }
});

Deno.test("get_contact gives the preferred channel first", async () => {
  using site = testSite();
  const { structuredContent } = await callTool(site, "/mcp", "get_contact");
  assertEquals(structuredContent.channels[0].preferred, true);
  const one = await callTool(site, "/mcp", "get_contact", { channel: "Horn" });
  assertEquals(one.structuredContent.channels.length, 1);
});
