import { dateOf, DAY } from "../../lib/base/time/days.ts";

/** Words of a post, about. */
export const WORDS = 900;

/** A post of words that nobody says, the same in each run. */
export async function writePost(
  folder: string,
  at: number,
  day = new Date(Date.UTC(2026, 0, 1) - at * DAY),
): Promise<void> {
  const random = numbersFrom(at + 1);
  const word = () => {
    // Frequent words are short, as in a language.
    const rank = Math.floor(30_000 ** random());
    return rank.toString(26).replace(
      /\d/g,
      (digit) => "abcdefghij"[+digit] ?? "",
    );
  };
  const sentence = () => {
    const words = Array.from({ length: 8 + random() * 12 }, word).join(" ");
    return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
  };
  const paragraphs: string[] = [];
  for (let count = 0; count < WORDS; count += 60) {
    if (count % 300 === 0) paragraphs.push(`## ${sentence().slice(0, -1)}`);
    paragraphs.push(Array.from({ length: 4 }, sentence).join(" "));
  }
  const date = dateOf(day.getTime());
  const front = `---\ntitle: ${
    sentence().slice(0, 40)
  }\ndate: ${date}\n---\n\n`;
  const path = `${folder}/made-up-${at}.md`;
  await Deno.writeTextFile(path, `${front}${paragraphs.join("\n\n")}\n`);
}

/** Numbers from 0 to 1 (the generator of Park and Miller). */
function numbersFrom(seed: number): () => number {
  let state = seed * 48_271 % 2_147_483_647;
  return () => (state = state * 48_271 % 2_147_483_647) / 2_147_483_647;
}
