import * as z from "zod";
import { merged, wordsWith } from "../../base/words/override.ts";
import { defineKind } from "../kind.ts";
import { unknownName } from "../problem.ts";

/** The fixed words of the site. Missing ones are those of a translation, else the English ones. */
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
  // Words of a translation come before those of the owner.
  collect: (entries) => {
    const override = entries.map(({ value }) => value).reduce(merged, {});
    return wordsWith(override, (path, message, known) => {
      const complain = entries.at(-1)?.complain;
      if (!known) return complain?.(path, message);
      complain?.(path, unknownName(String(path.at(-1)), known), "key");
    });
  },
});
