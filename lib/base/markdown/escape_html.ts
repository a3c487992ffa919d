/** Escapes text for an element, or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Characters that are errors in HTML (HTML Living Standard, 13.2.3.5). */
export const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu;
