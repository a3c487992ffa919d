import type { ComponentChildren } from "preact";
import type { Field, FieldType } from "../../api/calls/types.ts";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { Prose } from "../Prose.tsx";
import { useEnglish, useWords } from "../site_context.ts";

/** Parameters of an operation or a tool. */
export function FieldList({ fields }: { fields: Field[] }) {
  const { developers } = useWords();
  const english = useEnglish();
  if (fields.length === 0) return <p class="s soft">{developers.noFields}</p>;
  return (
    <dl class="par">
      {fields.map((field) => (
        <div key={`${field.place} ${field.name}`}>
          <Name field={field} />
          <Prose as="dd" source={field.description} {...english} />
        </div>
      ))}
    </dl>
  );
}

function Name({ field }: { field: Field }) {
  const { developers } = useWords();
  const { name, place, type, isRequired, otherwise } = field;
  return (
    <dt>
      <code>{name}</code>{" "}
      <span>
        <Type type={type} />
      </span>
      {place !== "query" && place !== "argument" && (
        <Fact>{developers.places[place]}</Fact>
      )}
      {isRequired && <Fact class="req">{developers.required}</Fact>}
      {!isRequired && (
        <Fact>
          {otherwise === undefined ? developers.optional : (
            <FormattedMessage
              template={developers.otherwise}
              values={{ value: <code>{otherwise}</code> }}
            />
          )}
        </Fact>
      )}
    </dt>
  );
}

/** Separated by a gap for the eye, by a comma in speech and Markdown. */
function Fact(
  { class: name, children }: { class?: string; children: ComponentChildren },
) {
  const { lists } = useWords();
  return (
    <span class={name}>
      <span class="sr">{lists.comma}</span>
      {children}
    </span>
  );
}

/** The type, by its name in JSON Schema. */
function Type({ type }: { type: FieldType }) {
  const { range, longest, items } = useWords().developers.types;
  if (type.kind === "choice") return <code>{type.values.join(" | ")}</code>;
  const name = <code>{type.kind}</code>;
  const { least, most } = { least: undefined, most: undefined, ...type };
  if (most === undefined) return name;
  if (type.kind === "string") {
    return (
      <FormattedMessage template={longest} values={{ type: name, most }} />
    );
  }
  return (
    <FormattedMessage
      template={type.kind === "array" ? items : range}
      values={{ type: name, least, most }}
    />
  );
}
