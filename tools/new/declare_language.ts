import { ConfigError } from "../../lib/config.ts";
import { frontKeysOf, frontOf } from "../../lib/content/parts.ts";

/**
 * The text of `profile.md` with a language in `languages`. All else stays as it is
 * typed. Throws a ConfigError.
 */
export function withLanguage(text: string, language: string): string {
  const known = languagesOf(text);
  if (known.includes(language)) return text;
  const front = frontOf({ path: "profile.md", text });
  const changed = withItem(front, language) + text.slice(front.length);
  const wanted = [...known, language].join(", ");
  if (languagesOf(changed).join(", ") === wanted) return changed;
  throw new ConfigError(
    `Cannot change languages in profile.md; write languages: [${wanted}] into it, and run this again`,
  );
}

function languagesOf(text: string): unknown[] {
  const { languages } = frontKeysOf({ path: "profile.md", text });
  return Array.isArray(languages) ? languages : [];
}

function withItem(front: string, language: string): string {
  const end = front.includes("\r\n") ? "\r\n" : "\n";
  const list = /^(languages:[ \t]*\[)([^\]\r\n]*)/m;
  if (list.test(front)) {
    return front.replace(
      list,
      (_, before, items) =>
        before + [...items.trim() ? [items] : [], language].join(", "),
    );
  }
  const lines = /^languages:[ \t]*(?:#.*)?\r?\n(?:([ \t]*)- .*\r?\n)+/m;
  if (lines.test(front)) {
    return front.replace(
      lines,
      (whole, indent) => `${whole}${indent}- ${language}${end}`,
    );
  }
  // Below the first language, or at the end of the fields.
  const place = /^language:.*\r?\n/m.test(front)
    ? /^language:.*\r?\n/m
    : /(?=---[ \t]*\r?\n?$)/;
  return front.replace(place, `$&languages: [${language}]${end}`);
}
