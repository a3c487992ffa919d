import { assertEquals } from "@std/assert";
import { heapFlags } from "../../tools/memory.ts";
import { CONTENT_DIR } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { addressOf, ENV } from "../support/server.ts";

/** Bytes of memory that a build of a small site may take, with all its processes. */
const BUILD = 300_000_000;
/** And its server, which answers everything below. */
const SERVER = 128_000_000;

const ASKED = [
  "/",
  "/about",
  "/lamps",
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

/** A control group of its own, or the reason that there is none. */
function limitedGroup(name: string, limit: number) {
  const reasons: string[] = [];
  for (const [root, file] of ROOTS) {
    const folder = `${root}/foyer-test-${Deno.pid}-${name}`;
    try {
      Deno.mkdirSync(folder);
      groups.push(folder);
      Deno.writeTextFileSync(`${folder}/${file}`, String(limit));
      return { folder, why: "" };
    } catch (error) {
      if (error instanceof Error) reasons.push(error.message);
    }
  }
  return { folder: "", why: reasons.join("; ") };
}

const groups: string[] = [];
const build = limitedGroup("build", BUILD);
const server = limitedGroup("server", SERVER);
const why = build.why || server.why;

/** Runs Deno with all that it starts in a control group. */
function denoIn(folder: string, args: string[], dir: string) {
  return new Deno.Command("sh", {
    args: [
      "-c",
      'echo $$ > "$1/cgroup.procs" && shift && exec "$0" "$@"',
      Deno.execPath(),
      folder,
      ...args,
    ],
    cwd: dir,
    env: { ...ENV, CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}` },
    stdout: "piped",
    stderr: "piped",
  });
}

Deno.test({
  name: why
    ? `not tried, because no control group can be made here: a site is built and served with little memory (${why})`
    : "a site is built with 300 MB of memory, and served with 128 MB",
  ignore: why !== "",
  async fn() {
    await using site = await copiedSite();
    const { code, stderr } = await denoIn(build.folder, [
      "task",
      "--quiet",
      "build",
    ], site.dir)
      .output();
    assertEquals(code, 0, new TextDecoder().decode(stderr));
    const [flags = ""] = await heapFlags((file) =>
      Promise.resolve(file.endsWith("/memory.max") ? `${SERVER}` : "")
    );
    const main = denoIn(
      server.folder,
      ["run", "-A", flags, "main.ts"],
      site.dir,
    )
      .spawn();
    const address = await addressOf(main);
    const failed: string[] = [];
    for (const path of ASKED) {
      const response = await fetch(address + path);
      await response.body?.cancel();
      if (!response.ok) failed.push(`${path}: ${response.status}`);
    }
    main.kill("SIGKILL");
    await main.stderr.cancel();
    await main.status;
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
