import { escapeHtml } from "../../base/markdown/escape_html.ts";

/** `content` is text, or elements that are already XML. */
export function element(name: string, content: string | string[], mark = "") {
  const inner = Array.isArray(content) ? content.join("") : escaped(content);
  return `<${name}${mark}>${inner}</${name}>`;
}

/** Removes characters that XML 1.0 (section 2.2) forbids: most controls, and two others. */
export function escaped(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, ""));
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
