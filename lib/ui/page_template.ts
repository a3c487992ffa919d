import { CONTROLS, escapeHtml } from "../base/markdown/escape_html.ts";
import { acquireSlot } from "../base/time/turns.ts";

/** Stands in a rendered page for a text of the request. Noncharacters are for internal use alone (Unicode, section 23.7). */
export function slot(name: string): string {
  return `\uFDD0${name}\uFDD1`;
}

const SLOT = /\uFDD0(\w+)\uFDD1/;

interface Filling {
  /** The templates live as long as this. */
  site: object;
  key: string;
  /** Renders the page with slots. It must not depend on the request. */
  render(): Promise<Response>;
  /** The text of each slot. Slots stand in elements and attributes, never in a script. */
  texts: Record<string, string>;
}

// A process may hold several sites, as the tests do.
const templates = new WeakMap<object, Map<string, string[]>>();

/**
 * Renders a page once and fills its slots for each request. A page of which a
 * client can ask for any number of variants must not cost a rendering each.
 */
export async function fillPage({ site, key, render, texts }: Filling) {
  const ofSite = templates.get(site) ?? new Map<string, string[]>();
  templates.set(site, ofSite);
  // A client can ask for many at once.
  await acquireSlot();
  const parts = ofSite.get(key) ?? (await (await render()).text()).split(SLOT);
  ofSite.set(key, parts);
  // `split` puts each captured name between two parts.
  return parts.map((part, at) =>
    at % 2 === 0 ? part : escapeHtml(texts[part] ?? "").replaceAll(CONTROLS, "")
  ).join("");
}
