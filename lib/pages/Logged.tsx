import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { words } from "./words.ts";

/** What a line of the log says. */
export function Logged() {
  const { logged, logLine } = words.privacy;
  return (
    <section>
      <Heading level={2} id={ANCHORS.logged} text={logged} />
      <p>{logLine}</p>
    </section>
  );
}
