import { Address } from "../Address.tsx";
import type { ResumeItem, ResumePart } from "../../content/resume_parts.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  part: ResumePart;
}

/** A part of the résumé besides the career: the schools, the languages. */
export function ResumeList({ part: { id, title, items } }: Props) {
  return (
    <Block id={id} title={title} class="listed">
      <ul>
        {items.map((item) => <li key={item.name}>{inWords(item, items)}</li>)}
      </ul>
    </Block>
  );
}

/** In Markdown, too, either every item of a list is made of paragraphs or none. */
function inWords(item: ResumeItem, items: ResumeItem[]) {
  const { text, points } = item;
  if (items.every(isShort)) return <Head item={item} />;
  return (
    <>
      <p>
        <Head item={item} />
      </p>
      {text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      {points.length > 0 && (
        <ul>{points.map((point) => <li key={point}>{point}</li>)}</ul>
      )}
    </>
  );
}

function isShort({ text, points }: ResumeItem): boolean {
  return text.length === 0 && points.length === 0;
}

function Head({ item: { name, url, page, facts } }: { item: ResumeItem }) {
  const { comma } = useWords().lists;
  return (
    <>
      <strong>{page ? <a href={page}>{name}</a> : name}</strong>
      {facts.map((fact) => comma + fact)}
      {url && (
        <>
          {comma}
          <Address url={url} />
        </>
      )}
    </>
  );
}
