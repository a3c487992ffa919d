import { Fragment } from "preact";
import { jsonLines } from "./json_lines.ts";

interface Props {
  text: string;
}

/** JSON to read: the names of its members are softer than what they hold. */
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
