import { documentsOf } from "../../../lib/api/discovery/mod.ts";
import { addressFinder } from "../../../tools/doctor/addresses.ts";
import {
  BASE_URL,
  testContent,
  type TestSite,
} from "../../support/test_app.ts";

/** Every discovery document of the site. */
export const documents = documentsOf(testContent);

export const paths = documents.map(({ path }) => path);

export async function textOf(site: TestSite, path: string): Promise<string> {
  const response = await site.fetch(path);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return await response.text();
}

// deno-lint-ignore no-explicit-any -- a test says what it expects by using it
export async function jsonOf(site: TestSite, path: string): Promise<any> {
  return JSON.parse(await textOf(site, path));
}

export const addressesIn = addressFinder(BASE_URL);

export interface TypedLink {
  href: string;
  type: string;
}

/** Links of a JSON document that say what they lead to. */
export function typedLinksIn(value: unknown): TypedLink[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = new Map(Object.entries(value));
  const href = entries.get("href") ?? entries.get("url");
  const type = entries.get("type");
  const own = typeof href === "string" && typeof type === "string" &&
      type.includes("/")
    ? [{ href, type }]
    : [];
  return [...own, ...[...entries.values()].flatMap(typedLinksIn)];
}

/** The links of a `Link` header. */
export function linksIn(header: string): (TypedLink & { rel: string })[] {
  return header.split(/,\s*(?=<)/).map((link) => ({
    href: /^<([^>]*)>/.exec(link)?.[1] ?? "",
    rel: /; rel="([^"]*)"/.exec(link)?.[1] ?? "",
    type: /; type="([^"]*)"/.exec(link)?.[1] ?? "",
  }));
}

export function essence(type: string | null): string {
  return (type ?? "").replace(/;.*/s, "").trim().toLowerCase();
}
