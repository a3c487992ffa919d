import * as z from "zod";
import { list, text } from "../fields.ts";
import { defineKind } from "../kind.ts";

const NEEDS_PATH =
  "not a path of this site; use one that starts with /, such as /2019/a-post/";

const sitePath = () => text(NEEDS_PATH).regex(/^\/(?![/\\])\S*$/, NEEDS_PATH);

/** Field with the old addresses of a page, a section or an entry. */
export const was = () =>
  list(sitePath()).default([]).describe(
    "List of old paths, such as `/2019/03/a-post/`, which redirect to it.",
  );

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
