import { Fragment } from "preact";
import { jsonLines } from "./json_lines.ts";

interface Props {
  text: string;
}

/** Formatted JSON. Names of members are softer than their values. */
export function Json({ text }: Props) {
  return (
    <pre tabindex={0}>
      <code class="language-json">
        {jsonLines(text).map(({ indent, name, rest }, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            {indent}
            {name && <i>{name}</i>}
            {rest}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
