// RFC 6068: what a `mailto:` link holds.

/** The first of them that is written to by mail. */
export function mailOf<C extends { url: string }>(
  channels: readonly C[],
): C | undefined {
  return channels.find(({ url }) => url.startsWith("mailto:"));
}

/** The address that it writes to, without a subject and the like. */
export function mailbox(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A link to the same address that begins a mail with these words. */
export function mailWith(
  url: string,
  { subject, body }: { subject: string; body: string },
): string {
  const { pathname } = new URL(url);
  return `mailto:${pathname}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** A form would write a plus for a space, which a mail shows as a plus. */
function encoded(words: string): string {
  return encodeURIComponent(words.toWellFormed().replaceAll(/\r?\n/g, "\r\n"));
}
