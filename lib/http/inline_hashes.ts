import { createHash } from "node:crypto";

/** HTML that may be cached, and what its policy has to name. */
export interface InlineHashes {
  html: string;
  /** Sources for `script-src`, each as it stands in the header. */
  scripts: string[];
  /** Sources for `style-src`. */
  styles: string[];
}

/**
 * A nonce is new at each render, so HTML that is answered again can have none:
 * what the framework marked with one is named by its hash instead (CSP 3,
 * section 8.3). What came into the page by another way has no mark, and so no
 * hash: the policy goes on to refuse it.
 */
export function inlineHashes(rendered: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { 0: tag, 1: name = "", index } of rendered.matchAll(MARKED)) {
    const start = index + tag.length;
    const text = rendered.slice(start, rendered.indexOf(`</${name}`, start));
    if (!text || NOT_RUN.test(tag)) continue;
    const hash = createHash("sha256").update(text).digest("base64");
    (name === "style" ? styles : scripts).add(`'sha256-${hash}'`);
  }
  const html = rendered.replaceAll(MARKED, (tag) => tag.replace(NONCE, ""));
  return { html, scripts: [...scripts], styles: [...styles] };
}

const NONCE = / nonce="[0-9a-f]{32}"/;
const MARKED = /<(script|style)\b[^>]* nonce="[0-9a-f]{32}"[^>]*>/g;
// Data is not executed, and a script with an address is no inline script.
const NOT_RUN = / src=| type="[^"]*json"/;
