import type { Content } from "../../lib/content/content.ts";
import { loadContent } from "../../lib/content/load.ts";
import { keys } from "../doctor/support/plant.ts";
import { changedContent, type Changes } from "./content.ts";

/** The tests' own person with some files changed, who shows nothing for programs. */
export async function quietPerson(changes: Changes = {}): Promise<Content> {
  const quiet = await keys("profile.md", "machine: quiet");
  await using folder = await changedContent({ ...quiet, ...changes });
  return await loadContent(folder.dir, folder);
}
