import { assertEquals } from "@std/assert";
import {
  assertSent,
  type Behaviour,
  behaviours,
  stage,
} from "../../support/behaviours.ts";
import { StandIn } from "../../support/stand_in.ts";
import { assertOutcome } from "../assert_outcome.ts";
import type { Outcome } from "../drive.ts";
import { NpmProject } from "../npm_project.ts";
import { type Platform, PLATFORMS } from "./platforms.ts";

const HERE = new URL(".", import.meta.url);
const FLAGS = ["--strict", "--target", "es2022", "--module", "nodenext"];

/** All rows but those in which the caller aborts when a request has arrived. */
const ROWS = behaviours.filter(({ abort }) => abort !== "request");

Deno.test("the packed client does what the table says", async (t) => {
  const packages = PLATFORMS.flatMap(({ packages }) => packages);
  await using project = await NpmProject.create(...packages);
  // Whatever is no platform runs on the Node of this machine.
  await Deno.remove(`${project.folder}/node_modules/.bin/node`);
  await compileDrive(project);
  for (const platform of PLATFORMS) {
    await t.step(`on ${platform.name}`, () => runTable(platform, project));
    const { foyer } = platform;
    if (!foyer) continue;
    await t.step("and its command runs there", async () => {
      await using standIn = new StandIn([{ json: { a: "é" } }]);
      const args = ["stats", "--base-url", standIn.url];
      assertEquals(await foyer(project, ...args), '{"a":"é"}\n');
    });
  }
});

async function runTable(
  { run, hides = () => false }: Platform,
  project: NpmProject,
) {
  await using staged = new AsyncDisposableStack();
  const rows = ROWS.filter(({ answers }) => !answers.some(hides));
  const jobs = rows.map((row) => {
    const { standIn, baseUrl } = stage(row);
    staged.use(standIn);
    return { row, standIn, baseUrl };
  });
  const input = jobs.map(({ row, baseUrl }) => ({ row, baseUrl }));
  const output = await run(project, JSON.stringify(input));
  const results: { outcome: Outcome; waits: number[] }[] = JSON.parse(output);
  assertEquals(results.length, jobs.length);
  const faults = jobs.flatMap(({ row, standIn }, i) =>
    faultOf(row, () => {
      assertOutcome(row, results[i]?.outcome ?? {});
      assertEquals(results[i]?.waits, row.waits ?? []);
      assertSent(row, standIn.arrived);
    })
  );
  assertEquals(faults, []);
}

function faultOf({ name }: Behaviour, check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [`${name}: ${error}`];
  }
}

/** The driver of the table, as a module of the project. */
async function compileDrive(project: NpmProject): Promise<void> {
  const drive = await Deno.readTextFile(new URL("../drive.ts", HERE));
  const table = await Deno.readTextFile(
    new URL("../../support/behaviours.ts", HERE),
  );
  await project.write(
    "drive.ts",
    drive.replace(/"[./]*clients\/typescript\/mod.ts"/, '"@foyer/client"')
      .replace("../support/behaviours.ts", "./behaviours.js"),
  );
  // Keep only the types of the table's module.
  const types = table.match(/^export interface [^]*?^}$/gm) ?? [];
  const answer = "type Answer = unknown;";
  await project.write("behaviours.ts", [answer, ...types].join("\n"));
  await project.run("tsc", ...FLAGS, "drive.ts");
  const jobs = new URL("run_jobs.mjs", HERE);
  await Deno.copyFile(jobs, `${project.folder}/run_jobs.mjs`);
}
