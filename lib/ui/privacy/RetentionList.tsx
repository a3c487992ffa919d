import { Prose } from "../Prose.tsx";

/** Something that is kept somewhere; the words are Markdown. */
export interface Kept {
  /** What programs call it. */
  name: string;
  what: string;
  why: string;
  /** How long. */
  kept: string;
}

interface Props {
  items: Kept[];
}

/** A row each: its name in the gutter, what and why in the text, how long in the margin. */
export function RetentionList({ items }: Props) {
  return (
    <dl class="keys">
      {items.map(({ name, what, why, kept }) => (
        <div key={name} class="wrap row key" id={name}>
          <dt class="k">
            <a class="m" href={`#${name}`}>
              <code>{name}</code>
            </a>
          </dt>
          <Prose as="dd" class="t" source={what} />
          <Prose as="dd" class="t s soft" source={why} />
          <Prose as="dd" class="x s" source={kept} />
        </div>
      ))}
    </dl>
  );
}
