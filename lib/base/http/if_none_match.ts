/**
 * Returns true if If-None-Match (RFC 9110, section 13.1.2) has the strong ETag, by
 * weak comparison. Our tags have no comma, so no part of another tag equals one.
 */
export function namesTag(condition: string, etag: string): boolean {
  return condition.trim() === "*" ||
    condition.split(",").some((member) => {
      const tag = member.trim();
      return (tag.startsWith("W/") ? tag.slice(2) : tag) === etag;
    });
}
