import * as z from "zod";
import { wordsWith } from "../../base/words/override.ts";
import { defineKind } from "../kind.ts";
import { unknownName } from "../problem.ts";

/** The fixed words of the site. Missing ones are the English ones. */
export const words = defineKind({
  root: "person",
  files: "words.yaml",
  isOptional: true,
  // There {name} can be someone else, such as a person in the room.
  keepsNames: true,
  usedBy: () => "every page, its twin, the room, /ask",
  // `wordsWith` compares it with the English words.
  schema: z.record(z.string(), z.unknown()),
  given: () => ({}),
  collect: ([entry]) =>
    wordsWith(entry?.value ?? {}, (path, message, known) => {
      if (!known) return entry?.complain(path, message);
      entry?.complain(path, unknownName(String(path.at(-1)), known), "key");
    }),
});
