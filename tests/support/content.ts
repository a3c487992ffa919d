import { ContentError, loadContent } from "../../lib/content.ts";

/** Path in the content folder → its new text, or null to remove it. */
export type Changes = Record<string, string | Uint8Array | null>;

/** A copy of the sample content with some files changed. */
export async function changedSample(changes: Changes) {
  const dir = await Deno.makeTempDir({ prefix: "content-" });
  await copy("content", dir);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) await Deno.remove(`${dir}/${path}`, { recursive: true });
    else await write(`${dir}/${path}`, text);
  }
  return {
    dir,
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}

/** What loadContent says of the changed sample, without the folder's name. */
export async function problemsOf(changes: Changes): Promise<string[]> {
  await using sample = await changedSample(changes);
  const error = await loadContent(sample.dir).then(
    () => new Error("loadContent() accepted the folder"),
    (error) => error,
  );
  if (!(error instanceof ContentError)) throw error;
  return error.problems.map((line) => line.replaceAll(`${sample.dir}/`, ""));
}

/** A file of the sample with one text in it replaced. */
export async function edited(path: string, text: string, by: string) {
  const before = await Deno.readTextFile(`content/${path}`);
  if (!before.includes(text)) throw new Error(`No "${text}" in ${path}`);
  return { [path]: before.replace(text, by) };
}

async function copy(from: string, to: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (!isDirectory) await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
    else {
      await Deno.mkdir(`${to}/${name}`);
      await copy(`${from}/${name}`, `${to}/${name}`);
    }
  }
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  await Deno.mkdir(path.replace(/\/[^/]*$/, ""), { recursive: true });
  if (typeof text === "string") await Deno.writeTextFile(path, text);
  else await Deno.writeFile(path, text);
}
