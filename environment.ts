import { VARIABLES } from "./lib/config.ts";
import { SAMPLE_DIR } from "./lib/server/sample.ts";

/** Reads the variables of the site, and no others. */
export function environment(): Record<string, string> {
  const given = Object.fromEntries(
    VARIABLES.map((name) => [name, Deno.env.get(name) ?? ""]),
  );
  return given.CONTENT_DIR || holdsContent("content")
    ? given
    : { ...given, CONTENT_DIR: SAMPLE_DIR };
}

/** Environment for git. */
export function gitEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ["PATH", "HOME"].map((name) => [name, Deno.env.get(name) ?? ""]),
  );
}

/**
 * True for a folder with any file but the README that comes with the software.
 * True as well when it cannot be read: the loader reports why.
 */
export function holdsContent(folder: string): boolean {
  try {
    return [...Deno.readDirSync(folder)]
      .some(({ name }) => name !== "README.md" && !name.startsWith("."));
  } catch (error) {
    return !(error instanceof Deno.errors.NotFound);
  }
}
