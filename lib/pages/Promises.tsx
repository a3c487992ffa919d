import type { Config } from "../config.ts";
import { ANCHORS } from "./anchors.ts";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  config: Config;
}

const { inShort, always, limited } = words.privacy;

/** What holds for everybody who comes, in short. */
export function Promises({ config }: Props) {
  const isShared = config.RATE_LIMIT > 0;
  return (
    <Section id={ANCHORS.inShort} title={inShort}>
      <ul>
        {always.map((promise) => <li key={promise}>{promise}</li>)}
        <li>{isShared ? limited.shared : limited.here}</li>
      </ul>
    </Section>
  );
}
