import type { Words } from "../../lib/base/words/words.ts";
import { Prose } from "../../lib/ui/Prose.tsx";
import { useSite } from "../../lib/ui/site_context.ts";

interface Props {
  /** Things that are stored under a name. The words are Markdown. */
  items: (Words["privacy"]["families"]["idem"] & { name: string })[];
}

/** A row each: its name in the gutter, what and why in the text, how long in the margin. */
export function RetentionList({ items }: Props) {
  const { isQuiet } = useSite();
  return (
    <dl class="keys">
      {items.map(({ name, label, what, why, kept }) => (
        <div key={name} class="wrap row key" id={name}>
          <dt class="k">
            {isQuiet ? label : (
              <a class="m" href={`#${name}`}>
                <code>{name}</code>
              </a>
            )}
          </dt>
          <Prose as="dd" class="t" source={what} />
          <Prose as="dd" class="t s soft" source={why} />
          <Prose as="dd" class="x s" source={kept} />
        </div>
      ))}
    </dl>
  );
}
