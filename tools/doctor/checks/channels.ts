import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { filesIn, placesOf } from "../source.ts";

/** Channels that a visitor would miss, or could not choose between. */
export function missingChannels({ content, roots }: Site): Diagnostic[] {
  const { channels } = content.contact;
  const files = filesIn(roots.person, /^contact\.md$/);
  const [place = `${roots.person.dir}/contact.md:1`] = placesOf(
    files,
    /^channels:/gm,
  );
  const hasEmail = channels.some(({ url }) => url.startsWith("mailto:"));
  const preferred = channels.filter(({ preferred }) => preferred).length;
  return [...hasEmail ? [] : [NO_EMAIL], ...preferenceAdvice(preferred)]
    .map((advice) => ({ severity: "warning", place, ...advice }));
}

type Advice = Pick<Diagnostic, "what" | "fix">;

const NO_EMAIL: Advice = {
  what: "no channel has an email address",
  fix: "add a channel with a url such as mailto:me@example.org",
};

function preferenceAdvice(preferred: number): Advice[] {
  if (preferred === 1) return [];
  if (preferred === 0) {
    return [{
      what: "no channel is preferred",
      fix: "set preferred: true on the channel that you read most",
    }];
  }
  return [{
    what: `${preferred} channels are preferred`,
    fix: "set preferred: true on one channel only",
  }];
}
