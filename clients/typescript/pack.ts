// deno-lint-ignore-file no-console -- its output is what it is for
// `deno run -A clients/typescript/pack.ts [folder]`: the package for npm.
import { fileURLToPath } from "node:url";
import { COMMANDS } from "./cli/commands/mod.ts";
import { manualPage } from "./cli/help/manual_page.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));

if (import.meta.main) {
  console.log(await pack(Deno.args[0] ?? `${HERE}dist`));
}

/** Writes the tarball to a folder; resolves to its path. */
export async function pack(folder: string): Promise<string> {
  await Deno.mkdir(folder, { recursive: true });
  const work = await Deno.makeTempDir();
  try {
    const compiled = `${work}/compiled.tgz`;
    const flags = ["--no-source-maps", "--allow-dirty", "--quiet"];
    await run(HERE, Deno.execPath(), "pack", ...flags, "-o", compiled);
    await run(work, "tar", "-xzf", compiled);
    await complete(`${work}/package`);
    const target = await Deno.realPath(folder);
    const args = ["pack", "--json", "--pack-destination", target];
    const [{ filename }] = JSON.parse(
      await run(`${work}/package`, "npm", ...args),
    );
    return `${target}/${filename}`;
  } finally {
    await Deno.remove(work, { recursive: true });
  }
}

/** What `deno pack` leaves out. */
async function complete(folder: string): Promise<void> {
  const path = `${folder}/package.json`;
  // `deno pack` compiles what is exported; the command is for `bin` alone.
  const { name, version, type, license, types, exports } = JSON.parse(
    await Deno.readTextFile(path),
  );
  const whole = {
    name,
    version,
    type,
    license,
    description: "A client of the API of a Foyer site, and its command line",
    keywords: ["foyer", "personal-website", "api-client", "cli"],
    exports: { ".": exports["."] },
    types,
    bin: { foyer: "cli.js" },
    // A list: npm installs no page that stands alone.
    man: ["./foyer.1"],
    engines: { node: ">=20" },
    sideEffects: false,
  };
  await Deno.writeTextFile(path, JSON.stringify(whole, null, 2) + "\n");
  await Deno.writeTextFile(`${folder}/foyer.1`, manualPage(COMMANDS));
  await Deno.copyFile(`${HERE}LICENSE`, `${folder}/LICENSE`);
}

async function run(cwd: string, command: string, ...args: string[]) {
  const output = await new Deno.Command(command, { cwd, args }).output();
  const [stdout, stderr] = [output.stdout, output.stderr].map((bytes) =>
    new TextDecoder().decode(bytes)
  );
  if (output.success) return String(stdout);
  throw new Error(`${command} ${args[0]} failed: ${stderr}`);
}
