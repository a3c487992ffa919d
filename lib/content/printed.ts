import { posix } from "node:path";
import { decodeEntities } from "../base/markdown/decode_entities.ts";
import { paragraphsAndBullets } from "../base/markdown/plain_text.ts";
import { writtenPeriod } from "../base/words/dates.ts";
import { type Content, localeOf } from "./content.ts";
import { type Diagnostic, positionAt } from "./diagnostic.ts";
import type { Roots } from "./kind.ts";
import { originalsIn } from "./languages.ts";
import { textOf } from "./read_folder.ts";
import { lettersIn, refusalOf } from "./unprintable.ts";

/** The first letter of the résumé that no font of its PDF has. */
export function unprintableOf(content: Content): string | undefined {
  return lettersIn(printedIn(content)).refused.values().next().value;
}

/** Warns of letters without a font, in each file. A name in such letters needs no warning. */
export function unprintableIn(
  { person }: Roots,
  content: Content,
): Diagnostic[] {
  const { profile, sections, unprintable } = content;
  if (lettersIn(profile.name).refused.size > 0) return [];
  const slugs = sections.flatMap(({ resume, slug }) => resume ? [slug] : []);
  const shown = lettersIn(printedIn(content));
  const found = [...originalsIn(person).entries].flatMap(([path, entry]) => {
    const isShown = FILES.test(path) || slugs.includes(posix.dirname(path));
    const source = isShown && textOf(entry) || "";
    const text = decodeEntities(source).normalize("NFC");
    const { refused, leftOut } = lettersIn(text);
    const place = (letter: string) =>
      `${person.dir}/${path}:${positionAt(text, text.indexOf(letter)).line}`;
    return [
      ...warning([...refused.intersection(shown.refused)], refusalOf, place),
      ...warning([...leftOut.intersection(shown.leftOut)], lossOf, place),
    ];
  });
  // Words of the software are in no file of the owner.
  if (found.length > 0 || unprintable === undefined) return found;
  return warning([unprintable], refusalOf, () => `${person.dir}/profile.md`);
}

const FILES = /^(?:profile|contact|resume|words)\.|^work\//;

function lossOf(...emoji: string[]): string {
  const named = emoji.join(", ");
  return `The PDF of the résumé leaves out ${named}; write it in words, or leave it: /about shows it`;
}

function warning(
  letters: string[],
  say: typeof lossOf,
  place: (letter: string) => string,
): Diagnostic[] {
  const [first] = letters;
  if (first === undefined) return [];
  const [what = "", fix = ""] = say(...letters).split("; ");
  return [{ severity: "warning", place: place(first), what, fix }];
}

/** The words of the résumé as a PDF, and some more of the same files. */
function printedIn(content: Content): string {
  const { profile, contact, roles, resume, sections, words } = content;
  const { story, career, skills, lists } = words.about;
  const entries = sections.filter(({ resume }) => resume)
    .flatMap(({ resume, entries }) =>
      entries.map(({ image: _, body, ...entry }) => [
        entry,
        resume === "projects" && paragraphsAndBullets(body).bullets,
      ])
    );
  const period = writtenPeriod("2001-02", "present", localeOf(content));
  const printed = [
    { ...profile, description: "", sign: "", photo: "" },
    [contact.channels, roles, resume, entries, period],
    [story, career, skills, lists],
  ];
  // Questions alone use these.
  const shown = (key: string, value: unknown) => key === "asks" ? "" : value;
  return decodeEntities(JSON.stringify(printed, shown)).normalize("NFC");
}
