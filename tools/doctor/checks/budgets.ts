import { twinPath } from "../../../lib/content/page_meta.ts";
import type { RenderedPage, Site } from "../check.ts";
import type { Finding } from "../finding.ts";

/** Compressed, in bytes: what arrives with the first packets of a connection. */
const HTML = 14 * 1024;
const HTML_OF = new Map([
  ["/developers", 24 * 1024],
  ["/room", 16 * 1024],
]);

/** As it is: a program reads every byte. */
const TWIN = 20 * 1024;

/** Pages that take long to arrive, and twins that take much of a model's attention. */
export async function overBudget({ pages }: Site): Promise<Finding[]> {
  return (await Promise.all(pages.map(sizesOf))).flat();
}

async function sizesOf({ path, html, twin }: RenderedPage): Promise<Finding[]> {
  const limit = HTML_OF.get(path) ?? HTML;
  const text = new Blob([twin]).size;
  return [
    ...tooBig(path, await compressedSize(html), limit),
    ...tooBig(twinPath(path), text, TWIN),
  ];
}

function tooBig(place: string, size: number, limit: number): Finding[] {
  if (size <= limit) return [];
  return [{
    severity: "warning",
    place,
    what: `${kilobytes(size)} kB, more than ${kilobytes(limit)}`,
    fix: "say less on this page, or make two of it",
  }];
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}

async function compressedSize(text: string): Promise<number> {
  const compressed = new Blob([text]).stream()
    .pipeThrough(new CompressionStream("gzip"));
  return (await new Response(compressed).bytes()).length;
}
