import type { Content } from "./content.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** What a build has read, so that a start need not read it again. */
interface Built {
  /** Of the files that it was read from, and of the code that read them. */
  fingerprint: string;
  content: Content;
  /** Those of the day of the build. */
  warnings: Diagnostic[];
}

/** Undefined where there is no build, or where it was made from other files. */
export async function builtContent(
  file: string,
  fingerprint: string,
): Promise<Built | undefined> {
  try {
    const built: Built = JSON.parse(await Deno.readTextFile(file));
    return built.fingerprint === fingerprint ? built : undefined;
  } catch {
    // It only saves time: the files themselves say what was wrong, if anything.
    return undefined;
  }
}

export async function writeBuiltContent(
  file: string,
  built: Built,
): Promise<void> {
  await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
  // In one step: a server may start in this moment.
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, JSON.stringify(built));
  await Deno.rename(unfinished, file);
}
