/** Widths inside the header, in CSS px, from which the style sheet shows more entries: 47.5, 62.5 and 72.5em. */
const ROOMS = [712, 952, 1112];
/** The same between head and tools of a phone: 20, 22.5 and 24em. */
const PHONES = [156, 196, 222];
const [LETTER, GAP, MORE, PHONE_GAP] = [7.7, 20, 64, 8];
// The head beside the name, and all tools with their gaps.
const [HEAD, NAME, TOOLS] = [42, 256, 250];

/**
 * The room from which each title fits into one row: 0 is the narrowest, 3 none.
 * `languages`: names of the languages to choose from.
 */
export function roomsFor(
  name: string,
  titles: string[],
  languages: string[],
): number[] {
  const brand = Math.min(HEAD + name.length * LETTER, NAME);
  const choice = languages.length * GAP + languages.join("").length * LETTER;
  const left = brand + TOOLS + choice;
  const counts = ROOMS.map((room) => fitting(titles, room - left));
  return titles.map((_, at) => {
    const room = counts.findIndex((count) => at < count);
    return room < 0 ? ROOMS.length : room;
  });
}

/** Positions of the titles on each phone. A long title gives way where two others fit. */
export const phoneRows = (titles: string[]): number[][] =>
  PHONES.map((space) => {
    const rows = titles.map((_, first) => phoneRow(titles, first, space));
    return rows.find(({ length }) => length > 1) ?? rows[0] ?? [];
  });

function phoneRow(titles: string[], first: number, space: number): number[] {
  const row: number[] = [];
  for (const [at, { length }] of titles.entries()) {
    const width = length * LETTER;
    if (at < first || width > space && row.length < 2) continue;
    if (width > space || row.length === 4) break;
    space -= width + PHONE_GAP;
    row.push(at);
  }
  return row;
}

function fitting(titles: string[], space: number): number {
  let end = 0;
  const ends = titles.map((title) => end += title.length * LETTER + GAP);
  if (end <= space) return titles.length;
  return ends.filter((end) => end + MORE <= space).length;
}
