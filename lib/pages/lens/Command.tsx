import { useState } from "preact/hooks";
import { Curl } from "../../console/Curl.tsx";
import type { Words } from "../../words/words.ts";
import type { Commands } from "./commands.ts";

interface Props {
  /** Address of the site, without a slash at its end. */
  baseUrl: string;
  commands: Commands;
  words: Words["lens"];
}

/** One command at a time. */
export function Command({ baseUrl, commands, words }: Props) {
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
                name="lens_commands"
                checked={name === chosen}
                onChange={() => choose(name)}
              />
              {labels[name]}
            </label>
          ))}
        </div>
        <span class="end">
          <button type="button" class="copy" data-copy={`#${ID}`}>
            {words.copy}
          </button>
        </span>
      </div>
      <Curl id={ID} baseUrl={baseUrl} call={commands[chosen]} />
    </div>
  );
}

const ID = "lens_command";
const NAMES = ["curl", "accept", "mcp"] as const;
