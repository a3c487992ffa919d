/** A pattern in URLPattern's pathname syntax. */
export class Pattern {
  /** As URLPattern writes it. A pattern for one URL is as it was given. */
  readonly source: string;
  /** Matches one URL only, so that a Map can find it. */
  readonly isStatic: boolean;
  /** The fixed start of every matching path: a cheap test before the real one. */
  readonly #literal: string;
  readonly #exec: (pathname: string) => Groups | undefined;
  #below: URLPattern | undefined;

  constructor(pathname: string) {
    this.isStatic = !/[:*{}()\\]/.test(pathname);
    this.source = this.isStatic || NORMAL.test(pathname)
      ? pathname
      : new URLPattern({ pathname }).pathname;
    [this.#literal = ""] = this.source.split(/\/?[:*{(\\]/, 1);
    this.#exec = matcher(this.source);
  }

  /** The decoded parameters; null if the path does not match. */
  exec(pathname: string): Record<string, string> | null {
    if (!pathname.startsWith(this.#literal)) return null;
    const groups = this.#exec(pathname);
    if (!groups) return null;
    const params: Record<string, string> = {};
    try {
      for (const name in groups) {
        params[name] = decodeURIComponent(groups[name] ?? "");
      }
    } catch {
      // The percent-encoding is broken, so nothing can have this name.
      return null;
    }
    return params;
  }

  /** True for this path and for all below it. */
  covers(pathname: string): boolean {
    const { source } = this;
    if (source === "/" || pathname === source) return true;
    if (this.isStatic) return pathname.startsWith(`${source}/`);
    this.#below ??= new URLPattern({ pathname: `${source}{/*}?` });
    return this.#below.test({ pathname });
  }
}

type Groups = Record<string, string | undefined>;

/** A URLPattern takes longer than the rest of a request, so it is used only if needed. */
function matcher(source: string): (pathname: string) => Groups | undefined {
  if (SEGMENTS.test(source)) {
    const text = source.replace(
      /:(\w+)|[^:\w]/g,
      (char, name) => name ? `(?<${name}>[^/]+)` : RegExp.escape(char),
    );
    const regexp = new RegExp(`^${text}$`);
    return (pathname) => regexp.exec(pathname)?.groups;
  }
  // Made on first use, because a start would wait for it.
  let pattern: URLPattern | undefined;
  return (pathname) => {
    pattern ??= new URLPattern({ pathname: source });
    const match = pattern.exec({ pathname })?.pathname;
    // URLPattern resolves dot segments. Such an address must not match.
    return match?.input === pathname ? match.groups : undefined;
  };
}

/** Written as URLPattern would write it. */
const NORMAL = /^(?:\/(?::[A-Za-z_]\w*\*?|[\w.~-]*))+$/;

/** Whole segments only, each fixed or a parameter. */
const SEGMENTS = /^(?:\/(?::[A-Za-z_]\w*|[^/:*{}()\\?+]*))+$/;
