import { z } from "zod";
import { type WordFault, wordsWith } from "../../base/words/override.ts";
import type { Entry } from "../front_matter.ts";
import { defineKind } from "../kind.ts";
import { unknownName } from "../problem.ts";

/** The fixed words of the site: English, where hers do not say it otherwise. */
export const words = defineKind({
  root: "person",
  files: "words.yaml",
  isOptional: true,
  // {name} is whoever a sentence is about, such as one of those in the room.
  keepsNames: true,
  usedBy: () => "every page, its twin, the room, /ask",
  // Its shape is that of the English words, which no schema repeats.
  schema: z.record(z.string(), z.unknown()),
  given: () => ({}),
  collect([entry]) {
    const said = wordsWith(entry?.value ?? {});
    if (said.state === "words") return said.words;
    for (const fault of said.faults) entry && complainOf(fault, entry);
  },
});

function complainOf(
  { path, what, known }: WordFault,
  { complain }: Entry<unknown>,
): void {
  const key = String(path.at(-1));
  if (known) complain(path, unknownName(key, known), "key");
  else complain(path, what);
}
