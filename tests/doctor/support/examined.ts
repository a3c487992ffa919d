import { readConfig } from "../../../lib/config.ts";
import type { Finding } from "../../../tools/doctor/finding.ts";
import { examine } from "../../../tools/doctor/mod.ts";
import { changedContent, type Changes } from "../../support/content.ts";

/** A day after all that the tests' own person says. */
export const TODAY = "2026-11-20";

/** What the doctor finds in the changed content; places are below its folder. */
export async function findingsIn(
  changes: Changes,
  env: Record<string, string> = {},
): Promise<Finding[]> {
  await using folder = await changedContent(changes);
  const config = readConfig({ CONTENT_DIR: folder.dir, ...env });
  const found = await examine(config, TODAY);
  return found.flat().map((finding) => ({
    ...finding,
    place: finding.place.replace(`${folder.dir}/`, ""),
  }));
}
