import { type Doc, SHELVES } from "../../content/kinds/doc.ts";
import { docPath, twinPath } from "../../content/page_meta.ts";
import { Block } from "../Block.tsx";
import { Shelf } from "./Shelf.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  docs: Doc[];
}

/** Every document, by what one comes for; no shelf is empty. */
export function Shelves({ docs }: Props) {
  const { shelves } = useWords().docs;
  return (
    <>
      {SHELVES.map((shelf) => ({
        shelf,
        items: docs.filter((doc) => doc.shelf === shelf).map(itemOf),
      })).filter(({ items }) => items.length > 0).map(({ shelf, items }) => (
        <Block key={shelf} id={shelf} title={shelves[shelf]} wide>
          <Shelf items={items} />
        </Block>
      ))}
    </>
  );
}

function itemOf({ slug, title, description }: Doc) {
  const href = docPath(slug);
  const machine = twinPath(href);
  return { title, text: description, href, machine, isEnglish: true };
}
