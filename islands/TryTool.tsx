import type { ComponentChildren } from "preact";
import type { Outcome } from "../lib/ui/browser/call_site.ts";
import { Console, type Reading } from "../lib/ui/console/Console.tsx";
import type { ConsoleVoice } from "../lib/ui/console/console_voice.ts";
import { Fields } from "../lib/ui/console/Fields.tsx";
import { Json } from "../lib/ui/console/Json.tsx";
import { RunButton } from "../lib/ui/console/RunButton.tsx";
import { argumentsIn, toolCall } from "../lib/api/calls/tool_call.ts";
import { responseIn, ToolAnswer } from "../lib/ui/console/ToolAnswer.tsx";
import type { TryField } from "../lib/api/calls/try_field.ts";
import { useRun } from "../lib/ui/console/use_run.ts";

interface Props {
  name: string;
  /** Path of the MCP server. */
  path: string;
  fields: TryField[];
  baseUrl: string;
  /** Arguments of the curl line before the first run. */
  example: Record<string, unknown>;
  voice: ConsoleVoice;
  /** Load on the first interaction. Real Fresh ignores it and loads at once. */
  load: "interaction";
  /** The answer to the form, if the server made the call. */
  children: ComponentChildren;
}

/** Tries a tool. Without script the server answers the form. */
export default function TryTool(props: Props) {
  const { name, path, fields, baseUrl, example, voice, children } = props;
  const run = useRun(toolCall(path, name, example));

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const given = argumentsIn(fields, (field) => String(form.get(field) ?? ""));
    await run.send(toolCall(path, name, given));
  }

  function read({ text }: Outcome): Reading {
    const { result, error } = responseIn(text);
    if (!result) {
      return { code: error?.code, body: <Json {...{ text, voice }} /> };
    }
    const body = <ToolAnswer result={result} voice={voice} />;
    return result.isError ? { code: "isError", body } : { body };
  }

  return (
    <Console
      {...{ id: name, baseUrl, run, voice, read }}
      form={
        <form
          class="try"
          method="get"
          action={`${path}#result`}
          onSubmit={submit}
        >
          <input type="hidden" name="tool" value={name} />
          <Fields id={name} fields={fields} voice={voice} />
          <RunButton run={run} voice={voice} />
        </form>
      }
    >
      {children}
    </Console>
  );
}
