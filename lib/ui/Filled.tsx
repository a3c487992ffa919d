import { type ComponentChildren, Fragment } from "preact";
import type { Template } from "../base/words/words.ts";

interface Props<Name extends string> {
  template: Template<Name>;
  /** What stands for each name in braces, such as a link. */
  values: Record<Name, ComponentChildren>;
}

/** A sentence of the fixed words that has elements in it. */
export function Filled<Name extends string>(
  { template, values }: Props<Name>,
) {
  const known = new Map<string, ComponentChildren>(Object.entries(values));
  // Every second part is a name: that is how `split` gives what it captures.
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
