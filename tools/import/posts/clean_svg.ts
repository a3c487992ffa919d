import { Parser } from "htmlparser2";
import { escapeHtml } from "../../../lib/base/markdown/escape_html.ts";
import names from "./svg_names.json" with { type: "json" };

const ELEMENTS = new Set(names.elements.split(" "));
const ATTRIBUTES = new Set(names.attributes.split(" "));
/** Values that could load a file. A backslash could hide one. */
const LOADS =
  /@import|url\((?!\s*["']?#)|(?:image|image-set|src|expression)\(|script:|\\/i;
const HREF =
  /^(?:#[^\s"'<>]+|data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]+)$/;

const MAX_LENGTH = 2 ** 21;
const MAX_DEPTH = 100;
/** Elements that all `use` elements copy together. */
const MAX_COPIES = 100_000;

/** The same drawing, which runs and loads nothing. Undefined for what is no SVG. */
export function cleanSvg(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return;
  const cleaner = new Cleaner();
  new Parser(cleaner, { xmlMode: true }).end(text);
  return cleaner.isBounded() ? cleaner.text || undefined : undefined;
}

class Cleaner {
  text = "";
  readonly #open: { name: string; id: string }[] = [];
  #skipped = 0;
  #css = "";
  /** Elements in each element that has an id. */
  readonly #sizes = new Map<string, number>();
  readonly #uses: { target: string; around: string[] }[] = [];

  onopentag(name: string, given: Record<string, string>) {
    const isRoot = this.#open.length === 0;
    const isKept = this.#skipped === 0 && ELEMENTS.has(name) &&
      (isRoot ? name === "svg" && !this.text : this.#open.length < MAX_DEPTH) &&
      !/href/i.test(given.attributeName ?? "");
    if (!isKept) return void this.#skipped++;
    const own = attributesOf(given);
    this.#open.push({ name, id: own.id ?? "" });
    const around = this.#open.map(({ id }) => id).filter(Boolean);
    for (const id of around) {
      this.#sizes.set(id, 1 + (this.#sizes.get(id) ?? 0));
    }
    if (name === "use") {
      this.#uses.push({ target: own.href?.slice(1) ?? "", around });
    }
    const root = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : "";
    const written = Object.entries(own).map(([key, value]) =>
      ` ${key}="${escapeHtml(value)}"`
    ).join("");
    this.text += `<${name}${root}${written}>`;
  }

  ontext(text: string) {
    if (this.#skipped > 0 || this.#open.length === 0) return;
    if (this.#open.at(-1)?.name === "style") this.#css += text;
    else this.text += escapeHtml(text);
  }

  onclosetag() {
    if (this.#skipped > 0) return void this.#skipped--;
    const { name } = this.#open.pop() ?? {};
    const css = LOADS.test(this.#css) ? "" : escapeHtml(this.#css);
    this.#css = "";
    this.text += `${css}</${name}>`;
  }

  /** Returns false for copies of copies, whose number grows with each level. */
  isBounded(): boolean {
    const targets = this.#uses.map(({ target }) => target);
    const copies = targets.map((id) => this.#sizes.get(id) ?? 0);
    const used = new Set(targets);
    return copies.reduce((sum, each) => sum + each, 0) <= MAX_COPIES &&
      !this.#uses.some(({ around }) => around.some((id) => used.has(id)));
  }
}

function attributesOf(given: Record<string, string>): Record<string, string> {
  const all = Object.entries(given)
    .map(([name, value]) => [name.replace("xlink:", ""), value] as const);
  return Object.fromEntries(
    all.filter(([name, value]) =>
      ATTRIBUTES.has(name) &&
      (name === "href" ? HREF.test(value) : !LOADS.test(value))
    ),
  );
}
