/** The TypeScript files below a folder. One that is not there has none. */
export async function* sources(folder: string): AsyncGenerator<string> {
  const entries = await Array.fromAsync(Deno.readDir(folder)).catch(() => []);
  for (const { name, isDirectory } of entries) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* sources(path);
    else if (/\.tsx?$/.test(name)) yield path;
  }
}

/** Path and text of each of them, below any of the folders. */
export async function* sourceTexts(
  ...folders: string[]
): AsyncGenerator<[path: string, text: string]> {
  for (const folder of folders) {
    for await (const path of sources(folder)) {
      yield [path, await Deno.readTextFile(path)];
    }
  }
}

/** All that `find` has against the files below the folders. */
export async function faultsIn(
  folders: string[],
  find: (path: string, text: string) => string[],
): Promise<string[]> {
  const faults: string[] = [];
  for await (const [path, text] of sourceTexts(...folders)) {
    faults.push(...find(path, text));
  }
  return faults;
}
