import { useEffect, useRef, useState } from "preact/hooks";
import { type Failure, failureOf } from "../failure.ts";
import { type Line, linesFor } from "./line.ts";
import { fetchPlaces } from "./places.ts";
import { run } from "./run.ts";

/** What has become of a line that was run. */
export type Outcome =
  & { machine: string }
  & (
    | { state: "running" }
    | { state: "said"; text: string }
    | Failure
  );

/** What is typed into the palette, what fits it, and what came of it. */
export function usePalette(commands: Line[]) {
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<Line[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [origin, setOrigin] = useState<Origin>();
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => {
    // Without them there are the commands.
    fetchPlaces().then(setPlaces, () => undefined);
    return () => underWay.current?.abort();
  }, []);
  const fitting = linesFor(typed, [...commands, ...places]);
  const lines = withOnward(fitting, origin);
  const exact = lines.findIndex(({ machine }) => machine === typed.trim());
  const at = chosen ?? Math.max(0, exact);

  function type(text: string) {
    underWay.current?.abort();
    setTyped(text);
    setChosen(undefined);
    setOutcome(undefined);
    setOrigin(undefined);
  }

  async function runLine(line: Line) {
    underWay.current?.abort();
    const { signal } = underWay.current = new AbortController();
    const { machine } = line;
    const said = run(line, signal);
    if (!said) return;
    setOutcome({ machine, state: "running" });
    const outcome = await said.then(
      ({ text, onward }): Outcome => {
        if (onward.length > 0) setOrigin({ machine, onward });
        return { machine, state: "said", text };
      },
      (error: unknown): Outcome => ({ machine, ...failureOf(error) }),
    );
    if (!signal.aborted) setOutcome(outcome);
  }

  const say = (machine: string, text: string) =>
    setOutcome({ machine, state: "said", text });
  const move = (step: number) =>
    setChosen((at + step + lines.length) % Math.max(1, lines.length));
  return {
    typed,
    type,
    lines,
    at,
    move,
    select: setChosen,
    outcome,
    runLine,
    say,
  };
}

/** A line that said where one may go on. */
interface Origin {
  machine: string;
  onward: Line[];
}

/** What one may go on to stands below the line that it came from. */
function withOnward(lines: Line[], origin: Origin | undefined): Line[] {
  return lines.flatMap((line) =>
    line.machine === origin?.machine ? [line, ...origin.onward] : [line]
  );
}
