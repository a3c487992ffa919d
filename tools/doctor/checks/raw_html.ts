import type { Files } from "../check.ts";
import type { Diagnostic } from "../../../lib/content/diagnostic.ts";
import { isSkill, shownWords } from "../source.ts";
import { findingsIn } from "../tokens.ts";

/** Tags, which pages show as words: no text can put a script into one. */
export function rawHtml({ roots }: Files): Diagnostic[] {
  const files = shownWords(roots)
    .filter((file) => !isSkill(file) && file.text.includes("<"));
  return files.flatMap((file) =>
    findingsIn(file, ({ type, raw }) => {
      if (type !== "html") return;
      // A closing tag belongs to the diagnostic of its opening tag.
      const [, name = ""] = /^<\/?([^\s>]*)/.exec(raw.trim()) ?? [];
      // The reader takes out all but one without an end.
      const isComment = name.startsWith("!--");
      return {
        severity: "warning",
        what: isComment
          ? "the HTML comment is not closed, so the page shows it as text"
          : `the page shows the HTML tag <${name}> as text`,
        fix: isComment
          ? "end the comment with -->"
          : "use Markdown instead, or put the tag in backticks",
      };
    })
  );
}
