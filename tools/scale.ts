// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task scale`: what grows when there is more to tell. The person of the bench
// gets more roles, then a collection with more entries, then posts of usual length; each
// is built, and each site answers the same. What is built at the end is the last of them:
// build again.

import { cpuSeconds, type Server, startSite } from "./bench/server.ts";
import { addPosts } from "./scale/posts.ts";

const PERSON = "tests/golden/sample";
const ROLES = [0, 1_000, 10_000];
const ENTRIES = [1_000, 5_000];
const POSTS = [2_000];
const QUESTION = "/ask?query=Where%20did%20you%20work%20before%3F";

/** What a site of that size costs; times are of the processor, in milliseconds. */
interface Costs {
  build: number;
  start: number;
  /** Megabytes, after the start and after all of the answers. */
  memory: number;
  memoryAfter: number;
  /** Kilobytes of /about, as they are before compression. */
  about: number;
  /** Each the first time, and then once more. */
  firstAbout: number;
  /** Of /llms-full.txt. */
  firstFull: number;
  firstAsk: number;
  ask: number;
  /** The last page of the list, as the dearest. */
  work: number;
}

console.log(
  "                   build  start     MB  after about/KB first   work   full   ask  again",
);
for (const roles of ROLES) {
  await show(`${roles} roles more`, (folder) => addRoles(folder, roles));
}
for (const entries of ENTRIES) {
  await show(`${entries} entries`, (folder) => addEntries(folder, entries));
}
for (const posts of POSTS) {
  await show(`${posts} posts`, (folder) => addPosts(folder, posts));
}

async function show(name: string, add: (folder: string) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await copy(PERSON, folder);
    await add(folder);
    const costs = await costsOf(folder);
    const columns = [
      costs.build,
      costs.start,
      costs.memory,
      costs.memoryAfter,
      costs.about,
      costs.firstAbout,
      costs.work,
      costs.firstFull,
      costs.firstAsk,
      costs.ask,
    ];
    console.log(
      name.padEnd(16),
      columns.map((value) => value.toFixed(0).padStart(7)).join(""),
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function costsOf(folder: string): Promise<Costs> {
  const before = await spentByChildren();
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["task", "build"],
    env: { CONTENT_DIR: folder, RATE_LIMIT: "0" },
    stdout: "null",
    stderr: "null",
  }).output();
  if (!success) throw new Error("It cannot be built");
  const build = await spentByChildren() - before;
  await using site = await startSite({ CONTENT_DIR: folder });
  const start = await spent(site);
  const memory = await memoryOf(site);
  const about = await get(site, "/about", { accept: "text/html" });
  await get(site, "/api/v1/work");
  const work = await get(site, "/api/v1/work?limit=20");
  const full = await get(site, "/llms-full.txt");
  const firstAsk = await get(site, QUESTION);
  const ask = await get(site, `${QUESTION}%20`);
  return {
    build,
    start,
    memory,
    memoryAfter: await memoryOf(site),
    about: about.bytes / 1024,
    firstAbout: about.cost,
    work: work.cost,
    firstFull: full.cost,
    firstAsk: firstAsk.cost,
    ask: ask.cost,
  };
}

async function get(
  site: Server,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ bytes: number; cost: number }> {
  const before = await spent(site);
  const response = await fetch(`http://127.0.0.1:${site.port}${target}`, {
    headers,
  });
  const { length } = await response.bytes();
  if (!response.ok) throw new Error(`${target}: ${response.status}`);
  return { bytes: length, cost: await spent(site) - before };
}

/** Milliseconds of the processor so far; a hundredth of a second is its smallest step. */
async function spent({ pid }: Server): Promise<number> {
  return (await cpuSeconds(pid) ?? NaN) * 1_000;
}

/** The same of the processes that this one has waited for, and of theirs (proc(5), cutime and cstime). */
async function spentByChildren(): Promise<number> {
  const text = await Deno.readTextFile("/proc/self/stat");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

async function memoryOf({ pid }: Server): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function copy(from: string, to: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) {
      await Deno.mkdir(`${to}/${name}`);
      await copy(`${from}/${name}`, `${to}/${name}`);
    } else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

async function addRoles(folder: string, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    const year = 1950 + nth % 60;
    await Deno.writeTextFile(
      `${folder}/work/post-${nth}.md`,
      `---
company: Company ${nth % 500}
role: Role ${nth}
start: ${year}-01
end: ${year + 1}-06
slug: post-${nth}
skills: [Measuring]
---
What was done in post ${nth}, in a sentence that says what it was good for.
`,
    );
  }
}

async function addEntries(folder: string, count: number): Promise<void> {
  await Deno.mkdir(`${folder}/things`);
  await Deno.writeTextFile(
    `${folder}/things/index.md`,
    `---
title: Things
description: A collection of many things, each with a page of its own, to see what grows with them.
updated: 2026-11-20
---
`,
  );
  for (let nth = 0; nth < count; nth++) {
    await Deno.writeTextFile(
      `${folder}/things/thing-${nth}.md`,
      `---
title: Thing ${nth}
description: Thing number ${nth} of the collection, with a sentence that says what it was made for.
date: ${1950 + nth % 70}
updated: 2026-11-20
---
It was made in ${1950 + nth % 70} of ${nth % 9} parts, and works.
`,
    );
  }
}
