import type { LiveSnapshot } from "../../state.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { ContributionTable } from "./ContributionTable.tsx";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  known: LiveSnapshot;
}

const PATH = "/api/v1/codehost-contributions";
const CALL = `GET ${PATH}`;

/** Contributions day by day, or why none are known; nothing where the owner wants none. */
export function Calendar({ known }: Props) {
  const { title } = useWords().home.calendar;
  if (known.contributions.state === "off") return null;
  return (
    <Block
      id={ANCHORS.contributions}
      title={title}
      machine={<Machine href={PATH}>{CALL}</Machine>}
      wide
    >
      {/* The call beside it gives a program the same. */}
      <div data-markdown-ignore>
        <Contributions {...known} />
      </div>
    </Block>
  );
}

function Contributions({ today, contributions }: LiveSnapshot) {
  const { notConfigured, unknown } = useWords().home.calendar;
  if (contributions.state === "known") {
    return <ContributionTable {...contributions} today={today} />;
  }
  return (
    <p class="soft">
      {contributions.state === "unknown" ? unknown : notConfigured}
    </p>
  );
}
