import { Fragment } from "preact";
import { GROUPS, type Line } from "../browser/palette/line.ts";
import type { Outcome } from "../browser/palette/use_palette.ts";
import type { Words } from "../../base/words/words.ts";
import { Answer } from "./Answer.tsx";

interface Props {
  words: Words["palette"];
  lines: Line[];
  /** Index of the chosen line. */
  at: number;
  outcome: Outcome | undefined;
  /** Seconds until the end of `Retry-After`. */
  left: number;
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
                  <span>{line.title}</span>
                  <code dir="ltr">{line.machine}</code>
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
