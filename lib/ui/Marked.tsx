import type { RenderableProps } from "preact";
import type { LanguageAttributes } from "./in_language.ts";
import { useWords } from "./site_context.ts";

type Props = RenderableProps<LanguageAttributes> & {
  /** Class of microformats2. */
  class?: string;
};

/** Words of the owner in a line. Their direction leaves the words beside them alone. */
export function Marked({ children, ...mark }: Props) {
  return <bdi {...mark}>{children}</bdi>;
}

/** Names with commas of the site between them. */
export function MarkedList({ names, ...mark }: Props & { names: string[] }) {
  const { comma } = useWords().lists;
  return names.map((name, at) => [
    at > 0 && comma,
    <Marked key={name} {...mark}>{name}</Marked>,
  ]);
}
