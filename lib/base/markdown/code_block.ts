import { escapeHtml } from "./escape_html.ts";

interface CodeBlock {
  code: string;
  /** As it is written behind the fence; what follows the first word is for others. */
  language?: string;
  /** With a bar above, which names the language and copies the code. */
  bar?: {
    /** Of the code, on its page. */
    id: string;
    /** What the button says. */
    copy: string;
  };
}

/** Code as a block of HTML; focusable, because a long line makes it scroll. */
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

/** What is not called as it is written; the same in every language. */
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
