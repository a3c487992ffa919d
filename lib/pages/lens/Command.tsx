import { useState } from "preact/hooks";
import type { Words } from "../../words/words.ts";
import type { Commands } from "./commands.ts";

interface Props {
  commands: Commands;
  words: Words["lens"];
}

/** One command at a time. */
export function Command({ commands, words }: Props) {
  const [chosen, choose] = useState<keyof Commands>("curl");
  const labels = { curl: "curl", accept: words.accept, mcp: "MCP" };
  return (
    <div class="w con">
      <div class="bar">
        <div class="tabs" role="radiogroup" aria-label={words.command}>
          {NAMES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="lens-command"
                checked={name === chosen}
                onChange={() => choose(name)}
              />
              {labels[name]}
            </label>
          ))}
        </div>
        <span class="end">
          <button type="button" class="copy" data-copy={commands[chosen]}>
            {words.copy}
          </button>
        </span>
      </div>
      <pre tabIndex={0} dir="ltr">
        {commands[chosen].split(/(https?:\S+)/).map((part, at) =>
          at % 2 ? <b key={at}>{part}</b> : part
        )}
      </pre>
    </div>
  );
}

const NAMES = ["curl", "accept", "mcp"] as const;
