import { assert } from "@std/assert";
import { pack } from "../../../tools/pack.ts";

/** Its tests say themselves which site they mean. */
const ANYWHERE = "http://localhost:8000";
const TYPESCRIPT = "typescript@7.0.2";

/** An empty project for Node into which npm has put the packed package. */
export class NpmProject {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<NpmProject> {
    const project = new NpmProject(await Deno.makeTempDir());
    await project.write(
      "package.json",
      '{ "private": true, "type": "module" }',
    );
    const [tarball = ""] = await pack(`${project.folder}/packed`, ANYWHERE);
    const flags = ["--no-audit", "--no-fund", "--prefer-offline"];
    await project.run("npm", "install", ...flags, tarball, TYPESCRIPT);
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
