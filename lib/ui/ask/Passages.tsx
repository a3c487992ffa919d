import { useEffect, useState } from "preact/hooks";
import type { Passage } from "../browser/passage.ts";
import type { LanguageAttributes } from "../in_language.ts";

interface Props {
  /** Best first. */
  passages: [Passage, ...Passage[]];
  /** A script has just received them. */
  isNew: boolean;
  /** Attributes of passages of the manual. */
  english: LanguageAttributes;
  words: { sources: string; also: string; own: string; nearest: string };
}

/** Passages that are named below the best one. */
const MAX_OTHERS = 3;

/** The best passage in full, and links to others. */
export function Passages({ passages, isNew, words, english }: Props) {
  const [best, ...others] = passages;
  const { description } = best;
  const languageOf = ({ isManual, language }: Passage) => ({
    ...isManual && english,
    ...language && { lang: language, dir: "auto" as const },
  });
  return (
    <>
      {best.nearest && <p class="s soft">{words.nearest}</p>}
      <p {...languageOf(best)}>
        {isNew ? <Revealed text={description} /> : description}
      </p>
      <p class="s soft">
        {words.sources}{" "}
        <a href={best.path} {...languageOf(best)}>{best.name}</a>
        {". "}
        {words.own}
      </p>
      {others.length > 0 && (
        <ul class="s soft links">
          <li>{words.also}</li>
          {others.slice(0, MAX_OTHERS).map((other) => (
            <li key={other.path + other.description}>
              <a href={other.path} {...languageOf(other)}>{other.name}</a>
              {other.nearest && `: ${other.description}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Milliseconds in which a text appears. */
const DURATION = 600;

/** Shows a text word by word. It reserves its space at once, so that nothing moves. */
function Revealed({ text }: { text: string }) {
  const [seen, setSeen] = useState(wantsNoMotion() ? text.length : 0);
  useEffect(() => {
    if (wantsNoMotion()) return;
    let start: number | undefined;
    const reveal = (now: number) => {
      start ??= now;
      const part = (now - start) / DURATION;
      const next = text.indexOf(" ", part * text.length);
      const isWhole = part >= 1 || next === -1;
      setSeen(isWhole ? text.length : next);
      if (!isWhole) frame = requestAnimationFrame(reveal);
    };
    let frame = requestAnimationFrame(reveal);
    return () => cancelAnimationFrame(frame);
  }, [text]);
  if (seen >= text.length) return <>{text}</>;
  return (
    <>
      {text.slice(0, seen)}
      <span class="caret" />
      <span class="unseen">{text.slice(seen)}</span>
    </>
  );
}

function wantsNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
