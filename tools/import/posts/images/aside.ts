/** A folder in the content for pictures that the import makes, until it is disposed of. */
export async function asideIn(dir: string) {
  const folder = await Deno.makeTempDir({ dir, prefix: ".import-" });
  let count = 0;
  return {
    async putAside(bytes: Uint8Array): Promise<() => Promise<Uint8Array>> {
      const path = `${folder}/${++count}`;
      await Deno.writeFile(path, bytes);
      return () => Deno.readFile(path);
    },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
