import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Call, callOf } from "../lib/api/calls/call.ts";
import { Console } from "../lib/ui/console/Console.tsx";
import type { ConsoleVoice } from "../lib/ui/console/console_voice.ts";
import { Fields } from "../lib/ui/console/Fields.tsx";
import {
  givenIn,
  type JsonProblem,
  type TryField,
} from "../lib/api/calls/try_field.ts";
import { RunButton } from "../lib/ui/console/RunButton.tsx";
import { useRun } from "../lib/ui/console/use_run.ts";

interface Props {
  /** Prefix of the ids of its elements. */
  id: string;
  /** Has `{name}` for a path parameter. */
  path: string;
  fields: TryField[];
  baseUrl: string;
  /** The call of the curl line before the first run. */
  first: Call;
  voice: ConsoleVoice;
  /** Load on the first interaction. Real Fresh ignores it and loads at once. */
  load: "interaction";
  languages: string[];
  /** Code in these languages, without the curl line. */
  code: ComponentChildren;
  /** The recorded answer. */
  children: ComponentChildren;
}

/** Tries an operation against this site: code, form and answer. */
export default function TryIt(props: Props) {
  const { id, path, fields, first, voice, children, ...rest } = props;
  const run = useRun(first);
  const [problem, setProblem] = useState<JsonProblem>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const given = givenIn(new FormData(event.currentTarget), fields);
    setProblem(given.state === "problem" ? given.problem : undefined);
    if (given.state === "problem") return;
    await run.send(fields.length > 0 ? callOf(path, given.given) : first);
  }

  const form = (
    <form class="try scripted" onSubmit={submit}>
      <Fields id={id} fields={fields} problem={problem} voice={voice} />
      <RunButton run={run} voice={voice} />
    </form>
  );
  return <Console {...{ id, run, voice, form, ...rest }}>{children}</Console>;
}
