import { sha256 } from "./sha256.ts";

/** HTML that may be cached, and what its policy has to name. */
export interface InlineHashes {
  html: string;
  /** Of scripts that are part of it, for `script-src`, each as it stands in the header. */
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
export async function inlineHashes(rendered: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { 0: tag, 1: name = "", index } of rendered.matchAll(TAG)) {
    if (!NONCE.test(tag)) continue;
    const start = index + tag.length;
    const text = rendered.slice(start, rendered.indexOf(`</${name}`, start));
    if (!text || NOT_RUN.test(tag)) continue;
    (name === "style" ? styles : scripts).add(await hashSource(text));
  }
  const html = rendered.replaceAll(TAG, (tag) => tag.replace(NONCE, ""));
  return { html, scripts: [...scripts], styles: [...styles] };
}

/** How a policy names an inline script or style. */
export async function hashSource(text: string): Promise<string> {
  return `'sha256-${(await sha256(text)).toBase64()}'`;
}

const NONCE = / nonce="[0-9a-f]{32}"/;
const TAG = /<(script|style)\b[^<>]*>/g;
// Data is not executed, and a script with an address is no inline script.
const NOT_RUN = / src=| type="[^"]*json"/;
