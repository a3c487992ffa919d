import type { ComponentChildren } from "preact";
import { freeId } from "../../base/markdown/free_id.ts";
import { partsOf } from "../../base/markdown/parts.ts";
import { Block } from "../Block.tsx";
import { withValues } from "../../content/mod.ts";
import { Prose } from "../Prose.tsx";
import { usePage, useSite } from "../site_context.ts";

interface Props {
  /** Markdown, with placeholders. */
  source: string;
  /** Heading of the words above the first heading. */
  opening: {
    id: string;
    title: string;
    machine?: ComponentChildren;
    /** Shows the first paragraph as a lead. */
    isLead?: boolean;
  };
  /** Shown before and after the opening words. */
  before?: ComponentChildren;
  after?: ComponentChildren;
}

/** Text of the content: each heading begins a block, with the heading in the gutter. */
export function WordsInBlocks({ source, opening, before, after }: Props) {
  const site = useSite();
  const { ids } = usePage();
  const { isLead, ...block } = opening;
  const names = site.headingNames(source);
  const parts = partsOf(withValues(source, site), names);
  const first = parts[0]?.heading === "" ? parts.shift() : undefined;
  return (
    <>
      {(first || before || after) && (
        <Block {...block}>
          {before}
          {first && (
            <Prose
              class={isLead ? "prose opening" : "prose"}
              source={first.source}
              names={first.names}
            />
          )}
          {after}
        </Block>
      )}
      {parts.map(({ heading, source, names: [id, ...names] = [] }) => (
        <Block key={heading} id={freeId(id ?? heading, ids)} title={heading}>
          <Prose class="prose" source={source} names={names} />
        </Block>
      ))}
    </>
  );
}
