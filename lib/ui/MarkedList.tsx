import { inLanguage } from "./in_language.ts";
import { Marked } from "./Marked.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  items: { name: string; language?: string }[];
}

/** Names with commas of the site between them. */
export function MarkedList({ items }: Props) {
  const { comma } = useWords().lists;
  return (
    <>
      {items.map(({ name, language }, at) => [
        at > 0 && comma,
        <Marked key={name} {...inLanguage(language)}>{name}</Marked>,
      ])}
    </>
  );
}
