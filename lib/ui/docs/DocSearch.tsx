import type { Asked } from "../browser/passage.ts";
import type { Knowledge } from "../../answers/types.ts";
import { MANUAL_PATH, twinPath } from "../../content/page_meta.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import { Shelf } from "./Shelf.tsx";
import { useWords } from "../site_context.ts";

type SearchHits = Awaited<ReturnType<Knowledge["search"]>>;

interface Props {
  /** The question, and sections that match it, best first. */
  asked: Asked<SearchHits> | undefined;
}

const TOOL = "search_docs";

/** Searches sections of all pages, without script. */
export function DocSearch({ asked }: Props) {
  const { docs: words } = useWords();
  return (
    <>
      <Block
        id={ANCHORS.find}
        title={words.find}
        machine={<Machine href={`/docs/mcp#${TOOL}`}>{TOOL}</Machine>}
      >
        <form class="ask" role="search" action={MANUAL_PATH}>
          <input
            type="search"
            name="q"
            value={asked?.question}
            placeholder={words.example}
            aria-label={words.field}
            required
            maxlength={500}
          />
          <button type="submit" class="btn">{words.search}</button>
        </form>
      </Block>
      {asked && (
        <Block id={ANCHORS.found} title={words.found} wide>
          {asked.found.length > 0
            ? <Shelf items={asked.found.map(itemOf)} />
            : <p>{words.nothing}</p>}
        </Block>
      )}
    </>
  );
}

function itemOf(
  { path, kind, anchor, title, heading, excerpt }: SearchHits[number],
) {
  return {
    title: heading ? `${title}: ${heading}` : title,
    text: excerpt,
    href: anchor ? `${path}#${encodeURIComponent(anchor)}` : path,
    machine: twinPath(path),
    isEnglish: kind === "doc" || path === REFERENCE,
  };
}

/** A page of the site whose text is mostly written by the software. */
const REFERENCE = "/developers";
