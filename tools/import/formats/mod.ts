import { ConfigError } from "../../../lib/config.ts";
import type { Source } from "../source.ts";
import type { ResumeFormat } from "./format.ts";
import { jsonResume } from "./json_resume.ts";
import { linkedIn } from "./linkedin.ts";
import { renderCv } from "./rendercv.ts";

/** Formats that can be imported. */
export const FORMATS: ResumeFormat[] = [jsonResume, renderCv, linkedIn];

/** The format of a source, or the one with the name. Throws a ConfigError. */
export async function formatOf(
  source: Source,
  name?: string,
  formats = FORMATS,
): Promise<ResumeFormat> {
  if (name !== undefined) return named(name, formats);
  const answers = await Promise.all(
    formats.map((format) => format.detect(source)),
  );
  const [found, ...others] = formats.filter((_, at) => answers[at]);
  if (found && others.length === 0) return found;
  const names = (list: ResumeFormat[]) =>
    list.map(({ name, title }) => `${name} (${title})`).join(", ");
  throw new ConfigError(
    found
      ? `it could be ${names([found, ...others])}; choose one with --from`
      : `of no known format; expected ${names(formats)}`,
  );
}

function named(name: string, formats: ResumeFormat[]): ResumeFormat {
  const found = formats.find((format) => format.name === name);
  if (found) return found;
  throw new ConfigError(
    `--from does not take ${JSON.stringify(name)}: expected ${
      formats.map(({ name }) => name).join(" or ")
    }`,
  );
}
