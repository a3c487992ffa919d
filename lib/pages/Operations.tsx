import type { AnyOperation } from "../api/operation.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { OperationReference } from "./OperationReference.tsx";
import { words } from "./words.ts";

interface Props {
  operations: AnyOperation[];
}

/** The reference: it is made of the definitions that answer the calls. */
export function Operations({ operations }: Props) {
  const { operations: title } = words.developers;
  return (
    <section>
      <Heading level={2} id={ANCHORS.operations} text={title} />
      {operations.map((operation) => (
        <OperationReference key={operation.id} operation={operation} />
      ))}
    </section>
  );
}
