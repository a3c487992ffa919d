// deno-lint-ignore-file no-console -- its output is what it is for
// `deno task pack [folder] [address]`: the packages of both clients, as a site at
// the address serves them.

import { ArgumentError, readBaseUrl } from "../clients/typescript/options.ts";
import { readFolder } from "../lib/content/read_folder.ts";
import { CLIENT_PACKAGES } from "../lib/packages/mod.ts";

if (import.meta.main) {
  const [folder = "dist", address] = Deno.args;
  try {
    const paths = await pack(folder, readBaseUrl(address));
    console.log(paths.join("\n"));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(error.message);
    Deno.exitCode = 1;
  }
}

/** Writes them to a folder; resolves to their paths, that for npm first. */
export async function pack(folder: string, baseUrl: string): Promise<string[]> {
  await Deno.mkdir(folder, { recursive: true });
  const target = await Deno.realPath(folder);
  const root = `${import.meta.dirname}/../clients`;
  return await Promise.all(CLIENT_PACKAGES.map(async (client) => {
    const path = target + client.path.slice(client.path.lastIndexOf("/"));
    const bytes = await client.make(
      readFolder(`${root}/${client.folder}`),
      baseUrl,
    );
    await Deno.writeFile(path, bytes);
    return path;
  }));
}
