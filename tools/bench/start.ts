import { startBare } from "./ratios.ts";
import { type Server, startSite } from "./server.ts";

const ROUNDS = 9;

/** Milliseconds from the start of a process to its first answer, medians. */
export interface StartFigures {
  site: number;
  bare: number;
  /** How many times the bare server's time, the median of the rounds. */
  times: number;
}

/** Starts both in turn: the speed of a machine drifts. */
export async function measureStarts(): Promise<StartFigures> {
  const nothing = await Deno.makeTempFile();
  const rounds: { site: number; bare: number }[] = [];
  try {
    await Deno.writeTextFile(nothing, '{ "headers": [], "body": "" }');
    for (let i = 0; i <= ROUNDS; i++) {
      rounds.push({
        bare: await firstAnswer(startBare(nothing)),
        site: await firstAnswer(startSite()),
      });
    }
  } finally {
    await Deno.remove(nothing);
  }
  const warm = rounds.slice(1); // the first one fills the caches
  return {
    site: median(warm.map(({ site }) => site)),
    bare: median(warm.map(({ bare }) => bare)),
    times: median(warm.map(({ site, bare }) => site / bare)),
  };
}

async function firstAnswer(starting: Promise<Server>): Promise<number> {
  await using server = await starting;
  return await server.startup("/about");
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
