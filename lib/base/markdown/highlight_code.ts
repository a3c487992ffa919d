import type { HLJSApi, LanguageFn } from "highlight.js";
import aliases from "./language_aliases.json" with { type: "json" };

type Load = () => Promise<{ default: LanguageFn }>;

/** Loaded when a page first has code in the language. */
const LANGUAGES = new Map<string, Load>([
  ["typescript", () => import("highlight.js/lib/languages/typescript")],
  ["json", () => import("highlight.js/lib/languages/json")],
  ["bash", () => import("highlight.js/lib/languages/bash")],
  ["python", () => import("highlight.js/lib/languages/python")],
  ["sql", () => import("highlight.js/lib/languages/sql")],
  ["xml", () => import("highlight.js/lib/languages/xml")],
  ["css", () => import("highlight.js/lib/languages/css")],
  ["yaml", () => import("highlight.js/lib/languages/yaml")],
  ["go", () => import("highlight.js/lib/languages/go")],
  ["rust", () => import("highlight.js/lib/languages/rust")],
  ["diff", () => import("highlight.js/lib/languages/diff")],
]);

/** Other names in fences. The grammar of TypeScript includes JavaScript. */
const ALIASES = new Map(Object.entries(aliases));

/** Characters of code on one page. More would delay every other request. */
const MAX_CHARACTERS = 10_000;

/** The highlighter is quadratic in the length of a line. */
const LONG_LINE = /.{500}/;

/**
 * Marks up the code of a page, so that a browser needs no script. It works on the
 * page and not on the Markdown, so that twins do not load the highlighter.
 */
export async function highlightCode(html: string): Promise<string> {
  const written = new Set(
    html.matchAll(CODE).map(([, , language = ""]) => language),
  );
  const known = [...written].map(nameOf).filter((name) => LANGUAGES.has(name));
  if (known.length === 0) return html;
  const engine = await engineFor(known);
  let left = MAX_CHARACTERS;
  return html.replaceAll(CODE, (whole, start, language, code) => {
    const name = nameOf(language);
    left -= code.length;
    if (left < 0 || LONG_LINE.test(code)) return whole;
    if (!engine.getLanguage(name)) return whole;
    const { value } = engine.highlight(textOf(code), { language: name });
    // In text a quotation mark needs no entity.
    return `${start}${
      value.replaceAll("&#x27;", "'").replaceAll("&quot;", '"')
    }</code>`;
  });
}

const CODE = /(<code class="language-([\w+#-]+)">)([^<]+)<\/code>/g;

function nameOf(written: string): string {
  const name = written.toLowerCase();
  return ALIASES.get(name) ?? name;
}

async function engineFor(names: string[]): Promise<HLJSApi> {
  const { default: engine } = await import("highlight.js/lib/core");
  for (const name of names) {
    const load = LANGUAGES.get(name);
    if (!load || engine.getLanguage(name)) continue;
    engine.registerLanguage(name, (await load()).default);
  }
  return engine;
}

const CHARACTERS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

function textOf(escaped: string): string {
  return escaped.replaceAll(
    /&(?:lt|gt|quot|#39|amp);/g,
    (name) => CHARACTERS[name] ?? name,
  );
}
