/** Widths inside the header, in CSS px, from which the style sheet shows more entries: 47.5, 62.5 and 72.5em. */
const ROOMS = [712, 952, 1112];
const [LETTER, GAP, MORE] = [7.7, 20, 64];
// The head beside the name, and all tools with their gaps.
const [HEAD, NAME, TOOLS] = [42, 256, 250];

/** The room from which each title fits into one row: 0 is the narrowest, 3 none. */
export function roomsFor(name: string, titles: string[]): number[] {
  const brand = Math.min(HEAD + name.length * LETTER, NAME);
  const counts = ROOMS.map((room) => fitting(titles, room - brand - TOOLS));
  return titles.map((_, at) => {
    const room = counts.findIndex((count) => at < count);
    return room < 0 ? ROOMS.length : room;
  });
}

/** Number of titles on a phone: four, if they are short. */
export function phoneCount(titles: string[]): number {
  let letters = 0;
  const at = titles.slice(0, 4).findIndex((title) =>
    (letters += title.length) > 26
  );
  return at < 0 ? Math.min(titles.length, 4) : at;
}

function fitting(titles: string[], space: number): number {
  let end = 0;
  const ends = titles.map((title) => end += title.length * LETTER + GAP);
  if (end <= space) return titles.length;
  return ends.filter((end) => end + MORE <= space).length;
}
