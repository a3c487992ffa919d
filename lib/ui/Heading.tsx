import type { ComponentChildren } from "preact";
import { freeId } from "../base/markdown/free_id.ts";
import { fill } from "../base/words/fill.ts";
import type { LanguageAttributes } from "./in_language.ts";
import { usePage, useSite } from "./site_context.ts";

interface Props extends LanguageAttributes {
  level: 2 | 3 | 4;
  text: string;
  /** One of the article's anchors; made of the text where it is left out. */
  id?: string;
  /** The text with marks in it, where it has some. */
  children?: ComponentChildren;
}

/** A heading that can be linked to. */
export function Heading({ level, text, id, children, ...mark }: Props) {
  const { fixed, words } = useSite();
  const { ids } = usePage();
  const anchor = id ?? freeId(text, ids);
  const label = fill(words.markdown.link, { heading: text });
  const Tag = `h${level}` as const;
  return (
    <Tag id={anchor} {...fixed} {...mark}>
      {children ?? text}
      <a
        class="anchor"
        href={`#${anchor}`}
        // No attribute can hold words of two languages.
        aria-label={mark.lang ? text : label}
      />
    </Tag>
  );
}
