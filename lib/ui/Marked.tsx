import type { RenderableProps } from "preact";
import type { LanguageAttributes } from "./in_language.ts";
import { useWords } from "./site_context.ts";

type Props = RenderableProps<LanguageAttributes>;

/** Words among those of another language; no element without a mark. */
export function Marked({ children, ...mark }: Props) {
  return mark.lang ? <span {...mark}>{children}</span> : <>{children}</>;
}

/** Names with commas of the site between them. */
export function MarkedList({ names, ...mark }: Props & { names: string[] }) {
  const { comma } = useWords().lists;
  return names.map((name, at) => [
    at > 0 && comma,
    <Marked key={name} {...mark}>{name}</Marked>,
  ]);
}
