import { fillCount } from "../../base/words/fill.ts";
import type { ConsoleVoice } from "./console_voice.ts";

/** Characters of a row that is worth one line. */
const MAX_ROW = 160;

/** Formatted JSON, a line for each row. Names of members are softer than their values. */
export function Json({ text, voice }: { text: string; voice: ConsoleVoice }) {
  const lines = jsonLines(text);
  return (
    <pre tabindex={0}>
      <code class="language-json">
        {lines.map((parts, at) => (
          <span key={at}>
            {parts.map((part) => shown(part, voice))}
            {at < lines.length - 1 && "\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Splits each line at its strings. Text that is no JSON stays as it is. */
export function jsonLines(text: string): string[][] {
  return pretty(text).split("\n").map((line) =>
    line.split(/("(?:[^"\\]|\\.)*"?(?:: )?)/)
  );
}

function shown(part: string, { words, language }: ConsoleVoice) {
  if (part.endsWith('": ')) return <i>{part}</i>;
  if (!/^"[\w.~-]{40,}"$/.test(part)) return part;
  // The style sheet shows the length instead: the text is there to be copied.
  const length = fillCount(words.characters, part.length - 2, language);
  return (
    <span class="cut" data-short={`"… ${length}"`}>
      <span>{part}</span>
    </span>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
      .replaceAll(/([{[])\n([^{}[\]]*)\n +([}\]])/g, inOneLine);
  } catch {
    return text;
  }
}

/** Joins the lines of a list or an object that holds no other, unless they are long. */
function inOneLine(lines: string, open: string, inner: string, close: string) {
  const gap = open === "{" ? " " : "";
  const row = inner.trim().replaceAll(/\n +/g, " ");
  return row.length > MAX_ROW ? lines : open + gap + row + gap + close;
}
