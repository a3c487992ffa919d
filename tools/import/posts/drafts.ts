import type { ReadOptions } from "../formats/format.ts";
import { entriesOf, type Entry, reasonToHide } from "./entries.ts";
import { readFields } from "./fields.ts";
import { dateOf, flagOf } from "./field_values.ts";
import { type Matter, matterOf } from "./front_matter.ts";
import type { Found, Generator } from "./generator.ts";
import { dateIn, pathReader } from "./paths.ts";
import { type Remarks, TextRemarks } from "./remarks.ts";

/** A post before its text is converted. */
export interface Draft extends Found {
  text: string;
  /** File and line of its title. */
  titleAt: string;
  isHidden: boolean;
  /** True for a file that was on no site. */
  isUnseen: boolean;
  /** For the text. */
  remarks: TextRemarks;
}

/** Folders and names of what is on no site. */
const UNSEEN =
  /(?:^|\/)(?:_*drafts?_*|_*private|unpublished)(?: [^/]*)?\/|\.(?:draft|private)\.\w+$|(?:^|\/)[.~#][^/]*$|~\.\w+$/i;

interface Reading {
  generator: Generator;
  options: ReadOptions;
  remarks: Remarks;
  /** Days of files that say none. */
  days?: ReadonlyMap<string, string>;
  /** Field that every public post has. */
  consent?: string;
  /** Takes a remark that many posts may share. */
  note(place: string, why: string): void;
}

/** Reads the fields of posts, and lists what hides a post. */
export function draftReader({ generator, options, ...reading }: Reading) {
  const { language, today, posts } = options;
  const { consent } = reading;
  const between = generator.hasSpacedTags ? /,|\s+/ : /,/;
  const partsOf = pathReader(generator, [language, ...posts?.languages ?? []]);
  const scopes =
    generator.scopes?.toSorted((one, other) =>
      one.start.length - other.start.length
    ) ?? [];
  return (file: string, source: string): Draft => {
    const remarks = new TextRemarks(file, reading.remarks);
    const lost = remarks.lost.bind(remarks);
    const matter = matterOf(source, remarks);
    const around = scopes.filter(({ start, isFor }) =>
      file.startsWith(start) && isFor?.(file) !== false
    );
    const entries = entriesOf(matter, remarks, around);
    const given = { language, between, lost, note: reading.note };
    const fields = readFields(entries, given);
    const written = dateIn(file) ?? "";
    const day = fields.date ?? dateOf(written, language) ??
      reading.days?.get(file);
    const parts = partsOf(file);
    const isUnseen = UNSEEN.test(file);
    const faults = [
      isUnseen && "its path says that it is a draft, or private",
      generator.hides?.(file, parts.language),
      consent && !agrees(entries, consent) && `it lacks "${consent}: true"`,
      isPrivate(file, parts, generator) && "its name begins with _",
      !fields.date && day && day > today && "its day is to come",
      !day && written && `its name has the impossible date ${written}`,
      !day && !posts?.showsUndated && "it has no date",
    ].map((why) => ({ place: remarks.place(1), why }));
    const hiding = entries.map((entry) => ({
      place: entry.place,
      why: reasonToHide(entry, options),
    }));
    const reasons = [...faults, ...hiding].filter(({ why }) => why);
    for (const { place, why } of reasons) remarks.hidden(place, `${why}`);
    return {
      ...{ file, fields, ...parts, day, isUnseen },
      ...titleOf(matter, fields.title, parts, generator),
      titleAt: remarks.place(matter.lineOf("title")),
      isHidden: matter.isFaulty || reasons.length > 0,
      remarks: remarks.from(matter.before),
    };
  };
}

/** The field by which posts of a vault are public, if one of them has it. */
export function consentIn(
  texts: Iterable<string>,
  { hasNamesAsTitles }: Generator,
): string | undefined {
  const all = [...texts];
  const names = ["dg-publish", ...hasNamesAsTitles ? ["publish"] : []];
  return names.find((name) => {
    const form = new RegExp(
      `^---\\s(?:(?!---).*\\n)*?["']?${name}["']?:\\s*["']?(?:true|yes|on)\\b`,
      "i",
    );
    return all.some((text) => form.test(text));
  });
}

function agrees(entries: Entry[], consent: string): boolean {
  const key = consent.replace("-", "");
  return entries.some((entry) => entry.key === key && flagOf(entry.value));
}

/** True for names that generators leave out; programs leave out folders too. */
function isPrivate(
  file: string,
  { place }: Pick<Found, "place">,
  { routes }: Generator,
): boolean {
  // A pattern speaks of files.
  const hasFolders = routes && (place.pattern === undefined || place.isApp);
  const names = hasFolders ? /(?:^|\/)_(?!posts\/)/ : /(?:^|\/)_[^/]+$/;
  return names.test(file.slice(place.folder.length));
}

/** The title, and the text without a heading that became one. */
function titleOf(
  { body }: Matter,
  title: string | undefined,
  { name, stem }: Pick<Found, "name" | "stem">,
  { hasNamesAsTitles }: Generator,
): Pick<Draft, "title" | "text"> {
  const [line = "", heading] = /^\s*# +(.+?)[ #]*(?:\n|$)/.exec(body) ?? [];
  const words = /^[\d-]+$/.test(name) ? name : name.replaceAll(/[-_]+/g, " ");
  const given = title ??
    (hasNamesAsTitles ? stem.replace(/^.*\//, "") : undefined);
  if (given ?? !heading) return { title: given ?? words, text: body };
  const blank = line.replaceAll(/[^\n]/g, "");
  return { title: heading ?? words, text: blank + body.slice(line.length) };
}
