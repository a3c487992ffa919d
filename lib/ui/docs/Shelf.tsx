import type { Doc } from "../../content/content.ts";
import { SHELVES } from "../../content/mod.ts";
import { docPath, twinPath } from "../../content/page_meta.ts";
import { Block } from "../Block.tsx";
import { Machine } from "../Machine.tsx";
import { useEnglish, useWords } from "../site_context.ts";

interface ShelfItem {
  title: string;
  text: string;
  href: string;
  /** Address of the Markdown twin. */
  machine: string;
  /** Marks documents of the software, which are in English in every language. */
  isEnglish: boolean;
}

/** Titles with a text and a Markdown address each. */
export function Shelf({ items }: { items: ShelfItem[] }) {
  const english = useEnglish();
  return (
    <dl class="shelf">
      {items.map(({ title, text, href, machine, isEnglish }) => (
        <div key={href}>
          <dt {...isEnglish && english}>
            <a href={href}>{title}</a>
          </dt>
          <dd class="soft" {...isEnglish && english}>{text}</dd>
          <dd>
            <Machine href={machine} kept>{machine}</Machine>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All documents of the manual, by shelf. */
export function Shelves({ docs }: { docs: Doc[] }) {
  const { shelves } = useWords().docs;
  const byShelf = Map.groupBy(docs, ({ shelf }) => shelf);
  return (
    <>
      {SHELVES.filter((shelf) => byShelf.has(shelf)).map((shelf) => (
        <Block key={shelf} id={shelf} title={shelves[shelf]} wide>
          <Shelf items={byShelf.get(shelf)?.map(itemOf) ?? []} />
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
