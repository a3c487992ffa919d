/** The most code points that a bubble holds. */
export const MAX_BUBBLE = 140;

/** The text as one bubble, cut after a word where it is too long. */
export function bubble(text: string): string {
  const points = Array.from(text.replace(/\s+/g, " ").trim());
  if (points.length <= MAX_BUBBLE) return points.join("");
  const room = points.slice(0, MAX_BUBBLE - 1).join("");
  const end = room.lastIndexOf(" ");
  return `${(end > 0 ? room.slice(0, end) : room).replace(/[,;:]$/, "")}…`;
}
