import { assertEquals } from "@std/assert";
import { heapFlags, ONE_ARENA } from "../../tools/memory.ts";
import { writePost } from "../../tools/bench/posts.ts";
import { CONTENT_DIR, copyFolder } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { addressOf, ENV } from "../support/server.ts";

interface Row {
  posts: number;
  /** Megabytes that a build may take, with all its processes. */
  build: number;
  /** And its server, which answers everything below. */
  server: number;
}

const ROWS: Row[] = [
  { posts: 0, build: 300, server: 128 },
  { posts: 500, build: 400, server: 256 },
  { posts: 2_000, build: 640, server: 512 },
];

const ASKED = [
  "/",
  "/about",
  "/musings",
  "/feed.xml",
  "/sitemap.xml",
  "/llms.txt",
  "/llms-full.txt",
  "/resume.pdf",
  "/docs?q=rate+limit",
  "/?ask=Where+do+you+work%3F",
  "/room",
  "/api/v1/work",
];

/** Version 1 of control groups, and version 2. */
const ROOTS = [
  ["/sys/fs/cgroup/memory", "memory.limit_in_bytes"],
  ["/sys/fs/cgroup", "memory.max"],
] as const;

/** A control group of its own with so many megabytes. Throws where none can be made. */
function limitedGroup(megabytes: number): string {
  const reasons: string[] = [];
  for (const [root, file] of ROOTS) {
    const folder = `${root}/foyer-test-${Deno.pid}-${groups.length}`;
    try {
      Deno.mkdirSync(folder);
      groups.push(folder);
      Deno.writeTextFileSync(`${folder}/${file}`, `${megabytes}000000`);
      return folder;
    } catch (error) {
      if (error instanceof Error) reasons.push(error.message);
    }
  }
  throw new Error(reasons.join("; "));
}

const groups: string[] = [];

/** Why no control group can be made here; empty where one can. */
function obstacle(): string {
  try {
    limitedGroup(300);
    return "";
  } catch (error) {
    return String(error);
  }
}

const why = obstacle();

/** Runs Deno with all that it starts in a control group. */
function denoIn(group: string, args: string[], dir: string) {
  const enter = 'echo $$ > "$1/cgroup.procs" && shift && exec "$0" "$@"';
  return new Deno.Command("sh", {
    args: ["-c", enter, Deno.execPath(), group, ...args],
    cwd: dir,
    env: { ...ENV, ...ONE_ARENA, CONTENT_DIR: "person" },
    stdout: "piped",
    stderr: "piped",
  });
}

/** Names what does not work with the memory of the row. */
async function failuresOf(row: Row, dir: string): Promise<string[]> {
  const build = ["task", "--quiet", "build"];
  const { code } = await denoIn(limitedGroup(row.build), build, dir).output();
  if (code !== 0) return [`${row.posts} posts: exit code ${code} of the build`];
  const group = limitedGroup(row.server);
  const flags = await heapFlags((file) =>
    Promise.resolve(file.endsWith("/memory.max") ? `${row.server}000000` : "")
  );
  const main = denoIn(group, ["run", "-A", ...flags, "main.ts"], dir).spawn();
  const address = await addressOf(main);
  const failed: string[] = [];
  for (const path of ASKED) {
    const status = await fetch(address + path).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    }, String);
    if (status !== 200) failed.push(`${row.posts} posts: ${path}: ${status}`);
  }
  main.kill("SIGKILL");
  await main.stderr.cancel();
  await main.status;
  return failed;
}

Deno.test({
  name: why
    ? `not tried, because no control group can be made here: sites are built and served with little memory (${why})`
    : "a site is built and served with the memory that the manual gives for its posts",
  ignore: why !== "",
  async fn() {
    await using site = await copiedSite();
    const posts = `${site.dir}/person/musings`;
    await copyFolder(CONTENT_DIR, `${site.dir}/person`);
    const failed: string[] = [];
    let written = 0;
    for (const row of ROWS) {
      while (written < row.posts) await writePost(posts, written++);
      failed.push(...await failuresOf(row, site.dir));
    }
    assertEquals(failed, []);
  },
});

addEventListener("unload", () => {
  for (const folder of groups) {
    try {
      Deno.removeSync(folder);
    } catch {
      // The system removes its last process a moment later.
    }
  }
});
