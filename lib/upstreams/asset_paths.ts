/** The URL paths of all files below a folder that is served below `at`, such as `/icons/large.png`; none where there is no folder. */
export async function assetPaths(folder: string, at = ""): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  const paths = await Promise.all(entries.map(({ name, isDirectory }) => {
    const path = `${at}/${encodeURIComponent(name)}`;
    return isDirectory ? assetPaths(`${folder}/${name}`, path) : [path];
  }));
  return paths.flat();
}
