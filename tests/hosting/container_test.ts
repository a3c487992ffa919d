import { assert, assertEquals } from "@std/assert";
import dockerignore from "npm:@balena/dockerignore@1.0.2";
import { validate } from "npm:dockerfile-utils@0.16.3";
import { dirname } from "node:path";
import { freePort } from "../support/free_port.ts";
import { addressIn } from "../support/server.ts";
import { emptyFolder } from "../support/empty_folder.ts";

const dockerfile = await Deno.readTextFile("Dockerfile");

/** Private files that must not be in an image, and the places to search. */
const PRIVATE = [
  ".env",
  ".env.production",
  ".git/HEAD",
  ".data/kv.sqlite3",
  ".content-1/profile.md",
  "content.before-2026-11-20/profile.md",
  "server.log",
  "_fresh/server.js",
];

Deno.test("the Dockerfile has no fault that a linter finds", () => {
  assertEquals(validate(dockerfile), []);
});

Deno.test("the image holds no history, secret, database or test", async () => {
  const own = await ownFiles();
  assert(own.some((path) => path.startsWith("tests/")));
  const taken = imaged([...own, ...PRIVATE]);
  assertEquals(taken.filter((path) => PRIVATE.includes(path)), []);
  assertEquals(taken.filter((path) => path.startsWith("tests/")), []);
  assert(taken.includes("deno.json"));
});

Deno.test("what the image holds builds, starts, and says that it is healthy", async () => {
  await using folder = await emptyFolder();
  for (const path of imaged(await ownFiles())) {
    await Deno.mkdir(`${folder.path}/${dirname(path)}`, { recursive: true });
    await Deno.copyFile(path, `${folder.path}/${path}`);
  }
  const build = commandOf(folder.path, stepOf(/^RUN (deno .*)$/m).split(" "));
  const { success, stderr } = await build.output();
  assert(success, new TextDecoder().decode(stderr));
  const PORT = String(freePort());
  const env = { PORT, HOST: "127.0.0.1", KV_PATH: ":memory:" };
  const start = JSON.parse(stepOf(/^CMD (.*)$/m));
  const check = JSON.parse(stepOf(/^HEALTHCHECK .*? CMD (.*)$/m))
    .map((argument: string) => argument.replace("8000", PORT));
  assertEquals((await commandOf(folder.path, check).output()).success, false);
  const server = commandOf(folder.path, start, env).spawn();
  try {
    await addressIn(server.stdout);
    assert((await commandOf(folder.path, check).output()).success);
  } finally {
    server.kill("SIGTERM");
    await server.stdout.cancel();
    await server.stderr.cancel();
    await server.status;
  }
});

function stepOf(pattern: RegExp): string {
  const [, step] = pattern.exec(dockerfile) ?? [];
  assert(step, `${pattern} is not in the Dockerfile`);
  return step;
}

function commandOf(
  cwd: string,
  [program = "", ...args]: string[],
  env: Record<string, string> = {},
) {
  const path = program === "deno" ? Deno.execPath() : program;
  return new Deno.Command(path, {
    args,
    cwd,
    env: { SAMPLE_OK: "1", ...env },
    stdout: "piped",
    stderr: "piped",
  });
}

/** Files that Git tracks, in their present state. */
async function ownFiles(): Promise<string[]> {
  const { stdout } = await new Deno.Command("git", {
    args: ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
  }).output();
  return new TextDecoder().decode(stdout).split("\0").filter(exists);
}

/** A file that was deleted is known until it is committed. */
function exists(path: string): boolean {
  try {
    return Deno.statSync(path || "-").isFile;
  } catch {
    return false;
  }
}

function imaged(paths: string[]): string[] {
  const rules = Deno.readTextFileSync(".dockerignore");
  return dockerignore.default().add(rules).filter(paths);
}
