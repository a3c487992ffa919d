import { isEnglish } from "../../../lib/base/words/language.ts";
import { compress, offeredCodings } from "../../../lib/base/http/compress.ts";
import type { PageAddress, Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { fileOfPage } from "../source.ts";

/** Compressed, in bytes: what arrives with the first packets of a connection. */
const HTML = 14 * 1024;
const HTML_OF = new Map([
  ["/developers", 24 * 1024],
  ["/room", 16 * 1024],
]);

/** Most languages say the fixed words in more bytes than English. */
const OTHER_LANGUAGE = 1024;

/** As it is: a program reads every byte. */
const TWIN = 20 * 1024;

/** Pages that take long to arrive, and twins that take much of a model's attention. */
export function overBudget({ pages, roots }: Site): Diagnostic[] {
  return pages.flatMap(({ path, tooBig }) =>
    tooBig.map((what): Diagnostic => ({
      severity: "warning",
      place: fileOfPage(roots, path),
      what,
      fix: "shorten this page, or split it into two",
    }))
  );
}

/** Returns the excesses of a page above a limit, in words. */
export async function excessOf(
  { path, inner, twinPath, language }: PageAddress,
  { html, twin }: { html: string; twin: string },
): Promise<string[]> {
  const more = isEnglish(language) ? 0 : OTHER_LANGUAGE;
  const limit = (HTML_OF.get(inner) ?? HTML) + more;
  const size = await compressedSize(encoder.encode(html), limit);
  return [
    ...tooBig(`${path}, compressed,`, size, limit),
    ...tooBig(twinPath, encoder.encode(twin).length, TWIN),
  ];
}

function tooBig(what: string, size: number, limit: number): string[] {
  if (size <= limit) return [];
  const kibibytes = (size / 1024).toFixed(1);
  return [
    `${what} has ${kibibytes} KiB, above the limit of ${limit / 1024} KiB`,
  ];
}

/** As most browsers get it. What fits a limit with less work is not compressed further. */
async function compressedSize(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<number> {
  let size = bytes.length;
  // The best coding costs most.
  for (const coding of offeredCodings().toReversed()) {
    if (size <= limit) break;
    size = (await compress(coding, bytes)).length;
  }
  return size;
}

const encoder = new TextEncoder();
