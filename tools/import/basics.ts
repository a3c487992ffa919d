import { describeOwner, HUE } from "../new/defaults.ts";
import { MADE_UP } from "../new/made_up.ts";
import { type Look, lookKeys } from "../new/look.ts";
import {
  type ChannelKeys,
  emailChannel,
  isEmail,
  type Own,
  UNASKED,
} from "../new/own_files.ts";
import type { JsonResume } from "./json_resume.ts";
import { linksOf } from "./links.ts";
import { placeKeys } from "./location.ts";
import { paragraphs } from "./markdown.ts";
import type { Notes, Private } from "./notes.ts";
import { Reader } from "./reader.ts";
import { quoted } from "./values.ts";

/** Values that a résumé lacks and the command line may give. */
export interface Setting {
  /** BCP 47. */
  language: string;
  /** An IANA name. */
  time_zone: string;
  /** Names of missing values. */
  guessed: string[];
  /** Private data that the owner wants on the site. */
  publish: Private[];
  look: Look;
}

const FILE = "profile.md";
const IMAGE =
  "it is a URL; save the image, then run deno task photo FILE --profile";
const OWN_ADDRESS = "the site uses its own URL; add other URLs to links";

/** The owner, as far as the résumé and the setting say. */
export function ownerOf(
  { location, profiles, ...members }: JsonResume["basics"],
  { guessed, publish, look, ...setting }: Setting,
  notes: Notes,
): Own {
  const basics = new Reader(members, "basics", notes);
  const name = basics.name("name", FILE, "name");
  const headline = basics.line("label") ??
    basics.madeUp("label", MADE_UP.headline.text, FILE, "headline");
  for (const [file, field] of UNASKED) notes.madeUp(file, field);
  for (const field of guessed) notes.madeUp(FILE, field);
  if (members.image) basics.lost("image", IMAGE);
  if (members.url) basics.lost("url", OWN_ADDRESS);
  const { summary, story } = wordsOf(basics);
  const place = new Reader(location, "basics.location", notes);
  return {
    profile: {
      name,
      headline,
      description: describeOwner(name, headline),
      ...placeKeys(place, setting.time_zone, publish),
      ...setting,
      hue: HUE,
      ...lookKeys(name, look),
      summary,
      links: linksOf(profiles, notes),
    },
    story,
    channels: [...emailOf(basics), ...phoneOf(basics, publish)],
  };
}

/** A résumé of this site has both: the story, and the summary above it. */
function wordsOf(basics: Reader) {
  const summary = basics.lines("summary");
  const story = basics.lines("story");
  if (story !== undefined) return { summary, story: paragraphs(story) };
  if (summary !== undefined) return { story: paragraphs(summary) };
  return { story: basics.madeUp("summary", MADE_UP.story.text, FILE, "text") };
}

function emailOf(basics: Reader): ChannelKeys[] {
  const email = basics.line("email");
  if (email === undefined) return [];
  if (isEmail(email)) return [emailChannel(email)];
  basics.lost("email", `${quoted(email)} is not an email address`);
  return [];
}

function phoneOf(basics: Reader, publish: Private[]): ChannelKeys[] {
  const value = basics.line("phone");
  if (value === undefined) return [];
  const number = value.replace(/^(\+\d+)\s*\(0\)/, "$1").replace(/[^\d+]/g, "");
  const url = `tel:${number}`;
  // Without the value, which may be private.
  if (!/\d{3}/.test(number)) basics.lost("phone", "not a telephone number");
  else if (!publish.includes("phone")) basics.heldBack("phone", "phone");
  else return [{ channel: "phone", label: "Telephone", value, url }];
  return [];
}
