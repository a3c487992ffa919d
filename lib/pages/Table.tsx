import type { ComponentChildren } from "preact";
import { fill } from "../words/fill.ts";
import { useWords } from "./site_context.ts";

interface Props {
  head: readonly string[];
  /** The rows of the body. */
  children: ComponentChildren;
}

/** A table that scrolls in itself where it is wider than the page. */
export function Table({ head, children }: Props) {
  const words = useWords();
  const columns = head.join(words.lists.comma);
  const label = fill(words.markdown.table, { columns });
  return (
    <div class="table" role="group" tabindex={0} aria-label={label}>
      <table>
        <thead>
          <tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
