import type { ToolData } from "../../../../lib/mcp/explain.ts";
import type { Field } from "../../../../lib/mcp/tester.ts";
import { fill } from "../../../../lib/words/fill.ts";
import { useEnglish, useWords } from "../../../../lib/pages/site_context.ts";

interface Props {
  tool: ToolData;
  path: string;
  /** What was sent last. */
  values: Record<string, string>;
}

/** A tool and its arguments: a plain form, which the server answers. */
export function ToolForm({ tool, path, values }: Props) {
  const words = useWords();
  const english = useEnglish();
  const { name, title, description, fields } = tool;
  return (
    <section id={name}>
      <h3 {...english}>
        {title} (<code>{name}</code>)
      </h3>
      <p {...english}>{description}</p>
      <form method="get" action={`${path}#result`}>
        <input type="hidden" name="tool" value={name} />
        {fields.map((field) => (
          <Argument
            key={field.name}
            id={`${name}-${field.name}`}
            field={field}
            value={values[field.name] ?? ""}
          />
        ))}
        <button type="submit">{fill(words.mcp.run, { tool: name })}</button>
      </form>
    </section>
  );
}

interface ArgumentProps {
  id: string;
  field: Field;
  value: string;
}

function Argument({ id, field, value }: ArgumentProps) {
  const words = useWords();
  const english = useEnglish();
  const { name, description, isRequired, type, choices } = field;
  const rest = { id, name, required: isRequired };
  return (
    <p>
      <label for={id}>
        <code>{name}</code>
        {isRequired ? "" : ` ${words.mcp.optional}`}:{" "}
        <span {...english}>{description}</span>
      </label>
      {type === "choice"
        ? (
          <select {...rest}>
            <option value="">{words.mcp.notGiven}</option>
            {choices.map((choice) => (
              <option
                key={choice}
                value={choice}
                selected={choice === value}
                {...english}
              >
                {choice}
              </option>
            ))}
          </select>
        )
        : (
          <input
            {...rest}
            type="text"
            inputMode={type === "number" ? "numeric" : undefined}
            value={value}
            autocomplete="off"
          />
        )}
    </p>
  );
}
