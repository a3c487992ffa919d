import { isObject } from "../../../lib/base/http/json_body.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { frontKeysOf } from "../../../lib/content/parts.ts";
import type { Files } from "../check.ts";
import { someOf } from "../some_of.ts";
import { isSkill, placesOf, shownWords, type SourceFile } from "../source.ts";
import { tokensIn } from "../tokens.ts";

/** Files that have a line each. More are merged into one line. */
const MAX_FILES = 3;

/** Images that people who do not see them learn nothing of. */
export function imagesWithoutText({ roots }: Files): Diagnostic[] {
  const { dir } = roots.person;
  const found = shownWords(roots)
    .filter((file) => file.path.endsWith(".md") && !isSkill(file))
    .map((file) => [...pictureIn(file), ...inText(file)])
    .filter(({ length }) => length > 0);
  const groups = found.length > MAX_FILES ? [found.flat()] : found;
  return groups.map((places) => {
    const [place = dir] = places;
    const named = places.map((each) => each.slice(dir.length + 1));
    return {
      severity: "warning",
      place,
      what: places.length === 1
        ? "this image has no text that says what it shows"
        : `${places.length} images have no text that says what they show: ${
          someOf(named)
        }`,
      fix: "write ![what it shows](file), or alt: below image:",
    };
  });
}

/** The loader reports fields that it cannot read. */
function pictureIn(file: SourceFile): string[] {
  if (!/^image:/m.test(file.text)) return [];
  const { image } = frontKeysOf(file);
  return isObject(image) && !image.alt ? placesOf([file], /^image:/gm) : [];
}

function inText(file: SourceFile): string[] {
  if (!/!\[\s*\]/.test(file.text)) return [];
  return tokensIn(
    file,
    (token) => token.type === "image" && !token.text.trim() || undefined,
  ).map(({ place }) => place);
}
