import type { AnyOperation } from "../api/operation.ts";
import { operationAnchor } from "./anchors.ts";
import { AnswerTable } from "./AnswerTable.tsx";
import { Heading } from "./Heading.tsx";
import { ParameterTable } from "./ParameterTable.tsx";
import { Prose } from "./Prose.tsx";
import { useEnglish } from "./site_context.ts";

interface Props {
  operation: AnyOperation;
}

/** An operation as its definition has it: the call, its parameters, its answers. */
export function OperationReference({ operation }: Props) {
  const english = useEnglish();
  const { id, method, path, summary, description } = operation;
  return (
    <section>
      <Heading level={3} id={operationAnchor(operation)} text={id} />
      <p>
        <code>{method} {path}</code>: <span {...english}>{summary}.</span>
      </p>
      <Prose source={description} {...english} />
      <ParameterTable operation={operation} />
      <AnswerTable operation={operation} />
    </section>
  );
}
