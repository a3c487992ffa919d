/** URL paths of all files below a folder that is served at `at`. Empty without a folder. */
export async function assetPaths(folder: string, at = ""): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  const paths = await Promise.all(entries.map(({ name, isDirectory }) => {
    const path = `${at}/${encodeURIComponent(name)}`;
    return isDirectory ? assetPaths(`${folder}/${name}`, path) : [path];
  }));
  return paths.flat();
}

/** URL paths of static files and of bundles for browsers. */
export async function servedPaths(root = "."): Promise<string[]> {
  const paths = await Promise.all([
    assetPaths(`${root}/static`),
    // lib/fresh writes bundles to the first, Fresh to the second.
    assetPaths(`${root}/_fresh/js`, "/_fresh/js"),
    assetPaths(`${root}/_fresh/static/_fresh/js`, "/_fresh/js"),
  ]);
  return paths.flat();
}
