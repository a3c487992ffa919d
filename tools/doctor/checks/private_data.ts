import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { filesIn, placesOf } from "../source.ts";

/** On the line itself, so that the acknowledgement goes with what it is for. */
const ACKNOWLEDGED = "(?!.*#[ \\t]*public\\b)";

const STREET = {
  what: "this part of your postal address is public in /resume.json",
  fix: "remove the line, or confirm it: end the line with the comment # public",
};

const TELEPHONE = {
  what: "this telephone number is public on /contact",
  fix:
    "remove the channel, or confirm it: end this line with the comment # public",
};

/** Addresses and telephone numbers, unless a comment allows them. */
export function privateData({ content, roots }: Site): Diagnostic[] {
  const { profile, contact } = content;
  const places = (file: string, written: string) =>
    placesOf(
      filesIn(roots.person, new RegExp(`^${file}\\.md$`)),
      new RegExp(`${written}${ACKNOWLEDGED}`, "gim"),
    );
  const keys = (["address", "postal_code"] as const)
    .filter((key) => profile[key] !== undefined);
  const numbers = contact.channels.filter(({ url }) => url.startsWith("tel:"));
  return [
    ...keys.flatMap((key) => places("profile", `^["']?${key}["']?[ \\t]*:`))
      .map((place) => ({ place, ...STREET })),
    ...numbers.flatMap(({ url }) =>
      places("contact", `\\b${RegExp.escape(url)}`)
    ).map((place) => ({ place, ...TELEPHONE })),
  ].map((found) => ({ severity: "warning", ...found }));
}
