import { sha256 } from "./sha256.ts";

/**
 * HTML that may be cached, with the sources of its policy. Replaces nonces by hashes
 * (CSP 3, section 8.3), because cached HTML cannot have a new nonce. Injected scripts
 * have no nonce and so get no hash.
 */
export async function inlineHashes(rendered: string) {
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

export async function hashSource(text: string): Promise<string> {
  return `'sha256-${(await sha256(text)).toBase64()}'`;
}

const NONCE = / nonce="[0-9a-f]{32}"/;
const TAG = /<(script|style)\b[^<>]*>/g;
// Data is not executed, and a script with an address is not inline.
const NOT_RUN = / src=| type="[^"]*json"/;
