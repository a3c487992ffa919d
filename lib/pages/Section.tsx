import type { ComponentChildren } from "preact";
import { Heading } from "./Heading.tsx";

interface Props {
  id: string;
  title: string;
  children: ComponentChildren;
}

/** A part of a page, with a heading of its own. */
export function Section({ id, title, children }: Props) {
  return (
    <section>
      <Heading level={2} id={id} text={title} />
      {children}
    </section>
  );
}
