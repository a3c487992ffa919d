import { useEffect, useRef, useState } from "preact/hooks";
import { type Failure, failureOf } from "../failure.ts";
import { isForVisitors, type Line, linesFor } from "./line.ts";
import { run } from "./run.ts";
import {
  jsonOf,
  readAnswer,
  resultOf,
} from "../../../../clients/typescript/answer.ts";

/** Outcome of the line with this `machine` text. */
export type Outcome =
  & { machine: string }
  & (
    | { state: "running" }
    | { state: "done"; text: string; isNear?: boolean }
    | Failure
  );

export function usePalette(commands: Line[], isQuiet: boolean) {
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<Line[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [origin, setOrigin] = useState<Origin>();
  const inFlight = useRef<AbortController | null>(null);
  useEffect(() => {
    fetchPlaces().then(setPlaces, () => undefined);
    return () => inFlight.current?.abort();
  }, []);
  const all = [...commands, ...places];
  const fitting = linesFor(typed, isQuiet ? all.filter(isForVisitors) : all);
  const lines = withOnward(fitting, origin);
  const exact = lines.findIndex(({ machine }) => machine === typed.trim());
  const at = chosen ?? Math.max(0, exact);

  function type(text: string) {
    inFlight.current?.abort();
    setTyped(text);
    setChosen(undefined);
    setOutcome(undefined);
    setOrigin(undefined);
  }

  async function runLine(line: Line) {
    inFlight.current?.abort();
    const { signal } = inFlight.current = new AbortController();
    const { machine } = line;
    const result = run(line, signal);
    if (!result) return;
    setOutcome({ machine, state: "running" });
    const outcome = await result.then(
      ({ text, isNear, onward }): Outcome => {
        if (onward.length > 0) setOrigin({ machine, onward });
        return { machine, state: "done", text, isNear };
      },
      (error: unknown): Outcome => ({ machine, ...failureOf(error) }),
    );
    if (!signal.aborted) setOutcome(outcome);
  }

  const show = (machine: string, text: string) =>
    setOutcome({ machine, state: "done", text });
  const move = (step: number) =>
    setChosen((at + step + lines.length) % Math.max(1, lines.length));
  const select = setChosen;
  return { typed, type, lines, at, move, select, outcome, runLine, show };
}

interface Origin {
  machine: string;
  onward: Line[];
}

function withOnward(lines: Line[], origin: Origin | undefined): Line[] {
  return lines.flatMap((line) =>
    line.machine === origin?.machine ? [line, ...origin.onward] : [line]
  );
}

interface Page {
  title: string;
  url: string;
  language?: string;
}

/** The parts of `/?mode=agent` that are links. */
interface AgentView {
  pages: (Page & { translations?: Page[] })[];
  operations: { operationId: string; summary: string }[];
  documents: { title: string; url: string }[];
}

/** Fetches all pages, operations and documents in one request. Throws as `fetch` does. */
async function fetchPlaces(): Promise<Line[]> {
  const answer = await readAnswer(await fetch("/?mode=agent"));
  const { data } = resultOf(answer, jsonOf<AgentView>, Date.now());
  const { pages, operations, documents } = data;
  return [
    ...pages.map((page) => {
      const { title, url, language } = inLanguageOfDocument(page);
      return { ...place(title, pathOf(url)), language };
    }),
    ...operations.map(({ operationId, summary }) =>
      place(summary, `/developers#${operationId.toLowerCase()}`)
    ),
    ...documents.map(({ title, url }) => place(title, pathOf(url))),
  ];
}

function inLanguageOfDocument(
  { translations = [], ...page }: AgentView["pages"][number],
): Page {
  const { lang } = document.documentElement;
  const { title, url } =
    translations.find(({ language }) => language === lang) ?? page;
  return { ...page, title, url };
}

function place(title: string, machine: string): Line {
  return { group: "go", title, machine };
}

/** The origin in `url` is the configured one, which may differ from that of the page. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
