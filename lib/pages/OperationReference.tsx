import type { AnyOperation } from "../api/operation.ts";
import { operationAnchor } from "./anchors.ts";
import { AnswerTable } from "./AnswerTable.tsx";
import { Heading } from "./Heading.tsx";
import { ParameterTable } from "./ParameterTable.tsx";
import { Prose } from "./Prose.tsx";

interface Props {
  operation: AnyOperation;
}

/** An operation as its definition has it: the call, its parameters, its answers. */
export function OperationReference({ operation }: Props) {
  const { id, method, path, summary, description } = operation;
  return (
    <section>
      <Heading level={3} id={operationAnchor(operation)} text={id} />
      <p>
        <code>{method} {path}</code>: {summary}.
      </p>
      <Prose source={description} />
      <ParameterTable operation={operation} />
      <AnswerTable operation={operation} />
    </section>
  );
}
