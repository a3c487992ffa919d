import { useWords } from "./site_context.ts";

interface Props {
  /** The text, or `#` and the id of the element that holds it. */
  copy: string;
  /** The button is the last one of a bar. */
  isLast?: boolean;
}

/** Copies a text, by static/shell.js. */
export function CopyButton({ copy, isLast }: Props) {
  const { console: words } = useWords();
  return (
    <button
      class={isLast ? "copy scripted end" : "copy scripted"}
      type="button"
      data-copy={copy}
    >
      {words.copy}
    </button>
  );
}
