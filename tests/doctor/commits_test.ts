import { assertEquals } from "@std/assert";
import { uncountedCommits } from "../../tools/doctor/checks/commits.ts";
import { findingsIn } from "./support/examined.ts";
import { keys } from "./support/plant.ts";

const counted = (days: [string, number][]) => {
  const commits = { days: new Map(days), at: 0 };
  return uncountedCommits({ commits: { state: "counted", commits } });
};

Deno.test("the doctor notices an author of whom there is no commit", () => {
  const [finding, ...others] = counted([]);
  assertEquals(others, []);
  assertEquals(finding?.severity, "warning");
  assertEquals(counted([["2026-11-20", 1]]), []);
});

Deno.test("the doctor has nothing to say where git is not asked", () => {
  assertEquals(uncountedCommits({ commits: null }), []);
});

Deno.test("the doctor does not ask for commits where the site is quiet", async () => {
  const quiet = await keys("profile.md", "machine: quiet");
  const env = { CODEHOST_PROVIDER: "git" };
  const found = await findingsIn(quiet, { env });
  assertEquals(found.filter(({ place }) => place === "CODEHOST_PROVIDER"), []);
});
