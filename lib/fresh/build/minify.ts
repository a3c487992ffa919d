import type { Bytes } from "../static_file.ts";

/** Scripts of a folder without what is there for readers, by their names. */
export async function minify(
  folder: string,
  names: string[],
): Promise<Map<string, Bytes>> {
  const minified = await Promise.all(names.map(async (name) => {
    const { success, errors, outputFiles = [] } = await Deno.bundle({
      entrypoints: [`${folder}/${name}`],
      platform: "browser",
      minify: true,
      // What one imports of the others stays a file of its own.
      external: names.filter((other) => other !== name)
        .flatMap((other) => [`/${other}`, `${folder}/${other}`]),
      write: false,
    });
    const [output] = outputFiles;
    if (success && output) {
      const code = output.text().replaceAll(`"${folder}/`, '"./');
      return [name, encode(code)] as const;
    }
    throw new Error(errors.map(({ text }) => text).join("\n"));
  }));
  return new Map(minified);
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
