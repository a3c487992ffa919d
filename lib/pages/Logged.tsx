import { ANCHORS } from "./anchors.ts";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

/** What a line of the log says. */
export function Logged() {
  const { logged, logLine } = words.privacy;
  return (
    <Section id={ANCHORS.logged} title={logged}>
      <p>{logLine}</p>
    </Section>
  );
}
