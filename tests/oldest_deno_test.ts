import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../lib/config.ts";
import { loadContent } from "../lib/content/load.ts";
import { documentsOf } from "../lib/api/discovery/mod.ts";
import { CLIENT_PACKAGES } from "../lib/api/packages/mod.ts";
import { operations } from "../lib/api/operations/mod.ts";
import { listPages, twinPath } from "../lib/content/page_meta.ts";
import { readJobId } from "../lib/api/tokens/job_id.ts";
import { readManifest, writeManifest } from "../lib/server/build/manifest.ts";
import { signingKeys } from "../lib/base/keys/signing_keys.ts";
import { serverFlags } from "../tools/permissions.ts";
import { CONTENT_DIR } from "./support/content.ts";
import { copiedSite } from "./support/copied_site.ts";

/** The oldest Deno that hosts name as theirs, as npm has it. */
const OLDEST = "deno@2.5.7";
const ROOT = Deno.cwd();

const oldest = await findOldest();
const ignore = oldest.path === "";
// deno-lint-ignore no-console -- what is not tested is not left unsaid
if (ignore) console.warn(`Not tested on ${OLDEST}: ${oldest.why}`);

Deno.test({
  name: `the site is built on ${OLDEST} and answers there as it does here`,
  ignore,
  async fn() {
    await using tree = await copiedSite();
    await run(oldest.path, ["task", "build"], tree.dir);
    // As if the copy were a repository that somebody works in.
    const commits = { at: Date.now(), author: AUTHOR, days: { [today()]: 3 } };
    const build = `${tree.dir}/_fresh`;
    await writeManifest({ ...await readManifest(build), commits }, build);
    await using there = await start(oldest.path, tree.dir);
    await using here = await start(Deno.execPath(), tree.dir);
    for (const path of await everyPath()) {
      const accept = path.includes(".") ? "*/*" : "text/html";
      const init = { headers: { accept, "accept-encoding": "identity" } };
      const [old, now] = await Promise.all(
        [there, here].map(({ url }) => fetch(url + path, init).then(answerOf)),
      );
      assertEquals(old, now, path);
      assertEquals(old?.status, EXPECTED[path] ?? 200, path);
    }
  },
});

for (const args of [["task", "--quiet", "test"], ["run", "-A", "dev.ts"]]) {
  Deno.test({
    name: `deno ${args.join(" ")} says in one line that ${OLDEST} is too old`,
    ignore,
    async fn() {
      const { code, stdout, stderr } = await new Deno.Command(oldest.path, {
        args,
        env: { NO_COLOR: "1" },
      }).output();
      const printed = decode(stdout) + decode(stderr);
      assertEquals(code, 1, printed);
      assertEquals(printed.trimEnd().split("\n").length, 1, printed);
      assert(printed.includes("2.9"), printed);
    },
  });
}

/** Every URL that answers GET, from the lists that the site is made of. */
async function everyPath(): Promise<string[]> {
  const content = await loadContent(CONTENT_DIR);
  const pages = listPages(content).map(({ path }) => path);
  const gets = operations.filter(({ method }) => method === "GET");
  return [
    // Before the page that shows what they answer.
    ...gets.map(({ path }) => QUERIED[path] ?? path),
    ...pages,
    ...pages.map(twinPath),
    ...documentsOf(content).map(({ path }) => path),
    ...CLIENT_PACKAGES.map(({ path }) => path),
    ...Object.keys(EXPECTED),
    "/mcp",
    "/docs/mcp",
    "/ask?query=where+can+I+write+to",
    "/styles.css",
  ];
}

/** Operations that need to be told what. */
const QUERIED: Record<string, string> = {
  "/api/v1/room-avatar":
    "/api/v1/room-avatar?figure=hd-180-1.hr-100-61&direction=2",
  "/api/v1/jobs/{id}": "/api/v1/jobs/nobody-issued-it",
};

const EXPECTED: Record<string, number> = {
  "/api/v1/jobs/nobody-issued-it": 404,
  "/nowhere": 404,
};

/** Parts of a response that must not depend on the version of Deno. */
async function answerOf(response: Response) {
  const { status, headers } = response;
  const text = await withJobsRead(await response.text());
  return {
    status,
    type: headers.get("content-type"),
    text: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then")
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "an id"),
  };
}

// A page shows an answer with a cursor, which is signed.
const SIGNING_KEYS = `0:${"A".repeat(43)}`;
const keys = signingKeys(readConfig({ SIGNING_KEYS }).SIGNING_KEYS ?? []);

/** A job id carries the second in which it expires: what else it carries is compared. */
async function withJobsRead(text: string): Promise<string> {
  const ids = text.match(/(?<=\/api\/v1\/jobs\/)[\w-]{40,}/g) ?? [];
  for (const id of new Set(ids)) {
    const read = await readJobId(keys, id, Date.now());
    // An example of the manual was issued by nobody.
    if (read.state !== "valid") continue;
    text = text.replaceAll(id, JSON.stringify(read.job.items));
  }
  return text;
}

const AUTHOR = "odalys";

interface Running extends AsyncDisposable {
  url: string;
}

/** The server that `deno task start` would run, on a port of its own. */
async function start(deno: string, cwd: string): Promise<Running> {
  const env = {
    HOST: "127.0.0.1",
    PORT: "0",
    BASE_URL: "http://sam.localhost",
    KV_PATH: ":memory:",
    LOG_FORMAT: "off",
    RATE_LIMIT: "0",
    SIGNING_KEYS,
    CONTENT_DIR: `${ROOT}/${CONTENT_DIR}`,
    CODEHOST_USER: AUTHOR,
  };
  const server = new Deno.Command(deno, {
    args: ["run", ...serverFlags(readConfig(env), cwd), "main.ts"],
    cwd,
    env,
    stdout: "piped",
  }).spawn();
  const output = server.stdout.pipeThrough(new TextDecoderStream());
  let text = "";
  let url = "";
  for await (const chunk of output) {
    url = /http:\/\/localhost:\d+/.exec(text += chunk)?.[0] ?? "";
    if (url) break;
  }
  assert(url, text);
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await server.status;
    },
  };
}

/** Path of the Deno that npm installed, or the reason why there is none. */
async function findOldest(): Promise<{ path: string; why: string }> {
  const script = "console.log(Deno.execPath())";
  try {
    const printed = await run("npx", ["-y", OLDEST, "eval", script], ROOT);
    return { path: printed.trim().split("\n").at(-1) ?? "", why: "" };
  } catch (error) {
    return { path: "", why: String(error) };
  }
}

async function run(program: string, args: string[], cwd: string) {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args,
    cwd,
    // A machine behind a certificate of its own needs the system's list.
    env: { NO_COLOR: "1", DENO_TLS_CA_STORE: "mozilla,system" },
  }).output();
  if (success) return decode(stdout);
  throw new Error(`${program} ${args.join(" ")}: ${decode(stderr)}`);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function today(): string {
  return new Date().toISOString().slice(0, "YYYY-MM-DD".length);
}
