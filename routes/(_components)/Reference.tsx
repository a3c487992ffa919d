import type { AnyOperation } from "../../lib/operation.ts";
import { ANCHORS, operationAnchor } from "../../lib/content/anchors.ts";
import { fieldsOf } from "../../lib/api/openapi/fields.ts";
import { FieldList } from "../../lib/ui/developers/FieldList.tsx";
import { FormattedMessage } from "../../lib/ui/FormattedMessage.tsx";
import { Heading } from "../../lib/ui/Heading.tsx";
import { Prose } from "../../lib/ui/Prose.tsx";
import type { RecordedAnswer } from "../../lib/api/calls/types.ts";
import { useEnglish, useWords } from "../../lib/ui/site_context.ts";
import { Console } from "./Console.tsx";
import { DeprecationNotice } from "../../lib/ui/developers/Deprecations.tsx";
import { COMMON_ERRORS, declaredErrors } from "../../lib/api/mod.ts";

interface Props {
  operations: AnyOperation[];
  /** Keys are operation ids. */
  answers: Map<string, RecordedAnswer | undefined>;
}

/** The reference: it is made of the definitions that answer the calls. */
export function Reference({ operations, answers }: Props) {
  const { developers } = useWords();
  return (
    <section>
      <Heading
        level={2}
        id={ANCHORS.operations}
        text={developers.operations}
      />
      {operations.map((operation) => (
        <Operation
          key={operation.id}
          operation={operation}
          answer={answers.get(operation.id)}
        />
      ))}
    </section>
  );
}

interface OperationProps {
  operation: AnyOperation;
  answer: RecordedAnswer | undefined;
}

/** At the left what the definition says, at the right how it is called. */
function Operation({ operation, answer }: OperationProps) {
  const english = useEnglish();
  const { developers } = useWords();
  const { id, method, path, description, deprecated } = operation;
  const fields = fieldsOf(operation);
  return (
    <section class="op">
      <div class="flow">
        <Heading
          level={3}
          id={operationAnchor(operation)}
          text={id}
        >
          <code>
            <b>{method}</b> {path}
          </code>
        </Heading>
        {deprecated && <DeprecationNotice {...deprecated} />}
        <Prose source={description} {...english} />
        <FieldList fields={fields} />
        <Statuses operation={operation} />
        <p class="s soft">
          <FormattedMessage
            template={developers.operation}
            values={{ id: <code>{id}</code> }}
          />
        </p>
      </div>
      <Console operation={operation} answer={answer} fields={fields} />
    </section>
  );
}

/** Statuses and error codes of an operation, without those that all operations share. */
function Statuses({ operation }: { operation: AnyOperation }) {
  const english = useEnglish();
  const { developers } = useWords();
  const successes = Object.entries(operation.responses);
  const errors = [...declaredErrors(operation)].flatMap(([status, codes]) =>
    codes.map((code) => ({ status, code }))
  ).filter(({ status, code }) =>
    status !== 413 && !COMMON_ERRORS.includes(code)
  );
  return (
    <>
      <p class="sr">{developers.answers}</p>
      <ul class="codes s soft">
        {successes.map(([status, { description }]) => (
          <li key={status}>
            <span class="n">{status}</span>{" "}
            <Prose as="span" source={description} {...english} />
          </li>
        ))}
        {errors.map(({ status, code }) => (
          <li key={`${status} ${code}`}>
            <span class="n">{status}</span>{" "}
            <span>
              <code>{code}</code>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
