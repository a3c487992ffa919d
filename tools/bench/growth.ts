// deno-lint-ignore-file no-console -- its output is what it is for
import { dirname } from "node:path";
import { ConfigError } from "../../lib/config.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { type Peer, PEERS } from "./peers.ts";
import { WORDS, writePost } from "./posts.ts";
import { wait } from "../../runtime/wait.ts";
import { cpuSeconds, startServer } from "./server.ts";

const MAX_POSTS = 20_000;

/** Requests of somebody who looks around, each once. */
const ASKED = [
  "/",
  "/about",
  "/posts",
  "/llms.txt",
  "/llms-full.txt",
  "/feed.xml",
  "/sitemap.xml",
  "/docs?q=rate+limit",
  "/?ask=Where+do+you+work%3F",
  "/room",
];

/** Count of posts. Throws a ConfigError. */
export function readPosts(text: string): number {
  const posts = Number(text);
  if (Number.isInteger(posts) && posts >= 1 && posts <= MAX_POSTS) return posts;
  throw new ConfigError(
    `--posts ${
      JSON.stringify(text)
    } is not a number of posts; use 1 to ${MAX_POSTS}`,
  );
}

interface Growth {
  posts: number;
  /** Builds the same posts with generators of static sites, too. */
  withPeers: boolean;
}

/** Builds the sample with so many made-up posts, in a folder of its own, and serves it. */
export async function printGrowth(
  { posts, withPeers }: Growth,
): Promise<void> {
  const root = await Deno.makeTempDir();
  try {
    await run("cp", ["-r", ...await ownNames(), root]);
    const content = `${root}/${ENV.CONTENT_DIR}`;
    await run("cp", ["-r", `${SAMPLE_DIR}/.`, content]);
    for (let at = 0; at < posts; at++) await writePost(`${content}/posts`, at);
    console.log(`${posts} posts of ${WORDS} words, and the sample`);
    console.log("\n                       s  CPU s  MB, one  MB, all");
    const first = await build(root);
    print("first build", first);
    for (const peer of withPeers ? PEERS : []) {
      await printPeer(peer, `${content}/posts`, first);
    }
    await writePost(`${content}/posts`, posts, new Date());
    print("one more post", await build(root));
    const post = `${content}/posts/made-up-0.md`;
    await Deno.writeTextFile(post, "\nOne more sentence.\n", { append: true });
    print("one more sentence", await build(root));
    await printServer(root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

interface Cost {
  seconds: number;
  cpu: number;
  /** Memory of the largest process, and of all, in bytes. */
  one: number;
  all: number;
}

/** With how many times as much of the processor the site takes. */
async function printPeer(
  { name, packages, build, files }: Peer,
  posts: string,
  own: Cost,
): Promise<void> {
  const root = await Deno.makeTempDir();
  try {
    await run("npm", ["install", "--silent", "--prefix", root, ...packages]);
    await run("sh", [
      "-c",
      'mkdir "$1/posts" && cp "$0"/made-up-* "$1/posts"',
      posts,
      root,
    ]);
    for (const [path, text] of Object.entries(files)) {
      await Deno.mkdir(dirname(`${root}/${path}`), { recursive: true });
      await Deno.writeTextFile(`${root}/${path}`, text);
    }
    const cost = await costOf(build, root);
    print(name, cost, ` × ${(own.cpu / cost.cpu).toFixed(1)}`);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

const build = (root: string) =>
  costOf([Deno.execPath(), "task", "--quiet", "build"], root);

async function costOf(command: string[], root: string): Promise<Cost> {
  const begun = performance.now();
  const child = new Deno.Command("sh", {
    // `times` prints the time of the processor that the children took.
    args: ["-c", '"$0" "$@" >&2 && times', ...command],
    cwd: root,
    env: ENV,
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const output = child.output();
  let isRunning = true;
  output.finally(() => isRunning = false);
  const cost = { one: 0, all: 0 };
  while (isRunning) {
    await wait(50);
    const sizes = await sizesBelow(child.pid);
    cost.one = Math.max(cost.one, ...sizes);
    cost.all = Math.max(cost.all, sizes.reduce((sum, each) => sum + each, 0));
  }
  const { code, stdout } = await output;
  if (code !== 0) throw new Error(`The build ended with exit code ${code}`);
  const times = new TextDecoder().decode(stdout).matchAll(/(\d+)m([\d.]+)s/g);
  const cpu = times.reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );
  return { seconds: (performance.now() - begun) / 1_000, cpu, ...cost };
}

/** Resident bytes of the processes below one. */
async function sizesBelow(pid: number): Promise<number[]> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-eo", "pid=,ppid=,rss="],
  }).output();
  const rows = new TextDecoder().decode(stdout).trim().split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([id = 0, of, size = 0]) =>
      of === parent ? [size * 1_024, ...below(id)] : []
    );
  return below(pid);
}

async function printServer(root: string): Promise<void> {
  await using site = await startServer([
    "--allow-all",
    `${root}/main.ts`,
  ], { ...ENV, CONTENT_DIR: `${root}/${ENV.CONTENT_DIR}` });
  await wait(1_000);
  console.log(`\nserver: ${megabytes(await memoryOf(site.pid))} MB at first`);
  console.log("\n                              KB      s  CPU s     MB");
  for (const path of ASKED) {
    const [begun, before] = [performance.now(), await cpuSeconds(site.pid)];
    const response = await fetch(`http://127.0.0.1:${site.port}${path}`, {
      headers: { accept: "text/html" },
    });
    const { byteLength } = await response.arrayBuffer();
    const seconds = (performance.now() - begun) / 1_000;
    console.log(
      path.padEnd(28),
      (byteLength / 1_000).toFixed(0).padStart(5),
      seconds.toFixed(2).padStart(6),
      (await cpuSeconds(site.pid) - before).toFixed(2).padStart(6),
      megabytes(await memoryOf(site.pid)).padStart(6),
      response.ok ? "" : ` ${response.status}`,
    );
  }
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["-o", "rss=", "-p", String(pid)],
  }).output();
  return Number(new TextDecoder().decode(stdout)) * 1_024;
}

const ENV = {
  HOST: "127.0.0.1",
  PORT: "0",
  KV_PATH: ":memory:",
  RATE_LIMIT: "0",
  CONTENT_DIR: "posts",
  CODEHOST_PROVIDER: "off",
};

const WITHOUT = /^(\.|_fresh$|node_modules$|content$|tests$|coverage$)/;

async function ownNames(): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir("."));
  return entries.map(({ name }) => name).filter((name) => !WITHOUT.test(name));
}

async function run(program: string, args: string[]): Promise<void> {
  const { success } = await new Deno.Command(program, { args }).output();
  if (!success) throw new Error(`${program} failed`);
}

function print(
  name: string,
  { seconds, cpu, one, all }: Cost,
  ratio = "",
): void {
  const times = [seconds, cpu].map((each) => each.toFixed(1).padStart(6));
  const sizes = [one, all].map((each) => megabytes(each).padStart(8));
  console.log(name.padEnd(17), ...times, ...sizes, ratio);
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
