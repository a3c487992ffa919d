// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task pack [folder] [address]`: the packages of both clients, as a site at
// the address serves them.

import { ArgumentError, readBaseUrl } from "../clients/typescript/options.ts";
import { explain } from "../explain.ts";
import { ConfigError } from "../lib/config.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import { CLIENT_PACKAGES, NPM_PACKAGE } from "../lib/api/mod.ts";
import { npmClientFolder } from "./build/npm_client.ts";
import { readArguments } from "./command_line.ts";

const PROGRAM = {
  usage: "deno task pack [folder] [address]",
  about:
    "Writes the packages of both clients to a folder, dist unless given, as a site at the address serves them.",
  takes: [0, 2],
  options: {},
} as const;

if (import.meta.main) {
  await explain(async () => {
    const { positionals } = readArguments(Deno.args, PROGRAM);
    const [folder = "dist", address] = positionals;
    console.log((await pack(folder, baseUrlOf(address))).join("\n"));
  });
}

/** Throws a ConfigError. */
export function baseUrlOf(address: string | undefined): string {
  try {
    return readBaseUrl(address);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new ConfigError(`${error.message}, such as https://me.example`);
  }
}

/** Writes them to a folder; resolves to their paths, that for npm first. */
export async function pack(folder: string, baseUrl: string): Promise<string[]> {
  await Deno.mkdir(folder, { recursive: true }).catch(({ message }) => {
    throw new ConfigError(
      `Cannot make the folder ${folder}: ${message}; name another folder`,
    );
  });
  const target = await Deno.realPath(folder);
  const root = `${import.meta.dirname}/..`;
  return await Promise.all(CLIENT_PACKAGES.map(async (client) => {
    const path = target + client.path.slice(client.path.lastIndexOf("/"));
    const bytes = await client.make(
      client === NPM_PACKAGE
        ? npmClientFolder()
        : readFolder(`${root}/${client.folder}`),
      baseUrl,
    );
    await Deno.writeFile(path, bytes);
    return path;
  }));
}
