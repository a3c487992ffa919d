import { fill } from "../../base/words/fill.ts";
import type { ConsoleVoice } from "./console_voice.ts";
import type { JsonProblem, TryField } from "../../api/calls/try_field.ts";

interface Props {
  /** Prefix of the ids of the fields. */
  id: string;
  fields: TryField[];
  problem?: JsonProblem;
  voice: ConsoleVoice;
}

export function Fields({ id, fields, problem, voice }: Props) {
  const problemId = `${id}_problem`;
  const { line, column } = problem ?? {};
  return (
    <>
      {fields.map((field) => (
        <label key={field.name}>
          <code>{field.name}</code>
          <Input
            id={`${id}_${field.name}`}
            field={field}
            problemId={problem ? problemId : ""}
            voice={voice}
          />
        </label>
      ))}
      {problem && (
        <p id={problemId} class="wait s">
          {line && column
            ? fill(voice.words.noJsonAt, { line, column })
            : voice.words.noJson}
        </p>
      )}
    </>
  );
}

interface InputProps {
  id: string;
  field: TryField;
  /** Id of the error message; empty without one. */
  problemId: string;
  voice: ConsoleVoice;
}

function Input({ id, field, problemId, voice: { words } }: InputProps) {
  const { name, kind, isRequired, value, otherwise, values = [] } = field;
  const shared = { id, name, class: "f", required: isRequired };
  const empty = otherwise ?? words.optional;
  if (kind === "choice") {
    return (
      <select {...shared} lang="en">
        {!isRequired && <option value="">{empty}</option>}
        {values.filter((each) => each !== otherwise).map((each) => (
          <option key={each} value={each} selected={each === value}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "json") {
    return (
      <textarea
        {...shared}
        lang="en"
        rows={value.split("\n").length}
        spellcheck={false}
        aria-invalid={problemId !== ""}
        aria-describedby={problemId || undefined}
        defaultValue={value}
      />
    );
  }
  return (
    <input
      {...shared}
      lang={otherwise === undefined ? undefined : "en"}
      type={kind === "integer" ? "number" : "text"}
      min={field.least}
      max={kind === "integer" ? field.most : undefined}
      maxLength={kind === "text" ? field.most : undefined}
      placeholder={isRequired ? undefined : empty}
      defaultValue={value}
      autocomplete="off"
      spellcheck={false}
    />
  );
}
