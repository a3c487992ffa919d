import TryIt from "../../islands/TryIt.tsx";
import type { AnyOperation, RequestExample } from "../../lib/operation.ts";
import { callOf } from "../../lib/api/calls/call.ts";
import { type Snippet, snippetsOf } from "../../lib/api/openapi/snippets.ts";
import { type TryField, tryFieldOf } from "../../lib/api/calls/try_field.ts";
import type { Field } from "../../lib/api/openapi/fields.ts";
import { operationAnchor } from "../../lib/content/anchors.ts";
import type { RecordedAnswer } from "../../lib/api/calls/types.ts";
import { useSite } from "../../lib/ui/site_context.ts";
import { CodePanel } from "../../lib/ui/developers/CodePanel.tsx";
import { Recorded } from "../../lib/ui/developers/Recorded.tsx";

interface Props {
  operation: AnyOperation;
  answer: RecordedAnswer | undefined;
  /** What may be given; where it is left out only the call of the example is offered. */
  fields?: Field[];
  /** The call in other languages; those that there is a client for where it is left out. */
  snippets?: Snippet[];
}

/** How an operation is called: code, a form that calls it, and what it answers. */
export function Console({ operation, answer, ...props }: Props) {
  const { baseUrl, words, language } = useSite();
  const voice = { words: words.console, language };
  const { path, request } = operation;
  const [example = {}] = Object.values<RequestExample>(request?.examples ?? {});
  const id = operationAnchor(operation);
  const { snippets = snippetsOf(operation.id, baseUrl), fields } = props;
  return (
    <TryIt
      load="interaction"
      id={id}
      path={path}
      fields={fields ? tryFieldsOf(fields, example) : []}
      baseUrl={baseUrl}
      first={answer?.call ?? callOf(path, example)}
      voice={voice}
      languages={snippets.map(({ language }) => language)}
      code={
        <>
          {snippets.map((snippet) => (
            <CodePanel
              key={snippet.language}
              id={`${id}_${snippet.language.toLowerCase()}`}
              snippet={snippet}
            />
          ))}
        </>
      }
    >
      {answer && <Recorded answer={answer} summary={operation.summary} />}
    </TryIt>
  );
}

/** A body is one field: it is written as a whole. */
function tryFieldsOf(
  fields: Field[],
  { query = {}, body }: RequestExample,
): TryField[] {
  const besides = fields.filter(({ place }) => place !== "body")
    .map((field) =>
      tryFieldOf(field, field.place === "query" ? query[field.name] : "")
    );
  if (body === undefined) return besides;
  const value = JSON.stringify(body, null, 2);
  return [
    ...besides,
    { name: "body", place: "body", isRequired: true, kind: "json", value },
  ];
}
