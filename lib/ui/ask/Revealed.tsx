import { useEffect, useState } from "preact/hooks";

/** Milliseconds in which a text appears. */
const DURATION = 600;

/** Shows a text word by word. It reserves its space at once, so that nothing moves. */
export function Revealed({ text }: { text: string }) {
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
