import { type ComponentChildren, Fragment } from "preact";
import type { Template } from "../base/words/words.ts";

interface Props<Name extends string> {
  template: Template<Name>;
  /** A value for each name in braces, such as a link. */
  values: Record<Name, ComponentChildren>;
}

/** A sentence with elements in it. */
export function FormattedMessage<Name extends string>(
  { template, values }: Props<Name>,
) {
  const known = new Map<string, ComponentChildren>(Object.entries(values));
  // `split` puts each captured name between two parts.
  const parts = template.split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at % 2 === 0 ? part : known.get(part)}
        </Fragment>
      ))}
    </>
  );
}
