import { ConfigError } from "../../../lib/config.ts";
import type { Source } from "../source.ts";
import type { Format } from "./format.ts";
import { jsonResume } from "./json_resume.ts";
import { linkedIn } from "./linkedin.ts";
import { MARKDOWN_POSTS } from "./markdown_posts.ts";
import { refuseSlip, wayAround } from "./others.ts";
import { fileKinds, MARKDOWN } from "../posts/generators/files.ts";
import { renderCv } from "./rendercv.ts";
import { wordPress } from "./wordpress.ts";

/** Formats that can be imported. */
export const FORMATS: Format[] = [
  jsonResume,
  renderCv,
  linkedIn,
  ...MARKDOWN_POSTS,
  wordPress,
];

/** The format of a source, or the one with the name. Throws a ConfigError. */
export async function formatOf(
  source: Source,
  name?: string,
  formats = FORMATS,
): Promise<Format> {
  if (name !== undefined) return named(name, formats);
  const answers = await Promise.all(
    formats.map((format) => format.detect(source)),
  );
  const [found = plainIn(source, formats), ...others] = formats
    .filter((_, at) => answers[at]);
  if (found && others.length === 0) return found;
  throw new ConfigError(
    found
      ? `it could be ${namesOf([found, ...others])}; choose one with --from`
      : await wayAround(source) ?? await problemWith(source, formats),
  );
}

/** Describes a source of no known format. Throws a ConfigError for a slip in it. */
async function problemWith(source: Source, formats: Format[]): Promise<string> {
  await refuseSlip(source);
  const kinds = fileKinds(source.paths);
  const skipped = [...source.skipped].map((each) => `\n${each.join(": ")}`);
  return `of no known format, with ${kinds}; expected ${namesOf(formats)}` +
    skipped.join("");
}

function namesOf(formats: Format[]): string {
  return formats.map(({ name, title }) => `${name} (${title})`).join(", ");
}

/** Markdown without fields, if it has no other format. */
function plainIn({ paths }: Source, formats: Format[]): Format | undefined {
  return paths.some((path) => MARKDOWN.test(path))
    ? formats.find(({ name }) => name === "markdown")
    : undefined;
}

function named(name: string, formats: Format[]): Format {
  const found = formats.find((format) => format.name === name);
  if (found) return found;
  throw new ConfigError(
    `--from does not take ${JSON.stringify(name)}: expected ${
      formats.map(({ name }) => name).join(" or ")
    }`,
  );
}
