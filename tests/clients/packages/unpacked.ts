import { unzipSync } from "fflate/browser";
import { type ParsedTarEntryWithData, unpackTar } from "modern-tar";
import { dirname } from "node:path";
import { readFolder } from "../../../lib/content/read_folder.ts";
import {
  type ClientPackage,
  NPM_PACKAGE,
  WHEEL,
} from "../../../lib/api/packages/mod.ts";

export type Files = Map<string, string>;

/** A package as a site at the address makes it. */
export function packageAt(
  { folder, make }: ClientPackage,
  baseUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return make(readFolder(folder), baseUrl);
}

/** Files of an npm package by their paths in the archive. */
export async function filesOfTarball(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Files> {
  const entries = await entriesOfTarball(bytes);
  return new Map(
    entries.map(({ header, data }) => [header.name, decode(data)]),
  );
}

export async function entriesOfTarball(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ParsedTarEntryWithData[]> {
  const gunzip = new DecompressionStream("gzip");
  const tar = new Blob([bytes]).stream().pipeThrough(gunzip);
  return await unpackTar(await new Response(tar).bytes(), { strict: true });
}

export function filesOfWheel(bytes: Uint8Array): Files {
  const entries = Object.entries(unzipSync(bytes));
  return new Map(entries.map(([path, data]) => [path, decode(data)]));
}

/** A folder with both packages, as npm and pip install them. */
export class Installed {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Those that a site at the address gives away. */
  static async at(baseUrl: string): Promise<Installed> {
    return await Installed.from(
      await packageAt(NPM_PACKAGE, baseUrl),
      await packageAt(WHEEL, baseUrl),
    );
  }

  static async from(
    npm: Uint8Array<ArrayBuffer>,
    wheel?: Uint8Array,
  ): Promise<Installed> {
    const installed = new Installed(await Deno.makeTempDir());
    for (const [path, text] of await filesOfTarball(npm)) {
      const name = path.replace(/^package\//, "");
      await write(`${installed.client}/${name}`, text);
    }
    if (!wheel) return installed;
    for (const [path, text] of filesOfWheel(wheel)) {
      await write(`${installed.python}/${path}`, text);
    }
    return installed;
  }

  /** Folder in which Node finds `@foyer/client`. */
  get client(): string {
    return `${this.folder}/node_modules/@foyer/client`;
  }

  /** Value of PYTHONPATH. */
  get python(): string {
    return `${this.folder}/python`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Deno.remove(this.folder, { recursive: true });
  }
}

async function write(path: string, text: string): Promise<void> {
  await Deno.mkdir(dirname(path), { recursive: true });
  await Deno.writeTextFile(path, text);
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
