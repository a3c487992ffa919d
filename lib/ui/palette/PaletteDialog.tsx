import { useEffect, useRef } from "preact/hooks";
import { doHere } from "../browser/palette/do_here.ts";
import { commandLines, type Line, partsOf } from "../browser/palette/line.ts";
import { usePalette } from "../browser/palette/use_palette.ts";
import { useCountdown } from "../browser/use_countdown.ts";
import type { Words } from "../../base/words/words.ts";
import { optionId, Options, textOf } from "./Options.tsx";

interface Props {
  words: Words["palette"];
  email: string | undefined;
  isQuiet?: boolean;
  /** Gets the verb without its argument, for privacy. */
  onRun: (verb: string) => void;
  onClose: () => void;
}

/** A combobox in a dialog (WAI-ARIA APG): focus stays in the field. */
export function PaletteDialog(
  { words, email, isQuiet = false, onRun, onClose }: Props,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const palette = usePalette(commandLines(words, email), isQuiet);
  const { typed, lines, at, outcome } = palette;
  const left = useCountdown(outcome?.state === "refused" ? outcome.until : 0);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
  }, [at]);

  async function choose(line: Line | undefined): Promise<void> {
    if (!line || left > 0) return;
    const { machine, group, isUnfinished } = line;
    if (isUnfinished) return palette.type(`${machine} `);
    onRun(group === "go" ? group : partsOf(machine).verb);
    if (group === "run") return await palette.runLine(line);
    if (LEAVING.includes(group) || LEAVING.includes(machine)) {
      dialog.current?.close();
    }
    if (group === "go") return location.assign(machine);
    const done = await doHere(machine, email);
    if (done) palette.show(machine, words.done[done]);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.isComposing || step === undefined) return;
    event.preventDefault();
    if (step) palette.move(step);
    else choose(lines[at]);
  }

  return (
    <dialog
      ref={dialog}
      class="pal"
      aria-label={words.label}
      onClose={onClose}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.close()}
    >
      <input
        role="combobox"
        aria-label={words.label}
        aria-expanded="true"
        aria-controls="palette_lines"
        aria-autocomplete="list"
        aria-activedescendant={lines[at] && optionId(at)}
        autocomplete="off"
        spellcheck={false}
        maxlength={500}
        value={typed}
        onInput={({ currentTarget }) => palette.type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Options
        {...{ words, lines, at, outcome, left, isQuiet }}
        onSelect={palette.select}
        onChoose={choose}
      />
      <p class="sr" role="status">
        {outcome && textOf({ outcome, words, left: 0 }).slice(0, 300)}
      </p>
      <p class="bar">
        <span>
          <kbd>{CAPS.run}</kbd> {words.keys.run}
        </span>
        <span>
          <kbd>{CAPS.up}</kbd> <kbd>{CAPS.down}</kbd> {words.keys.move}
        </span>
        <button
          type="button"
          class="copy end"
          onClick={() => dialog.current?.close()}
        >
          <kbd>{CAPS.close}</kbd> {words.keys.close}
        </button>
      </p>
    </dialog>
  );
}

/** Lines that a key moves. Zero runs the chosen line. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };
const CAPS = { run: "↵", up: "↑", down: "↓", close: "esc" };

/** Groups and verbs that lead out of the dialog. */
const LEAVING = ["go", "hire", "agent"];
