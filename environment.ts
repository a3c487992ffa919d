import { VARIABLES } from "./lib/config.ts";
import { SAMPLE_DIR } from "./lib/server/sample.ts";

/** What the environment says of the site's own variables: no other is read. */
export function environment(): Record<string, string> {
  const given = Object.fromEntries(
    VARIABLES.map((name) => [name, Deno.env.get(name) ?? ""]),
  );
  return given.CONTENT_DIR || !isMissing("content")
    ? given
    : { ...given, CONTENT_DIR: SAMPLE_DIR };
}

/** What the environment says to git, where it is asked for commits. */
export function gitEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ["PATH", "HOME"].map((name) => [name, Deno.env.get(name) ?? ""]),
  );
}

/** What is there and cannot be read is not missing: the loader says what is wrong. */
function isMissing(path: string): boolean {
  try {
    Deno.statSync(path);
    return false;
  } catch (error) {
    return error instanceof Deno.errors.NotFound;
  }
}
