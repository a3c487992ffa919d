import TryIt from "../../islands/TryIt.tsx";
import type { AnyOperation, RequestExample } from "../../lib/operation.ts";
import { callOf } from "../../lib/api/calls/call.ts";
import { type Snippet, snippetsOf } from "../../lib/api/openapi/snippets.ts";
import { type TryField, tryFieldOf } from "../../lib/api/calls/try_field.ts";
import type { Field } from "../../lib/api/openapi/fields.ts";
import { operationAnchor } from "../../lib/content/anchors.ts";
import type { RecordedAnswer } from "../../lib/api/calls/types.ts";
import { useSite } from "../../lib/ui/site_context.ts";
import { CopyButton } from "../../lib/ui/CopyButton.tsx";
import { Recorded } from "../../lib/ui/developers/Recorded.tsx";

interface Props {
  operation: AnyOperation;
  answer: RecordedAnswer | undefined;
  /** Fields of the form; without them it sends the example. */
  fields?: Field[];
  /** The call in other languages; by default those of the client packages. */
  snippets?: Snippet[];
}

/** A call of an operation: its code, a form to send it, its answer. */
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
          {snippets.map(({ language, code }) => (
            <CodePanel
              key={language}
              id={`${id}_${language.toLowerCase()}`}
              code={code}
            />
          ))}
        </>
      }
    >
      {answer && <Recorded answer={answer} summary={operation.summary} />}
    </TryIt>
  );
}

/** The call in one language; Markdown has only the curl line. */
function CodePanel({ id, code }: { id: string; code: string }) {
  return (
    <div class="code" data-markdown-ignore>
      <pre id={id} tabindex={0}><code>{code}</code></pre>
      <CopyButton copy={`#${id}`} />
    </div>
  );
}

/** Returns the fields of the form. The whole body is one field of JSON. */
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
