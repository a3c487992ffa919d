// `mailto:` links, RFC 6068.

export function mailOf<C extends { url: string }>(channels: readonly C[]) {
  return channels.find(({ url }) => url.startsWith("mailto:"));
}

/** The address without subject and other fields. */
export function mailbox(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export function mailWith(
  url: string,
  { subject, body }: { subject: string; body: string },
): string {
  const { pathname } = new URL(url);
  return `mailto:${pathname}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** URLSearchParams would write a space as a plus, which email clients show. */
function encoded(words: string): string {
  return encodeURIComponent(words.toWellFormed().replaceAll(/\r?\n/g, "\r\n"));
}
