// deno-lint-ignore-file no-console -- its output is what it is for
import { ConfigError } from "../../lib/config.ts";
import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { dateOf, DAY } from "../../lib/base/time/days.ts";
import { wait } from "../../runtime/wait.ts";
import { cpuSeconds, startServer } from "./server.ts";

const MAX_POSTS = 20_000;
const WORDS = 900;

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

/** Builds the sample with so many made-up posts, in a folder of its own, and serves it. */
export async function printGrowth(posts: number): Promise<void> {
  const root = await Deno.makeTempDir();
  try {
    await run("cp", ["-r", ...await ownNames(), root]);
    const content = `${root}/${ENV.CONTENT_DIR}`;
    await run("cp", ["-r", `${SAMPLE_DIR}/.`, content]);
    for (let at = 0; at < posts; at++) await writePost(content, at);
    console.log(`${posts} posts of ${WORDS} words, and the sample`);
    console.log("\n                       s  CPU s  MB, one  MB, all");
    print("first build", await build(root));
    await writePost(content, posts, new Date());
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

async function build(root: string): Promise<Cost> {
  const begun = performance.now();
  const child = new Deno.Command("sh", {
    // `times` prints the time of the processor that the children took.
    args: ["-c", '"$0" task --quiet build >&2 && times', Deno.execPath()],
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

/** A post of words that nobody says, the same in each run. */
async function writePost(
  content: string,
  at: number,
  day = new Date(Date.UTC(2026, 0, 1) - at * DAY),
): Promise<void> {
  const random = numbersFrom(at + 1);
  const word = () => {
    // Frequent words are short, as in a language.
    const rank = Math.floor(30_000 ** random());
    return rank.toString(26).replace(
      /\d/g,
      (digit) => "abcdefghij"[+digit] ?? "",
    );
  };
  const sentence = () => {
    const words = Array.from({ length: 8 + random() * 12 }, word).join(" ");
    return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
  };
  const paragraphs: string[] = [];
  for (let count = 0; count < WORDS; count += 60) {
    if (count % 300 === 0) paragraphs.push(`## ${sentence().slice(0, -1)}`);
    paragraphs.push(Array.from({ length: 4 }, sentence).join(" "));
  }
  const date = dateOf(day.getTime());
  const front = `---\ntitle: ${
    sentence().slice(0, 40)
  }\ndate: ${date}\n---\n\n`;
  const path = `${content}/posts/made-up-${at}.md`;
  await Deno.writeTextFile(path, `${front}${paragraphs.join("\n\n")}\n`);
}

/** Numbers from 0 to 1 (the generator of Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed * 48_271 % 2_147_483_647;
  return () => (state = state * 48_271 % 2_147_483_647) / 2_147_483_647;
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

function print(name: string, { seconds, cpu, one, all }: Cost): void {
  const times = [seconds, cpu].map((each) => each.toFixed(1).padStart(6));
  const sizes = [one, all].map((each) => megabytes(each).padStart(8));
  console.log(name.padEnd(17), ...times, ...sizes);
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
