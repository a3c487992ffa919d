import type { Config } from "../config.ts";
import { isKvServer } from "../kv/open_store.ts";
import type { Traced } from "../tracing.ts";
import { ANCHORS } from "./anchors.ts";
import { insideOf, outsideOf } from "./outside.ts";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  config: Config;
  /** Null where the runtime traces nothing. */
  traced: Traced | null;
}

const { asked, nobody } = words.privacy;

/** Which other services the site asks, by its configuration. */
export function Providers({ config, traced }: Props) {
  const outside = outsideOf(config);
  const isAlone = outside.length === 0 && traced === null &&
    !isKvServer(config.KV_PATH);
  return (
    <Section id={ANCHORS.asked} title={asked}>
      {isAlone && <p>{nobody}</p>}
      <ul>
        {[...outside, ...insideOf(config)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}
