/** A path into parsed YAML, as zod reports it. */
export type Path = readonly PropertyKey[];

type Target = "key" | "value";

/** Reports an error at a path. The fix follows the last semicolon of the message. */
export type Complain = (path: Path, message: string, target?: Target) => void;

/**
 * The offset of a value in YAML, or of its key. An empty value is at its key. A path
 * that does not exist is at the nearest node around it.
 */
export function locate(yaml: string, path: Path, target: Target = "value") {
  let at = nextToken(yaml, 0);
  for (const [depth, step] of path.entries()) {
    const found = /^[[{]/.test(yaml.slice(at))
      ? inFlow(yaml, at, step)
      : inBlock(yaml, at, step);
    if (!found) return at;
    const wantsKey = target === "key" && depth === path.length - 1;
    at = wantsKey ? found.key : found.value;
  }
  return at;
}

/** A value as the owner typed it: `0205`, not the number that YAML makes of it. */
export function typedAt(yaml: string, path: Path): string {
  return match(/[^\s,\]}]*/y, yaml, locate(yaml, path)) ?? "";
}

function columnAt(text: string, offset: number): number {
  return offset === 0 ? 1 : offset - text.lastIndexOf("\n", offset - 1);
}

function inBlock(yaml: string, from: number, step: PropertyKey) {
  let index = 0;
  for (const at of siblings(yaml, from)) {
    const item = match(/-(?=\s|$)/y, yaml, at);
    if (typeof step === "number") {
      if (item === undefined) return;
      if (index++ === step) return found(yaml, at, at + 1);
      continue;
    }
    const key = match(
      /(?:"[^"\n]*"|'[^'\n]*'|[^\s:][^\n]*?)\s*:(?=\s|$)/y,
      yaml,
      at,
    );
    if (key && unquote(key.slice(0, -1)) === step) {
      return found(yaml, at, at + key.length);
    }
  }
}

/** Offsets of the entries in the column of the first one, which is at `from`. */
function* siblings(yaml: string, from: number) {
  const column = columnAt(yaml, from);
  yield from;
  let end = yaml.indexOf("\n", from);
  while (end !== -1) {
    const at = nextToken(yaml, end + 1);
    if (at >= yaml.length) return;
    const here = columnAt(yaml, at);
    if (here < column) return;
    if (here === column) yield at;
    end = yaml.indexOf("\n", at);
  }
}

function found(yaml: string, key: number, afterKey: number) {
  const value = nextToken(yaml, afterKey);
  const isEmpty = yaml.slice(afterKey, value).includes("\n") &&
    !isInside(yaml, key, value);
  return { key, value: isEmpty || value >= yaml.length ? key : value };
}

/** A list may be in the column of its key. Other values are further right. */
function isInside(yaml: string, key: number, value: number): boolean {
  const outer = columnAt(yaml, key);
  const inner = columnAt(yaml, value);
  const isList = yaml[key] !== "-" && /^-\s/.test(yaml.slice(value));
  return inner > outer || (inner === outer && isList);
}

function inFlow(yaml: string, open: number, step: PropertyKey) {
  let depth = 0;
  let index = 0;
  let at = open;
  while (at < yaml.length) {
    if (depth === 1) {
      at = nextToken(yaml, at);
      const key = match(/(?:"[^"]*"|'[^']*'|[^\s:,[\]{}]+)\s*:/y, yaml, at);
      if (step === index) return { key: at, value: at };
      if (key && unquote(key.slice(0, -1)) === step) {
        return found(yaml, at, at + key.length);
      }
      index++;
    }
    // Move behind the next comma of this collection, or to its end.
    do {
      const quoted = match(/"(?:\\.|[^"\\])*"|'[^']*'/y, yaml, at);
      const character = yaml.charAt(at);
      if (/[[{]/.test(character)) depth++;
      if (/[\]}]/.test(character)) depth--;
      at += quoted?.length ?? 1;
      if (depth === 1 && /[,[{]/.test(character)) break;
    } while (depth > 0 && at < yaml.length);
    if (depth === 0) return;
  }
}

/** Skips blanks, line ends and comments. */
function nextToken(yaml: string, from: number): number {
  const skipped = match(/(?:\s+|#[^\n]*)*/y, yaml, from);
  return from + (skipped?.length ?? 0);
}

function match(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

function unquote(key: string): string {
  return key.trim().replace(/^(["'])(.*)\1$/, "$2");
}
