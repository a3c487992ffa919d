import type { AnyOperation } from "../api/operation.ts";
import { ANCHORS } from "./anchors.ts";
import { OperationReference } from "./OperationReference.tsx";
import { Section } from "./Section.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  operations: AnyOperation[];
}

/** The reference: it is made of the definitions that answer the calls. */
export function Operations({ operations }: Props) {
  const words = useWords();
  const { operations: title } = words.developers;
  return (
    <Section id={ANCHORS.operations} title={title}>
      {operations.map((operation) => (
        <OperationReference key={operation.id} operation={operation} />
      ))}
    </Section>
  );
}
