import { assert } from "@std/assert";
import { launchBrowser } from "../../../support/browser.ts";
import { freePort } from "../../../support/free_port.ts";
import { until } from "../../../support/until.ts";
import type { Answer } from "../../support/stand_in.ts";
import type { NpmProject } from "../npm_project.ts";

/** Something that runs JavaScript, and is to be had from npm. */
export interface Platform {
  name: string;
  /** Packages that npm installs for the platform. */
  packages: string[];
  /** Runs the jobs, as JSON, and gives the results, as JSON. */
  run(project: NpmProject, jobs: string): Promise<string>;
  /** The platform hides the response from the program. A browser test covers its error. */
  hides?(answer: Answer): boolean;
  /** Output of the command `foyer`. A worker and a page have no command. */
  foyer?(project: NpmProject, ...args: string[]): Promise<string>;
}

const { os, arch } = Deno.build;
/** Name of this operating system in Node. */
const SYSTEM = { windows: "win", darwin: "darwin" }[String(os)] ?? "linux";
const MACHINE = arch === "aarch64" ? "arm64" : "x64";

/** The first that package.json names, and what many still have. */
const NODES = ["18.17.0", "20.20.2", "22.23.3", "24.21.0"];

export const PLATFORMS: Platform[] = [
  ...NODES.map(node),
  programs("the Node of this machine", [], () => ["node"]),
  programs(
    `Deno ${Deno.version.deno}`,
    [],
    () => [Deno.execPath(), "run", "--quiet", "--no-check", "--allow-all"],
  ),
  programs("Bun", ["bun@1.4.5"], () => ["bun"]),
  {
    name: "workerd",
    packages: ["workerd@1.20261117.1"],
    run: byWorker,
  },
  {
    name: "Chromium",
    packages: [],
    run: byBrowser,
    hides: ({ status = 200 }) => status >= 300 && status < 400,
  },
];

function node(version: string): Platform {
  const name = `node-${version}`;
  const source = `npm:node-${SYSTEM}-${MACHINE}@${version}`;
  return programs(
    `Node ${version}`,
    [`${name}@${source}`],
    ({ folder }) => [`${folder}/node_modules/${name}/bin/node`],
  );
}

/** A platform for programs; `commandOf` gives what stands in front of a file. */
function programs(
  name: string,
  packages: string[],
  commandOf: (project: NpmProject) => string[],
): Platform {
  return {
    name,
    packages,
    run: (project, jobs) => byProcess(project, jobs, commandOf(project)),
    foyer(project, ...args) {
      const [program = "", ...flags] = commandOf(project);
      const file = "node_modules/@foyer/client/cli.js";
      return project.run(program, ...flags, file, ...args);
    },
  };
}

/** Before this module runs, `drive.js` and `run_jobs.mjs` lie beside it. */
const IMPORTS = `import { Foyer } from "@foyer/client";
import { drive, REASON } from "./drive.js";
import { runJobs } from "./run_jobs.mjs";
`;
const MAIN = `${IMPORTS}import process from "node:process";
let text = "";
for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
const results = await runJobs(JSON.parse(text), { Foyer, drive, REASON });
process.stdout.write(JSON.stringify(results));
`;
const WORKER = `${IMPORTS}export default {
  async fetch(request) {
    const jobs = await request.json();
    return Response.json(await runJobs(jobs, { Foyer, drive, REASON }));
  },
};
`;

async function byProcess(
  project: NpmProject,
  jobs: string,
  command: string[],
): Promise<string> {
  await project.write("main.mjs", MAIN);
  await project.write("jobs.json", jobs);
  const line = [...command, "main.mjs"].map((each) => `'${each}'`).join(" ");
  return await project.run("sh", "-c", `${line} < jobs.json`);
}

/** In a page that may read what it gets from everywhere, as an extension may. */
async function byBrowser(project: NpmProject, jobs: string): Promise<string> {
  const page = `${IMPORTS}
globalThis.run = async (jobs) => JSON.stringify(
  await runJobs(JSON.parse(jobs), { Foyer, drive, REASON }),
);
`;
  const code = await bundled(project, "page.mjs", page);
  await using browser = await launchBrowser({
    args: ["--disable-web-security"],
  });
  const tab = await browser.newPage();
  // Its cache may ask once more for what it has half of.
  const tools = await tab.context().newCDPSession(tab);
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await tab.addScriptTag({ content: code, type: "module" });
  await tab.waitForFunction(() => "run" in globalThis);
  return await tab.evaluate((given) => Object(globalThis).run(given), jobs);
}

async function bundled(
  project: NpmProject,
  name: string,
  text: string,
): Promise<string> {
  await project.write(name, text);
  const flags = ["--quiet", "--platform=browser", "--output", "bundle.mjs"];
  await project.run(Deno.execPath(), "bundle", ...flags, name);
  return await project.read("bundle.mjs");
}

/** As a worker is deployed: in one file, with the modules that it imports. */
async function byWorker(project: NpmProject, jobs: string): Promise<string> {
  await bundled(project, "worker.mjs", WORKER);
  const port = freePort();
  await project.write("config.capnp", configAt(port));
  await using worker = project.command("workerd", ["serve", "config.capnp"])
    .spawn();
  const body = await answerOf(`http://127.0.0.1:${port}/`, jobs);
  worker.kill("SIGTERM");
  await Promise.all([worker.stdout.cancel(), worker.stderr.cancel()]);
  return body;
}

function configAt(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "bundle.mjs", esModule = embed "bundle.mjs")],
      compatibilityDate = "2025-12-01",
    )),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [
    (name = "http", address = "127.0.0.1:${port}", http = (), service = "main"),
  ],
);
`;
}

/** The answer, once somebody listens. */
async function answerOf(url: string, body: string): Promise<string> {
  const response = await until(() => fetch(url, { method: "POST", body }));
  const text = await response.text();
  assert(response.ok, text);
  return text;
}
