import type { AnyOperation } from "../api/operation.ts";
import { ANCHORS } from "./anchors.ts";
import { OperationReference } from "./OperationReference.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  operations: AnyOperation[];
}

/** The reference: it is made of the definitions that answer the calls. */
export function Operations({ operations }: Props) {
  const words = useWords();
  const { operations: title } = words.developers;
  return (
    <Block id={ANCHORS.operations} title={title}>
      {operations.map((operation) => (
        <OperationReference key={operation.id} operation={operation} />
      ))}
    </Block>
  );
}
