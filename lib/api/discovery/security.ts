import type { Document, Sources } from "./document.ts";

const PATH = "/.well-known/security.txt";

/** RFC 9116: whom to tell of a hole. */
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
      `Preferred-Languages: ${sources.content.profile.language}`,
      `Canonical: ${sources.baseUrl}${PATH}`,
      "",
    ].join("\n"),
};

/** Mail first, as it can be private; the page has the other channels. */
function contacts({ baseUrl, content: { contact } }: Sources): string[] {
  const mail = contact.channels.map(({ url }) => url)
    .filter((url) => url.startsWith("mailto:"));
  return [...mail, `${baseUrl}/contact`];
}

/** The first day of this month a year on: under a year, the same all month. */
function expiry(now: number): string {
  const today = new Date(now);
  const next = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth());
  return new Date(next).toISOString().replace(".000", "");
}
