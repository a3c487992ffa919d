import type { LanguageAttributes } from "./in_language.ts";
import { useWords } from "./site_context.ts";

interface Props extends LanguageAttributes {
  names: string[];
  /** Class of microformats2. */
  class?: string;
}

/** Names with commas of the site between them. */
export function MarkedList({ names, ...mark }: Props) {
  const { comma } = useWords().lists;
  return names.map((name, at) => [
    at > 0 && comma,
    <bdi key={name} {...mark}>{name}</bdi>,
  ]);
}
