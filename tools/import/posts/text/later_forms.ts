import type { Root } from "npm:@types/mdast@4.0.4";
import type { Editing } from "./addresses.ts";
import { rangeOf, walk } from "./tree.ts";

/** Forms of other renderers, which stand in a text. */
const FORMS: [form: RegExp, name: string][] = [
  [/^\[!\w+\]/, "a callout"],
  [/^:::/m, "a callout"],
  [/^\*\[[^\]\n]+\]: /m, "an abbreviation"],
  [/\n: +\S/, "a definition list"],
  [/==[^\s=](?:[^=\n]*[^\s=])?==/, "marked text"],
  [/\$\$|\\\(|\\\[/, "a formula"],
  [/(?:^|\s):[a-z][a-z_]+:(?=\s|$)/, "the code of an emoji"],
];

/** Lists forms that the file keeps and a page may show as text, each once. */
export function reportForms(
  tree: Root,
  { text, addresses: { remarks } }: Editing,
): void {
  const missing = new Map(FORMS.map(([form, name]) => [name, form]));
  walk(tree, (node) => {
    if (node.type !== "text") return;
    for (const [form, name] of FORMS) {
      if (!missing.has(name) || !form.test(node.value)) continue;
      missing.delete(name);
      remarks.changed(
        remarks.placeAt(text, rangeOf(node).start),
        `${name} is kept as it is written; a page may show its signs`,
      );
    }
  });
}
