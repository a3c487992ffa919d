import type { ComponentChildren } from "preact";
import { Heading } from "./Heading.tsx";
import { inLanguage } from "./in_language.ts";
import { useSite } from "./site_context.ts";

interface Props {
  id: string;
  title: string;
  /** Language of the title, if it differs from that of the page. */
  language?: string;
  /** Name of the same thing for programs, such as `<Machine>`. */
  machine?: ComponentChildren;
  /** Extends over the margin. */
  wide?: boolean;
  class?: string;
  children: ComponentChildren;
}

/** A part of a page: its two names in the gutter, its words beside them. */
export function Block(props: Props) {
  const { id, title, language, machine, wide, children } = props;
  const { isQuiet } = useSite();
  return (
    <section class={`wrap row${props.class ? ` ${props.class}` : ""}`}>
      <div class="k">
        <Heading level={2} id={id} text={title} {...inLanguage(language)} />
        {machine && !isQuiet && <p>{machine}</p>}
      </div>
      <div class={wide ? "w" : "t"}>{children}</div>
    </section>
  );
}
