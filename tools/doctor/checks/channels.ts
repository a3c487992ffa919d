import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { filesIn, placesOf } from "../source.ts";

/** Ways to reach the person that a visitor would miss, or not know which to take. */
export function missingChannels({ content, roots }: Site): Diagnostic[] {
  const { channels } = content.contact;
  const files = filesIn(roots.person, /^contact\.md$/);
  const [place = `${roots.person.dir}/contact.md:1`] = placesOf(
    files,
    /^channels:/gm,
  );
  const found: Diagnostic[] = [];
  if (!channels.some(({ url }) => url.startsWith("mailto:"))) {
    found.push({
      severity: "warning",
      place,
      what: "no channel is an email address",
      fix: "add one with a url such as mailto:me@example.org",
    });
  }
  const preferred = channels.filter(({ preferred }) => preferred);
  if (preferred.length === 0) {
    found.push({
      severity: "warning",
      place,
      what: "no channel is preferred",
      fix: "set preferred: true on the one that you read",
    });
  }
  if (preferred.length > 1) {
    found.push({
      severity: "warning",
      place,
      what: `${preferred.length} channels are preferred`,
      fix: "set preferred: true on one alone",
    });
  }
  return found;
}
