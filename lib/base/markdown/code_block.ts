import { escapeHtml } from "./escape_html.ts";
import names from "./language_names.json" with { type: "json" };

interface CodeBlock {
  code: string;
  /** Info string of the fence. Only its first word counts. */
  language?: string;
  /** Adds a bar with the language and a button that copies the code. */
  bar?: { id: string; copy: string; lang?: string };
}

/** A focusable block, because keyboards must scroll long lines. */
export function codeBlock({ code, language = "", bar }: CodeBlock): string {
  const [name = ""] = language.match(/^[\w+#-]+/) ?? [];
  const kind = name ? ` class="language-${escapeHtml(name)}"` : "";
  const inner = `<code${kind}>${escapeHtml(code)}\n</code>`;
  if (!bar) return `<pre tabindex="0">${inner}</pre>\n`;
  const label = escapeHtml(NAMES.get(name.toLowerCase()) ?? name);
  const mark = bar.lang ? ` lang="${bar.lang}"` : "";
  const button =
    `<button type="button" class="copy scripted" data-copy="#${bar.id}"${mark}>${
      escapeHtml(bar.copy)
    }</button>`;
  return `<div class="con"><div class="bar" data-markdown-ignore>` +
    `<span lang="en" dir="ltr">${label}</span>${button}</div>` +
    `<pre id="${bar.id}" tabindex="0">${inner}</pre></div>\n`;
}

/** Languages with a name that differs from the info string. */
const NAMES = new Map(Object.entries(names));
