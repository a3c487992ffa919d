import type { Config } from "../config.ts";
import { ANCHORS } from "./anchors.ts";
import { fill } from "./fill.ts";
import { Section } from "./Section.tsx";
import { words } from "./words.ts";

interface Props {
  config: Config;
}

const { asked, counted, committed, spoken, drawn } = words.privacy;

/** Which other services the site asks, by its configuration. */
export function Providers({ config }: Props) {
  return (
    <Section id={ANCHORS.asked} title={asked}>
      <ul>
        <li>{countedBy(config)}</li>
        <li>{committedTo(config)}</li>
        <li>{spokenBy(config)}</li>
        <li>{drawnBy(config)}</li>
      </ul>
    </Section>
  );
}

function countedBy({ STATS_PROVIDER: provider }: Config): string {
  if (provider === "builtin") return counted.here;
  return provider === "off"
    ? counted.off
    : fill(counted.elsewhere, { provider });
}

function committedTo({ CODEHOST_PROVIDER: providers }: Config): string {
  const others = providers.filter((name) => name !== "git" && name !== "off");
  if (others.length > 0) {
    return fill(committed.elsewhere, { providers: others.join(", ") });
  }
  return providers.includes("git") ? committed.here : committed.off;
}

function spokenBy({ NPC_PROVIDER }: Config): string {
  const isHere = NPC_PROVIDER === "builtin" || NPC_PROVIDER === "off";
  return isHere ? spoken.here : spoken.elsewhere;
}

function drawnBy({ IMAGER_URL }: Config): string {
  return IMAGER_URL ? drawn.elsewhere : drawn.here;
}
