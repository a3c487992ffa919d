import { Fragment } from "preact";
import { GROUPS, type Line } from "../browser/palette/line.ts";
import type { Outcome } from "../browser/palette/use_palette.ts";
import { fill } from "../../base/words/fill.ts";
import { inLanguage } from "../in_language.ts";
import type { Words } from "../../base/words/words.ts";

interface AnswerProps {
  outcome: Outcome;
  words: Words["palette"];
  /** Seconds until the end of `Retry-After`. */
  left: number;
}

interface Props extends Omit<AnswerProps, "outcome"> {
  outcome: Outcome | undefined;
  lines: Line[];
  isQuiet: boolean;
  at: number;
  onSelect: (at: number) => void;
  onChoose: (line: Line) => void;
}

/** Lines by group, with the outcome below its line. */
export function Options({ words, lines, at, outcome, left, ...on }: Props) {
  return (
    <div
      role="listbox"
      id="palette_lines"
      aria-label={words.label}
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {GROUPS.map((group) => {
        const numbered = [...lines.entries()]
          .filter(([, line]) => line.group === group);
        return numbered.length > 0 && (
          <ul key={group} role="group" aria-label={words.groups[group]}>
            <li class="gh" role="presentation">{words.groups[group]}</li>
            {numbered.map(([number, line]) => (
              <Fragment key={line.machine}>
                <li
                  role="option"
                  id={optionId(number)}
                  aria-selected={number === at}
                  onMouseMove={() => on.onSelect(number)}
                  onClick={() =>
                    on.onChoose(line)}
                >
                  <span {...inLanguage(line.language)}>{line.title}</span>
                  {!on.isQuiet && <code dir="ltr">{line.machine}</code>}
                </li>
                {outcome?.machine === line.machine && (
                  <li role="presentation">
                    <Answer outcome={outcome} words={words} left={left} />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        );
      })}
      {lines.length === 0 && <p class="gh">{words.nothing}</p>}
    </div>
  );
}

export function optionId(at: number): string {
  return `palette_line_${at}`;
}

/** The outcome of a line. Errors have the message of the API. */
function Answer(props: AnswerProps) {
  const { state } = props.outcome;
  const isFault = state === "refused" || state === "unreachable";
  return (
    <pre class={isFault ? "wait" : undefined} dir="auto">
      {withSoftNames(textOf(props))}
    </pre>
  );
}

function withSoftNames(text: string) {
  if (!/^[[{]/.test(text)) return text;
  return text.split(/("[^"]*"(?=:))/).map((part, at) =>
    at % 2 ? <i key={at}>{part}</i> : part
  );
}

export function textOf({ outcome, words, left }: AnswerProps): string {
  switch (outcome.state) {
    case "running":
      return words.running;
    case "done":
      return outcome.isNear
        ? `${words.found}\n\n${outcome.text}`
        : outcome.text || words.nothing;
    case "unreachable":
      return words.unreachable;
    case "refused": {
      const again = fill(words.again, { seconds: `${left}` });
      return `${outcome.code}: ${outcome.message}${left ? ` ${again}` : ""}`;
    }
  }
}
