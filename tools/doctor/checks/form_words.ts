import { parseYaml } from "../../../lib/content/yaml.ts";
import { mailOf } from "../../../lib/base/text/mailto.ts";
import { wordsWith } from "../../../lib/base/words/override.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { translationPath } from "../../../lib/content/languages.ts";
import { isQuiet } from "../../../lib/content/page_meta.ts";
import { translationFor } from "../../../lib/content/translation.ts";
import type { Content } from "../../../lib/content/content.ts";
import type { Roots } from "../../../lib/content/kind.ts";

const FILE = "words.yaml";

/** The contact form of a quiet site that still asks what programmers ask, by language. */
export function formWords(
  { content, roots }: { content: Content; roots: Roots },
): Diagnostic[] {
  return [content, ...content.editions ?? []].flatMap((edition, at) => {
    const { profile, contact, words } = edition;
    const hasForm = mailOf(contact.channels) !== undefined;
    // Without a contact page in a language there is no form in it.
    if (!isQuiet(profile) || !hasForm || contact.untranslated) return [];
    const own = words.contact.hire.lines.join("\n");
    if (own !== linesIn("en") && own !== linesIn(profile.language)) return [];
    const file = at === 0 ? FILE : translationPath(FILE, profile.language);
    return [{
      severity: "warning",
      place: `${roots.person.dir}/${file}`,
      what:
        "the form on Contact has the words of the software, which are for programmers",
      fix:
        `write your own four lines in ${file}: /docs/making-it-yours has lines to copy`,
    }];
  });
}

function linesIn(language: string): string | undefined {
  const words = parseYaml(translationFor(language)?.text ?? "{}");
  return wordsWith(words, () => undefined)?.contact.hire.lines.join("\n");
}
