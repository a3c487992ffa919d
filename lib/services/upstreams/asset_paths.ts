/** The URL paths of all files below a folder that is served below `at`, such as `/icons/large.png`; none where there is no folder. */
export async function assetPaths(folder: string, at = ""): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  const paths = await Promise.all(entries.map(({ name, isDirectory }) => {
    const path = `${at}/${encodeURIComponent(name)}`;
    return isDirectory ? assetPaths(`${folder}/${name}`, path) : [path];
  }));
  return paths.flat();
}

/** The URL paths of all static files of a site, those that a build makes for browsers included. */
export async function servedPaths(root = "."): Promise<string[]> {
  const paths = await Promise.all([
    assetPaths(`${root}/static`),
    // lib/fresh writes them to the first of these, Fresh to the second.
    assetPaths(`${root}/_fresh/js`, "/_fresh/js"),
    assetPaths(`${root}/_fresh/static/_fresh/js`, "/_fresh/js"),
  ]);
  return paths.flat();
}
