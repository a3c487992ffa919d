import type { Passage } from "../browser/passage.ts";
import { Revealed } from "./Revealed.tsx";

/** Attributes of what is English on a page of another language. */
export type Spoken = { lang?: string; dir?: "ltr" };

interface Props {
  /** Best first, at least one. */
  passages: [Passage, ...Passage[]];
  /** Whether they came just now, by script. */
  isNew: boolean;
  words: { sources: string; also: string; own: string };
  /** Of the manual. */
  english: Spoken;
}

/** How many more are named below the best one. */
const MORE = 3;

/** An answer: the best passage in full, and the others by name. */
export function Passages({ passages, isNew, words, english }: Props) {
  const [best, ...others] = passages;
  const { description, score } = best;
  // What programs call it.
  const names = ["results[0]", `score: ${score}`];
  const spoken = ({ isManual }: Passage) => isManual ? english : {};
  return (
    <>
      <p {...spoken(best)}>
        {isNew ? <Revealed text={description} /> : description}
      </p>
      <p class="s soft">
        {words.sources} <a href={best.path} {...spoken(best)}>{best.name}</a>
        {". "}
        {words.own}
      </p>
      {others.length > 0 && (
        <ul class="s soft links">
          <li>{words.also}</li>
          {others.slice(0, MORE).map((other) => (
            <li key={other.path}>
              <a href={other.path} {...spoken(other)}>{other.name}</a>
            </li>
          ))}
        </ul>
      )}
      <p class="s score">
        {names.map((name) => <code key={name}>{name}</code>)}
      </p>
    </>
  );
}
