import { Address } from "../Address.tsx";
import type { ResumeItem, ResumePart } from "../../content/mod.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";

/** A part of the résumé besides the career, such as the schools. */
export function ResumeList(
  { part: { id, title, items } }: { part: ResumePart },
) {
  // A Markdown list is loose or tight as a whole (CommonMark, section 5.3).
  const isTight = items.every(({ text, points }) =>
    text.length === 0 && points.length === 0
  );
  const Item = isTight ? Head : Details;
  const isEvent = id === "education";
  return (
    <Block id={id} title={title} class="listed">
      <ul>
        {items.map((item) => (
          <li
            key={item.name}
            class={isEvent ? "p-education h-event" : undefined}
            {...inLanguage(item.page ? undefined : item.language)}
          >
            <Item item={item} nameClass={isEvent ? "p-name" : undefined} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

interface ItemProps {
  item: ResumeItem;
  /** Class of microformats2. */
  nameClass?: string;
}

function Details({ item, nameClass }: ItemProps) {
  const { text, points } = item;
  return (
    <>
      <p>
        <Head item={item} nameClass={nameClass} />
      </p>
      {text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {points.length > 0 && (
        <ul>{points.map((point) => <li key={point}>{point}</li>)}</ul>
      )}
    </>
  );
}

function Head({ item, nameClass }: ItemProps) {
  const { name, url, page, facts, language, comma } = item;
  return (
    <>
      <strong class={nameClass} dir="auto" {...inLanguage(page && language)}>
        {page ? <a href={page} hreflang={language}>{name}</a> : name}
      </strong>
      {facts.map((fact) => [comma, <bdi key={fact}>{fact}</bdi>])}
      {url && (
        <>
          {comma}
          <Address url={url} />
        </>
      )}
    </>
  );
}
