// RFC 6068: what a `mailto:` link holds.

/** The address that it writes to, without a subject and the like. */
export function mailbox(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
