import { escapeHtml } from "./escape_html.ts";

interface CodeBlock {
  code: string;
  /** Info string of the fence. Only its first word counts. */
  language?: string;
  /** Adds a bar with the language and a button that copies the code. */
  bar?: {
    id: string;
    copy: string;
  };
}

/** A focusable block, because keyboards must scroll long lines. */
export function codeBlock({ code, language = "", bar }: CodeBlock): string {
  const [name = ""] = language.match(/^[\w+#-]+/) ?? [];
  const kind = name ? ` class="language-${escapeHtml(name)}"` : "";
  const inner = `<code${kind}>${escapeHtml(code)}\n</code>`;
  if (!bar) return `<pre tabindex="0">${inner}</pre>\n`;
  const label = escapeHtml(NAMES.get(name.toLowerCase()) ?? name);
  const button =
    `<button type="button" class="copy scripted" data-copy="#${bar.id}">${
      escapeHtml(bar.copy)
    }</button>`;
  return `<div class="con"><div class="bar" data-markdown-ignore>` +
    `<span lang="en" dir="ltr">${label}</span>${button}</div>` +
    `<pre id="${bar.id}" tabindex="0">${inner}</pre></div>\n`;
}

/** Languages with a name that differs from the info string. */
const NAMES = new Map([
  ["bash", "Shell"],
  ["caddyfile", "Caddyfile"],
  ["css", "CSS"],
  ["diff", "Diff"],
  ["dockerfile", "Dockerfile"],
  ["go", "Go"],
  ["html", "HTML"],
  ["http", "HTTP"],
  ["ini", "INI"],
  ["javascript", "JavaScript"],
  ["js", "JavaScript"],
  ["json", "JSON"],
  ["jsx", "JSX"],
  ["markdown", "Markdown"],
  ["md", "Markdown"],
  ["nginx", "nginx"],
  ["py", "Python"],
  ["python", "Python"],
  ["rust", "Rust"],
  ["sh", "Shell"],
  ["shell", "Shell"],
  ["sql", "SQL"],
  ["text", ""],
  ["ts", "TypeScript"],
  ["tsx", "TSX"],
  ["typescript", "TypeScript"],
  ["xml", "XML"],
  ["yaml", "YAML"],
  ["yml", "YAML"],
]);
