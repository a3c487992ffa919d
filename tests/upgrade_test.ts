import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../lib/content/load.ts";
import { type Folder, readFolder } from "../lib/content/read_folder.ts";
import { sampleLeftIn } from "../lib/content/sample_placeholders.ts";
import { commitThatAdded, forkedAt } from "./support/fork.ts";
import { commandsUnder } from "./support/manual.ts";
import { git } from "./support/repository.ts";
import { addressOf, startServer } from "./support/server.ts";

type Fork = Awaited<ReturnType<typeof forkedAt>>;

/** Git commands of the manual, up to the inspection of the result. */
async function gitCommands(heading: string): Promise<string[]> {
  const lines = (await commandsUnder(heading, "upgrading"))
    .filter((line) => !line.startsWith("deno task "));
  assert(lines.every((line) => line.startsWith("git ")), heading);
  return lines;
}

const BASES = [
  {
    // The manual had moved, the sample had not.
    added: "docs/making-it-yours.md",
    sample: "content",
    merge: await gitCommands(
      "A site without a folder for the sample",
    ),
  },
  {
    added: "sample/profile.md",
    sample: "sample",
    merge: await gitCommands("Each time"),
  },
];

for (const { added, sample, merge } of BASES) {
  const commit = await commitThatAdded(added);
  // deno-lint-ignore no-console -- what is not tested is not left unsaid
  if (!commit) console.warn(`Not tested: the history has no start of ${added}`);
  Deno.test({
    name: `a site from when ${added} was new takes this version by merge`,
    ignore: !commit,
    async fn() {
      await using fork = await forkedAt(commit ?? "");
      await makeItHers(fork, sample);
      const before = contentOf(fork);
      const stored = await withOldServer(fork, use);
      for (const line of await gitCommands("Once")) await fork.run(line);
      for (const line of merge) await fork.run(line);

      assertEquals(contentOf(fork), before);
      assertEquals(await changedFrom(fork), ["content/", "own.txt"]);
      assertEquals(sampleLeftIn(readFolder(`${fork.folder}/content`)), []);
      const { profile } = await loadContent(`${fork.folder}/content`);
      assertEquals(profile.name, "Odalys Fixture");
      await withNewServer(fork, (url) => assertReads(url, stored));
      assert((await eventsOf(fork)).includes(EVENT.ref));
    },
  });
}

/** As the manual says: her own person in `content/`; what names nobody may stay. */
async function makeItHers({ folder, commit }: Fork, sample: string) {
  const content = `${folder}/content`;
  const person = `${folder}/tests/fixtures/person`;
  if (sample !== "content") await copy(`${folder}/${sample}`, content);
  for (const own of ["profile.md", "contact.md", "pages", "work"]) {
    await Deno.remove(`${content}/${own}`, { recursive: true });
    await copy(`${person}/${own}`, `${content}/${own}`);
  }
  await Deno.writeTextFile(`${folder}/own.txt`, "A file of her own\n");
  await commit();
}

async function copy(from: string, to: string): Promise<void> {
  const { success } = await new Deno.Command("cp", { args: ["-r", from, to] })
    .output();
  assert(success, from);
}

/** Her files: the README of the folder comes with the software. */
function contentOf({ folder }: Fork): Folder["entries"] {
  const { entries } = readFolder(`${folder}/content`);
  entries.delete("README.md");
  return entries;
}

/** Files that differ between the fork and its version of the software. */
async function changedFrom({ folder }: Fork): Promise<string[]> {
  const args = ["diff", "--name-only", "upstream/main"];
  const paths = (await git(folder, args)).trim().split("\n");
  return [...new Set(paths.map((path) => path.replace(/\/.*/, "/")))].sort();
}

const EVENT = { event: "hire_opened", ref: "from-the-old-version" };

interface Stored {
  cursor: string;
  /** Beginning of the page behind the cursor. */
  next: string;
}

/** Leaves something behind in the database, and in the hands of a client. */
async function use(url: string): Promise<Stored> {
  const tracked = await fetch(`${url}/api/v1/track`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(EVENT),
  });
  assert(tracked.ok, await tracked.text());
  const work = await fetch(`${url}/api/v1/work?limit=1`);
  const { next_cursor: cursor } = await work.json();
  const next = await slugBehind(url, cursor);
  return { cursor, next };
}

async function assertReads(url: string, { cursor, next }: Stored) {
  assertEquals(await slugBehind(url, cursor), next);
}

async function slugBehind(url: string, cursor: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/work?limit=1&cursor=${cursor}`);
  const { roles } = await response.json();
  return roles[0].slug;
}

/** The fork as it is, with its own code, on a database of its own. */
async function withOldServer<T>(
  { dir, folder }: Fork,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const env = { ...ENV, KV_PATH: `${dir}/kv.sqlite3`, CONTENT_DIR: "content" };
  const options = { cwd: folder, env, stdout: "piped" } as const;
  const deno = (args: string[]) =>
    new Deno.Command(Deno.execPath(), { args, ...options });
  const { success } = await deno(["task", "--quiet", "build"]).output();
  assert(success, "the old version cannot be built");
  return await during(
    deno(["run", "-A", "--no-check", "main.ts"]).spawn(),
    use,
  );
}

const ENV = { HOST: "127.0.0.1", PORT: "0", LOG_FORMAT: "off", NO_COLOR: "1" };

/** This version, which is the one that the fork has taken, with its content and its database. */
async function withNewServer<T>(
  { dir, folder }: Fork,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const env = {
    KV_PATH: `${dir}/kv.sqlite3`,
    CONTENT_DIR: `${folder}/content`,
  };
  return await during(startServer(env), use);
}

async function during<T>(
  server: Deno.ChildProcess,
  use: (url: string) => Promise<T>,
): Promise<T> {
  try {
    return await use(await addressOf(server));
  } finally {
    server.kill("SIGTERM");
    await server.status;
  }
}

async function eventsOf({ dir }: Fork): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "tools/ops.ts", "events", "--json"],
    env: { KV_PATH: `${dir}/kv.sqlite3` },
  }).output();
  return new TextDecoder().decode(stdout);
}
