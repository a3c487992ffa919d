import type { Content } from "../../lib/content/content.ts";
import { keys } from "../doctor/support/plant.ts";
import { type Changes, contentWith } from "./content.ts";

/** The tests' own person with some files changed, who shows nothing for programs. */
export async function quietPerson(changes: Changes = {}): Promise<Content> {
  const quiet = await keys("profile.md", "machine: quiet");
  return await contentWith({ ...quiet, ...changes });
}
