/**
 * Whether an If-None-Match header (RFC 9110 section 13.1.2) names the strong
 * ETag of what would be sent, by weak comparison. A tag of ours holds no comma,
 * so that one of another's that does cannot fall into pieces that are ours.
 */
export function namesTag(condition: string, etag: string): boolean {
  return condition.trim() === "*" ||
    condition.split(",").some((member) => {
      const tag = member.trim();
      return (tag.startsWith("W/") ? tag.slice(2) : tag) === etag;
    });
}
