import { Fragment } from "preact";

/** A long value that only a program reads. */
const CURSOR = '"next_cursor"';

/** Formatted JSON. Names of members are softer than their values. */
export function Json({ text }: { text: string }) {
  return (
    <pre tabindex={0}>
      <code class="language-json">
        {jsonLines(text).map(({ indent, name, rest }, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            {indent}
            {name && <i>{name}</i>}
            {name === CURSOR ? <span class="cut">{rest}</span> : rest}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

/** Splits each line after the name of a member. Text that is no JSON stays as it is. */
export function jsonLines(text: string) {
  return pretty(text).split("\n").map((line) => {
    const [, indent = "", name = "", rest = ""] =
      /^( *)("(?:[^"\\]|\\.)*"(?=: ))?([^]*)$/.exec(line) ?? [];
    return { indent, name, rest };
  });
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
