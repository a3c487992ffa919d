import { assert, assertEquals } from "@std/assert";
import { COMMANDS } from "../../../clients/typescript/cli/commands/mod.ts";
import { manualPage } from "../../../clients/typescript/cli/help/manual_page.ts";
import { VERSION } from "../../../clients/typescript/version.ts";
import { StandIn } from "../support/stand_in.ts";
import { NpmProject } from "./npm_project.ts";

const STRICT = [
  "--strict",
  "--exactOptionalPropertyTypes",
  "--target",
  "es2022",
];
const RESOLUTIONS = {
  nodenext: ["--module", "nodenext"],
  bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
};

const LINTERS = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5"];

const RIGHT = `import { ApiError, Foyer } from "@foyer/client";
import type { ErrorCode, Role, Stats } from "@foyer/client";
const foyer = new Foyer({ baseUrl: "http://localhost:8000", timeout: 5 });
const stats: Promise<Stats> = foyer.getStats({ signal: AbortSignal.timeout(5) });
const roles: AsyncIterable<Role> = foyer.roles({ limit: 2 });
const known: ErrorCode = "rate_limited";
const isLimited = (error: ApiError): boolean => error.code === known;
export { isLimited, roles, stats };
`;
const WRONG = `import { Foyer } from "@foyer/client";
export const wrong: Promise<string> = new Foyer({ timeout: "5" }).getStats();
`;

Deno.test("the packed package works in an empty Node project with only npm", async (t) => {
  await using project = await NpmProject.create(...LINTERS);

  await t.step("it carries what it should and nothing else", async () => {
    const root = "node_modules/@foyer/client";
    const manifest = JSON.parse(await project.read(`${root}/package.json`));
    assertEquals(manifest.version, VERSION);
    assertEquals(manifest.bin, { foyer: "cli.js" });
    assertEquals(manifest.sideEffects, false);
    assertEquals(manifest.dependencies, undefined);
    assertEquals(Object.keys(manifest.exports["."])[0], "types");
    const entries = await Array.fromAsync(
      Deno.readDir(`${project.folder}/${root}`),
    );
    const others = entries.map(({ name }) => name)
      .filter((name) => !/\.(js|d\.ts)$/.test(name)).sort();
    const files = ["LICENSE", "README.md", "cli", "foyer.1", "package.json"];
    assertEquals(others, files);
  });

  for (const [resolution, flags] of Object.entries(RESOLUTIONS)) {
    await t.step(`it type-checks strictly with ${resolution}`, async () => {
      await project.write("right.ts", RIGHT);
      await project.run("tsc", ...STRICT, ...flags, "--noEmit", "right.ts");
    });
    await t.step(`its types catch mistakes with ${resolution}`, async () => {
      await project.write("wrong.ts", WRONG);
      const args = [...STRICT, ...flags, "--noEmit", "wrong.ts"];
      const { success, stdout } = await project.command("tsc", args).output();
      assert(!success);
      const text = new TextDecoder().decode(stdout);
      assertEquals(text.match(/TS2322/g)?.length, 2, text);
    });
  }

  await t.step("publint finds no fault in it", async () => {
    await project.run("publint", "run", project.packed, "--strict");
  });

  await t.step("every resolver finds its code and its types", async () => {
    // It is made of ES modules alone.
    const rules = ["--ignore-rules", "cjs-resolves-to-esm"];
    await project.run("attw", project.packed, "--no-emoji", ...rules);
  });

  await t.step("its command runs on Node", () => runCommand(project));
  await t.step("npm installs its manual page where man looks", async () => {
    const flags = ["--global", "--prefix", "global", "--prefer-offline"];
    const tarball = `./packed/foyer-${VERSION}.tgz`;
    await project.run("npm", "install", "--no-audit", ...flags, tarball);
    const page = await project.read("global/share/man/man1/foyer.1");
    assertEquals(page, manualPage(COMMANDS));
  });
});

async function runCommand(project: NpmProject): Promise<void> {
  await using standIn = new StandIn([
    { json: { a: "é" } },
    { status: 404, json: { code: "not_found", error: "Not here" } },
    { fault: "reset" },
    { json: {} },
    { fault: "hang" },
  ]);
  const env = { FOYER_BASE_URL: standIn.url };
  const outcomeOf = async (...args: string[]) => {
    const command = project.command("foyer", args, env);
    const { code, stdout, stderr } = await command.output();
    const [out, err] = [stdout, stderr].map((bytes) =>
      new TextDecoder().decode(bytes)
    );
    return { code, out, err };
  };
  assertEquals(await outcomeOf("stats"), {
    code: 0,
    out: '{"a":"é"}\n',
    err: "",
  });
  const notFound = '{"code":"not_found","error":"Not here"}\n';
  assertEquals(await outcomeOf("job", "x"), {
    code: 1,
    out: "",
    err: notFound,
  });
  const reset = await outcomeOf("stats", "--max-retries", "0");
  assertEquals([reset.code, reset.out], [3, ""]);
  assertEquals(JSON.parse(reset.err ?? "").code, "connection_error");
  assertEquals((await outcomeOf("stast")).code, 2);
  assertEquals((await outcomeOf("--version")).out, `${VERSION}\n`);

  const unread = project.command("foyer", ["stats"], env).spawn();
  await unread.stdout.cancel();
  assertEquals(await new Response(unread.stderr).text(), "");
  assertEquals((await unread.status).code, 0);

  const hanging = project.command("foyer", ["stats"], env).spawn();
  await standIn.arrivals(5);
  hanging.kill("SIGINT");
  const { code, signal, stderr } = await hanging.output();
  assertEquals([code, signal, stderr.length], [130, null, 0]);
}
