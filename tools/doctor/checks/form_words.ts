import { parseYaml } from "../../../lib/content/yaml.ts";
import { mailOf } from "../../../lib/base/text/mailto.ts";
import { wordsWith } from "../../../lib/base/words/override.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { isQuiet } from "../../../lib/content/page_meta.ts";
import { translationFor } from "../../../lib/content/translation.ts";
import type { Content } from "../../../lib/content/content.ts";
import type { Roots } from "../../../lib/content/kind.ts";

/** The contact form of a quiet site that still asks what programmers ask. */
export function formWords(
  { content, roots }: { content: Content; roots: Roots },
): Diagnostic[] {
  const { profile, contact, words } = content;
  const hasForm = mailOf(contact.channels) !== undefined;
  if (!isQuiet(profile) || !hasForm) return [];
  const own = words.contact.hire.lines.join("\n");
  if (own !== linesIn("en") && own !== linesIn(profile.language)) return [];
  return [{
    severity: "warning",
    place: `${roots.person.dir}/words.yaml`,
    what:
      "the form on Contact has the words of the software, which are for programmers",
    fix:
      "write your own four lines in words.yaml: /docs/making-it-yours has lines to copy",
  }];
}

function linesIn(language: string): string | undefined {
  const words = parseYaml(translationFor(language)?.text ?? "{}");
  return wordsWith(words, () => undefined)?.contact.hire.lines.join("\n");
}
