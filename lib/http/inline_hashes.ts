import { createHash } from "node:crypto";

/** HTML that may be kept, and what its policy has to name. */
export interface InlineHashes {
  html: string;
  /** Sources for `script-src`, each as it stands in the header. */
  scripts: string[];
  /** Sources for `style-src`. */
  styles: string[];
}

/**
 * A nonce is new at each render, so HTML that is answered again can have none:
 * what is inline is named by its hash instead.
 */
export function inlineHashes(rendered: string): InlineHashes {
  const html = rendered.replace(NONCE, "");
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (
    const [, name = "", attributes = "", text = ""] of html.matchAll(INLINE)
  ) {
    if (!text || NOT_RUN.test(attributes)) continue;
    const sources = name.toLowerCase() === "style" ? styles : scripts;
    const hash = createHash("sha256").update(text).digest("base64");
    sources.add(`'sha256-${hash}'`);
  }
  return { html, scripts: [...scripts], styles: [...styles] };
}

const ATTRIBUTES = String.raw`(?:"[^"]*"|'[^']*'|[^'">])*`;
const NONCE = new RegExp(
  String.raw`(?<=<(?:script|style)\b${ATTRIBUTES}) nonce="[0-9a-f]{32}"`,
  "gi",
);
const INLINE = new RegExp(
  String.raw`<(script|style)\b(${ATTRIBUTES})>(.*?)</\1\s*>`,
  "gis",
);
// Data is not executed, and a script with an address is no inline script.
const NOT_RUN = /\ssrc\s*=|\stype\s*=\s*["']?[^"'\s]*json\b/i;
