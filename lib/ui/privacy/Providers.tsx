import { type Config, isKvServer } from "../../config.ts";
import type { Traced } from "../../site.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { insideOf, outsideOf } from "./outside.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  config: Config;
  /** Null where the runtime traces nothing. */
  traced: Traced | null;
}

/** Which other services the site asks, by its configuration. */
export function Providers({ config, traced }: Props) {
  const words = useWords();
  const { asked, nobody } = words.privacy;
  const outside = outsideOf(config, words);
  const isAlone = outside.length === 0 && traced === null &&
    !isKvServer(config.KV_PATH);
  return (
    <Block id={ANCHORS.asked} title={asked}>
      {isAlone && <p>{nobody}</p>}
      {[...outside, ...insideOf(config, words)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Block>
  );
}
