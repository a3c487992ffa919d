import { at } from "../../lib/room/iso.ts";
import { ENTRANCE } from "../../lib/room/places.ts";
import { launchBrowser } from "../../tests/support/browser.ts";
import { clickAt } from "../../tests/room/support/visit_room.ts";

/** Of Chromium's Trace Event Format; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own time, without what it waited for a processor. */
  tdur?: number;
  args: { name?: string };
}

/** Of a walk, in milliseconds. */
const LONGEST = 1_200;
/** Across the room and back, in tiles from the entrance. */
const WALKS = [[2, 0], [0, 0], [1, 1], [-1, -1], [2, 0], [0, 0]];

/** What the main thread does in the time of each frame while somebody walks through the room, in milliseconds. */
export async function walkingFrames(base: string): Promise<number[]> {
  await using browser = await launchBrowser();
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1200 },
  });
  await page.goto(`${base}/room`);
  await page.locator(".pan[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  const walk = async ([i = 0, j = 0]: number[]) => {
    const { tile } = ENTRANCE;
    await clickAt(page, at(tile.i + i + .5, tile.j + j + .5));
    // Whoever asks the page whether they have come is part of what it does.
    await page.waitForTimeout(LONGEST);
  };
  // What a walk needs is loaded with the first.
  await walk([-1, -1]);
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const to of WALKS) await walk(to);
  const trace = new TextDecoder().decode(await browser.stopTracing());
  return framesOf(JSON.parse(trace).traceEvents);
}

const CATEGORIES = ["toplevel", "devtools.timeline", "__metadata"];

function framesOf(events: TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) =>
    name === "thread_name" && args.name === "CrRendererMain"
  );
  const [own = []] = mains
    .map(({ pid, tid }) => events.filter((e) => e.pid === pid && e.tid === tid))
    .sort((one, other) => other.length - one.length);
  const tasks = own.filter(({ name }) => name === TASK);
  const start = tasks[0]?.ts ?? 0;
  const frames: number[] = [];
  for (const { ts, tdur, dur = 0 } of tasks) {
    const nth = Math.floor((ts - start) / FRAME);
    frames[nth] = (frames[nth] ?? 0) + (tdur ?? dur) / 1_000;
  }
  return Array.from(frames, (spent = 0) => spent);
}

/** In microseconds, of a screen that is drawn sixty times a second. */
const FRAME = 1_000_000 / 60;
const TASK = "ThreadControllerImpl::RunTask";
