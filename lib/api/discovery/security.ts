import { languagesOf } from "../../content/page_meta.ts";
import type { Document, Sources } from "./document.ts";

const PATH = "/.well-known/security.txt";

/** RFC 9116. */
export const security: Document = {
  path: PATH,
  mediaType: "text/plain; charset=utf-8",
  title: "security.txt",
  description: "whom to tell of a security problem",
  role: "crawler",
  isTimed: true,
  render: (sources) =>
    [
      ...contacts(sources).map((url) => `Contact: ${url}`),
      `Expires: ${expiry(sources.now)}`,
      `Preferred-Languages: ${languagesOf(sources.content.profile).join(", ")}`,
      `Canonical: ${sources.baseUrl}${PATH}`,
      "",
    ].join("\n"),
};

/** Mail first, because it can be private. */
function contacts({ baseUrl, content: { contact } }: Sources): string[] {
  const mail = contact.channels.map(({ url }) => url)
    .filter((url) => url.startsWith("mailto:"));
  return [...mail, `${baseUrl}/contact`];
}

/** The first day of this month in a year: under a year away, as RFC 9116 recommends. */
function expiry(now: number): string {
  const today = new Date(now);
  const next = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth());
  return new Date(next).toISOString().replace(".000", "");
}
