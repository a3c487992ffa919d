import type { Content } from "./content.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Content that a build has read, so that a start need not read it. */
interface Built {
  /** Hash of the content and of the code that parsed it. */
  fingerprint: string;
  content: Content;
  /** Warnings of the day of the build. */
  warnings: Diagnostic[];
}

/** Undefined without a build, or if files have changed since. */
export async function builtContent(file: string, fingerprint: string) {
  try {
    const built: Built = JSON.parse(await Deno.readTextFile(file));
    return built.fingerprint === fingerprint ? built : undefined;
  } catch {
    // The build only saves time. Reading the files reports any error.
    return undefined;
  }
}

export async function writeBuiltContent(file: string, built: Built) {
  await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
  // Rename in one step, because a server may start at this moment.
  const unfinished = `${file}.${Deno.pid}.tmp`;
  await Deno.writeTextFile(unfinished, JSON.stringify(built));
  await Deno.rename(unfinished, file);
}
