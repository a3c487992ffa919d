import { refuseUnused } from "../command_line.ts";
import type { Format } from "./formats/format.ts";
import type { Options } from "./program.ts";

type Import = { isResume: boolean; isTranslation: boolean; name: string };

/** Options that some imports alone read, and what they go with. */
const ONLY: [
  names: string,
  goesWith: string,
  isFor: (of: Import) => boolean,
][] = [
  ["as", "a résumé", ({ isResume }) => isResume],
  ["references", "an archive of LinkedIn", ({ name }) => name === "linkedin"],
  [
    "time-zone figure programmer publish replace",
    "a résumé without --as",
    ({ isResume, isTranslation }) => isResume && !isTranslation,
  ],
  ["language", "an import without --as", (each) => !each.isTranslation],
  ["section host fetch-images", "posts", ({ isResume }) => !isResume],
  ["media type", "posts of WordPress", ({ name }) => name === "wordpress"],
  [
    "permalink undated date-from",
    "posts in files of Markdown",
    ({ isResume, name }) => !isResume && name !== "wordpress",
  ],
];

/** Throws a ConfigError for an option that does nothing in this import. */
export function refuseUnusedOptions(
  { kind, name }: Pick<Format, "kind" | "name">,
  options: Options,
): void {
  const isTranslation = options.as !== undefined;
  const of = { isResume: kind === "resume", isTranslation, name };
  for (const [names, goesWith, isFor] of ONLY) {
    if (!isFor(of)) refuseUnused(options, names.split(" "), goesWith);
  }
}
