import type { Asked } from "../browser/asked.ts";
import { MANUAL_PATH, twinPath } from "../../content/page_meta.ts";
import type { PageKind } from "../../content/page_kind.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import { Shelf } from "./Shelf.tsx";
import { useWords } from "../site_context.ts";

/** A section of a page in which words of the query stand. */
export interface FoundSection {
  path: string;
  kind: PageKind;
  /** Empty for the words above the first heading. */
  anchor: string;
  title: string;
  heading: string;
  excerpt: string;
}

interface Props {
  /** What came with the page, and its sections, best first. */
  asked: Asked<FoundSection[]> | undefined;
}

/** What programs call it. */
const TOOL = "search_docs";

/** Finds sections of the manual and of the other pages; the server answers. */
export function DocSearch({ asked }: Props) {
  const { find, field, example, search } = useWords().docs;
  return (
    <>
      <Block
        id={ANCHORS.find}
        title={find}
        machine={<Machine href={`/docs/mcp#${TOOL}`}>{TOOL}</Machine>}
      >
        <form class="ask" role="search" action={MANUAL_PATH}>
          <input
            type="search"
            name="q"
            value={asked?.question}
            placeholder={example}
            aria-label={field}
            required
            maxlength={500}
          />
          <button type="submit" class="btn">{search}</button>
        </form>
      </Block>
      {asked && <Found sections={asked.found} />}
    </>
  );
}

function Found({ sections }: { sections: FoundSection[] }) {
  const { found, nothing } = useWords().docs;
  return (
    <Block id={ANCHORS.found} title={found} wide>
      {sections.length > 0
        ? <Shelf items={sections.map(itemOf)} />
        : <p>{nothing}</p>}
    </Block>
  );
}

function itemOf({ path, kind, anchor, title, heading, excerpt }: FoundSection) {
  return {
    title: heading ? `${title}: ${heading}` : title,
    text: excerpt,
    href: anchor ? `${path}#${encodeURIComponent(anchor)}` : path,
    machine: twinPath(path),
    isEnglish: kind === "doc" || path === REFERENCE,
  };
}

/** A page of the person's, on which the software says nearly all. */
const REFERENCE = "/developers";
