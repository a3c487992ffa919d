import { readConfig } from "../../../lib/config.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { examine } from "../../../tools/doctor/mod.ts";
import { changedContent, type Changes } from "../../support/content.ts";

/** A day after all that the tests' own person says. */
export const TODAY = "2026-11-20";

interface Choice {
  env?: Record<string, string>;
  ask?: typeof fetch;
}

/** Findings of the doctor in the changed content. Paths are below its folder. */
export async function findingsIn(
  changes: Changes,
  choice?: Choice,
): Promise<Diagnostic[]> {
  return (await findingsByCheck(changes, choice)).flat();
}

/** The same, those of each check in a list, in the order of `checks`. */
export async function findingsByCheck(
  changes: Changes,
  { env, ask }: Choice = {},
): Promise<Diagnostic[][]> {
  await using folder = await changedContent(changes);
  // The tests' person has no commits, and the machine may have no git.
  const config = readConfig({
    CONTENT_DIR: folder.dir,
    CODEHOST_PROVIDER: "off",
    ...env,
  });
  const found = await examine({ config, today: TODAY, ask });
  const below = (text: string) => text.replaceAll(`${folder.dir}/`, "");
  return found.map((findings) =>
    findings.map((finding) => ({
      ...finding,
      place: below(finding.place),
      what: below(finding.what),
      fix: below(finding.fix),
    }))
  );
}
