import * as z from "zod";
import { compare } from "../compare.ts";
import {
  body,
  description,
  flag,
  fullDate,
  nameSlug,
  order,
  record,
  text,
} from "../fields.ts";
import type { Entry, Translated } from "../front_matter.ts";
import { visible } from "../hidden.ts";
import { defineKind } from "../kind.ts";
import { SHELVES } from "../names.ts";

export const Doc = record({
  title: text(),
  description: description(),
  updated: fullDate(),
  shelf: z.enum(SHELVES, `not a shelf; use one of ${SHELVES.join(", ")}`),
  order: order(),
  hidden: flag(),
}, { slug: nameSlug("file"), body: body() });
export type Doc = z.output<typeof Doc> & Translated;

export const docs = defineKind({
  root: "manual",
  files: "*.md",
  usedBy: (name) => `/docs/${name}, search_docs, get_doc`,
  schema: Doc,
  given: ({ name }, body) => ({ slug: name, body }),
  collect(entries) {
    entries.forEach(checkSlug);
    return visible(entries).sort(inOrder);
  },
});

function checkSlug({ value: { slug }, complain }: Entry<Doc>): void {
  if (slug !== "mcp") return;
  complain(
    ["slug"],
    '"mcp" is already used by /docs/mcp; rename the file, for example to mcp-servers.md',
  );
}

function inOrder(one: Doc, other: Doc): number {
  return SHELVES.indexOf(one.shelf) - SHELVES.indexOf(other.shelf) ||
    one.order - other.order || compare(one.slug, other.slug);
}
