/** A pattern in URLPattern's pathname syntax, compiled to one RegExp. */
export class Pattern {
  readonly source: string;
  /** Stands for one URL only, so a Map can find it. */
  readonly isStatic: boolean;
  /** What every matching path starts with: a cheap test before the RegExp. */
  readonly literal: string;
  readonly #names: string[] = [];
  readonly #whole: RegExp;
  readonly #prefix: RegExp;

  constructor(source: string) {
    const [head = ""] = source.split(/[:*{(]/, 1);
    const body = toRegExp(source, this.#names);
    this.source = source;
    this.isStatic = head === source;
    this.literal = this.isStatic ? source : head.replace(/\/$/, "");
    this.#whole = new RegExp(`^${body}$`);
    this.#prefix = new RegExp(`^${body}(?:/|$)`);
  }

  /** The decoded parameters; null if the path does not match. */
  exec(path: string): Record<string, string> | null {
    const match = path.startsWith(this.literal) && this.#whole.exec(path);
    if (!match) return null;
    const params: Record<string, string> = {};
    for (const [index, name] of this.#names.entries()) {
      const value = decode(match[index + 1] ?? "");
      if (value === null) return null;
      params[name] = value;
    }
    return params;
  }

  /** Whether the path is this one or lies below it. */
  covers(path: string): boolean {
    return this.source === "/" || this.#prefix.test(path);
  }
}

/** How a scope and the URLs of a route relate, as far as patterns can tell. */
export function relation(
  scope: Pattern,
  route: Pattern,
): "always" | "sometimes" | "never" {
  if (route.isStatic) return scope.covers(route.source) ? "always" : "never";
  if (scope.covers(route.literal)) return "always";
  const overlap = scope.literal.startsWith(route.literal) ||
    route.literal.startsWith(scope.literal);
  return overlap ? "sometimes" : "never";
}

const TOKEN = /(\/?):(\w+)(\([^)]*\))?([?*+]?)|(\*)|(\{)|(\}\??)|([^:*{}]+?)/g;

function toRegExp(source: string, names: string[]): string {
  let wildcards = 0;
  return source.replace(
    TOKEN,
    (_, slash, name, custom = "([^/]+)", times, star, open, close, text) => {
      if (open) return "(?:";
      if (close) return close.replace("}", ")");
      if (text) return RegExp.escape(text);
      names.push(star ? String(wildcards++) : name);
      if (star) return "(.*)";
      if (times === "?") return `(?:${slash}${custom})?`;
      if (times === "*") return `(?:${slash}(.*))?`;
      return times === "+" ? `${slash}(.+)` : slash + custom;
    },
  );
}

/** null: the percent-encoding is broken, so nothing can have this name. */
function decode(text: string): string | null {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
