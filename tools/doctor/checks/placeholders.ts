import type { Site } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { fileOfPage, placesOf, wordsIn } from "../source.ts";

/** Names in braces that nothing has filled in, so that readers see the braces. */
export function leftInBraces({ pages, roots }: Site): Diagnostic[] {
  const files = wordsIn(roots.person, roots.manual);
  const found = pages.flatMap(({ path, twin }) =>
    (withoutCode(twin).match(/\{\w[\w -]*\}/g) ?? []).flatMap((name) => {
      const places = placesOf(files, new RegExp(RegExp.escape(name), "g"));
      const named = places.length > 0 ? places : [fileOfPage(roots, path)];
      return named.map((place): Diagnostic => ({
        severity: "warning",
        place,
        what:
          `${path} shows ${name} unchanged, because this placeholder is unknown`,
        fix:
          "use {name}, {base_url}, {mcp_name}, {rate_limit} or {rate_limit_rule}, or put the text in backticks",
      }));
    })
  );
  return [...new Map(found.map((each) => [each.place, each])).values()];
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^( *)(`{3,}|~{3,})[^]*?^\1\2|(`+)[^]*?\3/gm, "");
}
