import type { Line } from "../browser/palette/line.ts";
import { VERBS } from "../browser/palette/verbs.ts";
import type { Words } from "../../base/words/words.ts";

/** The verbs as lines; nothing can be copied where nothing is given. */
export function commandLines(
  { verbs }: Words["palette"],
  email: string | undefined,
): Line[] {
  return VERBS.filter(({ name }) => name !== "copy" || email).map(
    ({ name, group, isTold }) => ({
      group,
      title: verbs[name],
      machine: name,
      ...(isTold === "always" && { isUnfinished: true }),
    }),
  );
}
