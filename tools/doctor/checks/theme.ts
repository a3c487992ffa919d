import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { THEME } from "../../../lib/content/names.ts";
import type { Site } from "../check.ts";
import { shortened } from "../links.ts";
import { filesIn } from "../source.ts";

/** Requests of the owner's style sheet that the policy of the site refuses. */
export async function deadInTheme(
  { baseUrl, follow, roots }: Site,
): Promise<Diagnostic[]> {
  const [sheet] = filesIn(
    roots.person,
    new RegExp(`^${RegExp.escape(THEME)}$`),
  );
  if (!sheet) return [];
  const found = addressesIn(sheet.text).map(async ({ index, written }) => {
    const what = await whatIsWrong(written, baseUrl, follow);
    const { line } = positionAt(sheet.text, index);
    return what && { place: `${sheet.path}:${line}`, what };
  });
  return (await Promise.all(found)).flatMap((each): Diagnostic[] =>
    each
      ? [{
        ...each,
        severity: "error",
        fix: "use a URL of this site that exists, or remove the line",
      }]
      : []
  );
}

async function whatIsWrong(
  written: string,
  baseUrl: string,
  follow: Site["follow"],
): Promise<string | undefined> {
  const address = URL.parse(written, `${baseUrl}/${THEME}`);
  if (address?.origin !== new URL(baseUrl).origin) {
    return `${shortened(written)} is at another site, and pages do not load it`;
  }
  const status = await follow(address.href);
  if (status >= 400) return `${address.pathname} returns status ${status}`;
}

/** Addresses that a browser fetches. Fragments and comments are left out. */
function addressesIn(css: string) {
  const code = css.replaceAll(
    /\/\*[^]*?\*\//g,
    (all) => " ".repeat(all.length),
  );
  return [...code.matchAll(ADDRESS)].flatMap((found) => {
    const written = found[1] ?? found[2] ?? found[3] ?? "";
    return written.startsWith("#") ? [] : [{ index: found.index, written }];
  });
}

const ADDRESS =
  /(?:url\(\s*|@import\s+)(?:"([^"\n]*)"|'([^'\n]*)'|(?<=\(\s*)([^"'()\s]+))/g;
