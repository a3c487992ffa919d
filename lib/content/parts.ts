/** A file taken apart: its keys, and the words below them. */
export interface Parts {
  yaml: string;
  /** Offset of the YAML in the file. */
  start: number;
  /** Where the YAML as such is wrong, this is what is named. */
  field: "front matter" | "file";
  /** With line feeds alone, whatever the file has. */
  body: string;
  bodyStart: number;
  /** Whether the file has carriage returns, too. */
  hasReturns: boolean;
}

export type Report = (offset: number, field: string, what: string) => void;

/** Undefined, and reported, where the file has no keys or is not text. */
export function partsOf(
  { path, text }: { path: string; text: string },
  report: Report,
): Parts | undefined {
  // Decoding put U+FFFD where the bytes were wrong.
  const broken = text.indexOf("\uFFFD");
  if (broken !== -1) {
    return void report(broken, "file", "not UTF-8; save it as UTF-8");
  }
  return path.endsWith(".yaml")
    ? {
      yaml: text,
      start: 0,
      field: "file",
      body: "",
      bodyStart: text.length,
      hasReturns: false,
    }
    : aroundFront(text, report);
}

function aroundFront(text: string, report: Report): Parts | undefined {
  const parts = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(
    text,
  );
  if (!parts) {
    const what = /^---[ \t]*\r?\n/.test(text)
      ? "not closed; write a line --- below its keys"
      : "missing; start the file with a line ---, its keys, and a line ---";
    return void report(0, "front matter", what);
  }
  const [whole, yaml = ""] = parts;
  return {
    yaml,
    start: whole.indexOf("\n") + 1,
    field: "front matter",
    body: text.slice(whole.length).replaceAll("\r\n", "\n"),
    bodyStart: whole.length,
    hasReturns: text.includes("\r\n"),
  };
}

/** The front matter alone; of a file of YAML, all of it. */
export function frontOf(file: { path: string; text: string }): string {
  return file.text.slice(0, partsOf(file, () => undefined)?.bodyStart ?? 0);
}

/** The offset in the file of a place in its body. */
export function offsetIn(
  { body, bodyStart, hasReturns }: Parts,
  at: number,
): number {
  const returns = hasReturns ? body.slice(0, at).split("\n").length - 1 : 0;
  return bodyStart + at + returns;
}
