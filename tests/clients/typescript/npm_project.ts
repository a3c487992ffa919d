import { assert } from "@std/assert";
import { pack } from "../../../tools/pack.ts";

/** Its tests say themselves which site they mean. */
const ANYWHERE = "http://localhost:8000";
/** Timeout of a command, in milliseconds. */
const LONGEST = 300_000;
const TYPESCRIPT = "typescript@7.0.2";

/** An empty project for Node into which npm has put the packed package. */
export class NpmProject {
  readonly folder: string;
  /** The file that npm has installed the package from. */
  readonly packed: string;

  private constructor(folder: string, packed: string) {
    this.folder = folder;
    this.packed = packed;
  }

  static async create(...packages: string[]): Promise<NpmProject> {
    const folder = await Deno.makeTempDir();
    const [packed = ""] = await pack(`${folder}/packed`, ANYWHERE);
    const project = new NpmProject(folder, packed);
    await project.write(
      "package.json",
      '{ "private": true, "type": "module" }',
    );
    const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
    const wanted = [packed, TYPESCRIPT, ...packages];
    await project.run("npm", "install", ...flags, ...wanted);
    return project;
  }

  async write(name: string, text: string): Promise<void> {
    await Deno.writeTextFile(`${this.folder}/${name}`, text);
  }

  async read(name: string): Promise<string> {
    return await Deno.readTextFile(`${this.folder}/${name}`);
  }

  /** A command in the project, with what npm has installed on its path. */
  command(
    name: string,
    args: string[],
    env: Record<string, string> = {},
  ): Deno.Command {
    const bin = `${this.folder}/node_modules/.bin`;
    return new Deno.Command(name, {
      args,
      cwd: this.folder,
      env: { PATH: `${bin}:${Deno.env.get("PATH")}`, ...env },
      stdin: "null",
      stdout: "piped",
      stderr: "piped",
      // Nothing here takes as long, unless it hangs.
      signal: AbortSignal.timeout(LONGEST),
    });
  }

  /** Runs a command that must succeed; resolves to what it prints. */
  async run(name: string, ...args: string[]): Promise<string> {
    const { success, stdout, stderr } = await this.command(name, args).output();
    const text = new TextDecoder().decode(stdout);
    assert(success, text + new TextDecoder().decode(stderr));
    return text;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Deno.remove(this.folder, { recursive: true });
  }
}
