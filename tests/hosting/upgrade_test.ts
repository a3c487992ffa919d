import { assert, assertEquals } from "@std/assert";
import { CONTENT_DIR } from "../support/content.ts";
import { copiedSite } from "../support/copied_site.ts";
import { commandsUnder } from "../support/manual.ts";
import { shellIn } from "../support/shell.ts";
import { blocksOf } from "./blocks.ts";
import { emptyFolder } from "../support/empty_folder.ts";

// The commands of the manual in their order. There is no systemd here: what a unit
// starts is started by the lines that the manual has for it.

Deno.test("whoever follows the manual upgrades a single process, and goes back", async () => {
  const commands = await upgradeCommands();
  await using machine = await Machine.start();
  const served: string[] = [];
  for (const line of commands) {
    const command = line.trim();
    const printed = await machine.run(command);
    if (!command.startsWith("curl ")) continue;
    assertEquals(printed.trim(), "ok");
    served.push(await machine.get("/version.txt"));
  }
  assertEquals(served, ["old", "new", "old"]);
  const [backup = "", ...others] = machine.list("/var/lib/foyer-backup");
  assertEquals(others, []);
  assert(/^\d{4}-\d\d-\d\d\.ndjson$/.test(backup), backup);
  await machine.run("cd /srv/foyer");
  const drill = `KV_PATH=.drill/kv deno task ops`;
  await machine.run(`${drill} import < /var/lib/foyer-backup/${backup}`);
  const { keys } = JSON.parse(await machine.run(`${drill} status --json`));
  assert(keys.length > 0);
});

Deno.test("a build that fails leaves the old version running", async () => {
  assertEquals(await foldersAfter('deno() { test "$2" != build; }'), [
    "srv/foyer",
    "srv/foyer.before",
    "srv/foyer.before/older",
    "srv/foyer.next",
  ]);
});

for (
  const [state, standIn] of [
    ["does not answer", "curl() { false; }"],
    ["has changed files", "CHANGED=' M content/profile.md'"],
  ]
) {
  Deno.test(`a site that ${state} keeps the version before it`, async () => {
    const folders = await foldersAfter(`deno() { true; }\n${standIn}`);
    assertEquals(folders, [
      "srv/foyer",
      "srv/foyer.before",
      "srv/foyer.before/older",
    ]);
  });
}

/** Folders that a failed upgrade leaves in `/srv`, with stand-ins for programs. */
async function foldersAfter(standIns: string): Promise<string[]> {
  const commands = await upgradeCommands();
  await using empty = await emptyFolder();
  const root = empty.path;
  for (const name of ["foyer", "foyer.before/older"]) {
    await Deno.mkdir(`${root}/srv/${name}`, { recursive: true });
  }
  const block = commands.slice(0, commands.indexOf(")") + 1).join("\n")
    .replaceAll("/srv", `${root}/srv`);
  const { sh } = await shellIn(root, {});
  const printed = await sh(
    [STAND_INS, standIns, block, "echo failed: $?"].join("\n"),
  );
  assert(printed.trim().endsWith("failed: 1"), printed);
  const { stdout } = await new Deno.Command("find", {
    args: ["srv", "-mindepth", "1", "-type", "d"],
    cwd: root,
  }).output();
  return new TextDecoder().decode(stdout).trim().split("\n").sort();
}

const STAND_INS = `git() {
  case $3 in
    remote) echo origin ;;
    status) echo "$CHANGED" ;;
    *) mkdir "$3" ;; # clone
  esac
}
curl() { echo ok; }
systemctl() { echo "systemctl $*"; }`;

function upgradeCommands(): Promise<string[]> {
  return commandsUnder("Upgrade and roll back", "maintenance");
}

/** Lines that change only the shell, which is new for each line, or ask Git: the copies have no history. */
function isSkipped(command: string): boolean {
  return ["(", ")", "set -e", "umask 022"].includes(command) ||
    command.startsWith("REPOSITORY=") || command.includes("status --short");
}

type Shell = Awaited<ReturnType<typeof shellIn>>;

/** A folder that stands for `/`, with a site that is built and runs, and its next version. */
class Machine {
  #cwd = "/srv/foyer";
  #site: ReturnType<Shell["start"]> | undefined;

  private constructor(readonly root: string, readonly shell: Shell) {}

  static async start(): Promise<Machine> {
    const root = await Deno.makeTempDir();
    for (const folder of ["srv", "var/lib/foyer-backup"]) {
      await Deno.mkdir(`${root}/${folder}`, { recursive: true });
    }
    for (const [name, version] of [["foyer", "old"], ["merged", "new"]]) {
      const { dir } = await copiedSite();
      await Deno.writeTextFile(`${dir}/static/version.txt`, `${version}`);
      await Deno.rename(dir, `${root}/srv/${name}`);
    }
    const shell = await shellIn(root, {
      CONTENT_DIR: `${Deno.cwd()}/${CONTENT_DIR}`,
      CODEHOST_PROVIDER: "off",
      LOG_FORMAT: "off",
      KV_PATH: `${root}/var/lib/foyer/kv.sqlite3`,
    });
    const machine = new Machine(root, shell);
    await machine.run("deno task build");
    await machine.run("systemctl start foyer");
    return machine;
  }

  /** Runs a line of the manual; resolves with its output. */
  async run(command: string): Promise<string> {
    if (command.startsWith("cd ")) this.#cwd = command.slice(3);
    else if (command === "systemctl start foyer") this.#startSite();
    else if (command === "systemctl stop foyer") await this.#stopSite();
    else if (command === "systemctl start foyer-backup") await this.#backUp();
    else if (isSkipped(command)) return "";
    else if (command.startsWith("git clone ")) this.#clone(command);
    else return await this.#sh(command);
    return "";
  }

  async get(path: string): Promise<string> {
    return await (await fetch(await this.#site?.address + path)).text();
  }

  list(folder: string): string[] {
    return [...Deno.readDirSync(this.root + folder)].map(({ name }) => name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stopSite();
    await Deno.remove(this.root, { recursive: true });
  }

  /** The copies have no history. */
  #clone(command: string): void {
    const target = command.replace('git clone "$REPOSITORY" ', this.root);
    Deno.renameSync(`${this.root}/srv/merged`, target);
  }

  #startSite(): void {
    const { root, shell } = this;
    this.#site = shell.start(`cd ${root}/srv/foyer && deno task serve`);
  }

  async #stopSite(): Promise<void> {
    await this.#site?.[Symbol.asyncDispose]();
    this.#site = undefined;
  }

  async #backUp(): Promise<void> {
    const unit = (await blocksOf("ini", "maintenance"))
      .find((unit) => unit.includes("foyer-backup.service"));
    const lines = [...unit?.matchAll(/^ExecStart=(.*)$/gm) ?? []];
    assert(lines.length > 0);
    for (const [, line = ""] of lines) {
      await this.#sh(line.replaceAll("%%", "%"));
    }
  }

  async #sh(command: string): Promise<string> {
    const here = `cd ${this.#cwd} && ${command}`
      .replaceAll(/(?<![\w.])\/(srv|var\/lib)\//g, `${this.root}/$1/`)
      .replaceAll("/usr/local/bin/deno", "deno")
      .replaceAll("DENO_DIR=/var/cache/foyer ", "")
      .replaceAll("http://127.0.0.1:8000", await this.#site?.address ?? "");
    return await this.shell.sh(here);
  }
}
