import type { readArguments } from "../command_line.ts";
import { QUESTIONS } from "../new/questions.ts";
import { FORMATS } from "./formats/mod.ts";
import { PRIVATE } from "./notes.ts";
import type { Source } from "./source.ts";

const text = (value: string, help: string) =>
  ({ type: "string", value, help }) as const;
const texts = (value: string, help: string) =>
  ({ ...text(value, help), multiple: true }) as const;
const flag = (help: string) => ({ type: "boolean", help }) as const;

const titles = FORMATS.map(({ title }) => title).join(", ");
const names = FORMATS.map(({ name }) => name).join(", ");

/** Options of `deno task import`. */
export const PROGRAM = {
  usage: "deno task import resume.json",
  about:
    `Makes the content folder from a résumé, or adds posts to it. Takes a file, folder or ZIP: ${titles}.`,
  takes: [1, 1],
  options: {
    language: text("TAG", "Language of the résumé; en unless given"),
    as: text("TAG", "Take the résumé for a translation to this language"),
    "time-zone": text("NAME", "Such as Europe/Lisbon; else of the machine"),
    from: text("FORMAT", `Format, if it is in doubt: ${names}`),
    references: flag("Take recommendations, which other people wrote"),
    figure: text("…", QUESTIONS.figure.text),
    programmer: text("…", QUESTIONS.programmer.text),
    publish: texts(PRIVATE.join(), "Private data to publish, else held back"),
    section: text("NAME", "Folder of the posts; posts unless given"),
    host: texts("NAME", "Name of the old site, such as blog.example.com"),
    media: text("FOLDER", "Pictures of WordPress, such as wp-content/uploads"),
    type: texts("NAME", "Type of WordPress to take beside posts and pages"),
    permalink: text("TEMPLATE", "Old addresses, such as /:year/:slug/"),
    undated: text("show", "Show posts without a date, hidden otherwise"),
    "date-from": text("git", "Date posts without one by their first commit"),
    "fetch-images": flag("Fetch pictures of other sites, links otherwise"),
    replace: flag("Put the folder that is there aside, and make a new one"),
    all: flag("List everything, not the first of a kind"),
    report: text("FILE", "Write everything that is listed into this file"),
  },
} as const;

export type Options = Partial<
  ReturnType<typeof readArguments<typeof PROGRAM["options"]>>["values"]
>;

/** One call of the command. */
export interface Run {
  source: Source;
  options: Options;
  /** Folder of the content. */
  dir: string;
  /** YYYY-MM-DD. */
  today: string;
}
