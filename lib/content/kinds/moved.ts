import * as z from "zod";
import { defineKind } from "../kind.ts";
import { sitePath } from "../was.ts";

/** New paths by old ones, for what has no file. */
export const moved = defineKind({
  root: "person",
  files: "moved.yaml",
  isOptional: true,
  usedBy: () => "redirects of old addresses",
  schema: z.record(z.string(), sitePath()),
  given: () => ({}),
  collect([entry]): Record<string, string> {
    for (const from of Object.keys(entry?.value ?? {})) {
      const [fault] = sitePath().safeParse(from).error?.issues ?? [];
      if (fault) {
        entry?.complain([from], `"${from}" is ${fault.message}`, "key");
      }
    }
    return entry?.value ?? {};
  },
});
